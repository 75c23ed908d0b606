let inUse = false;

/** Notes the first sign of somebody in front of the page. */
export function noteUse(): void {
  for (const sign of ['keydown', 'pointerdown'] as const) {
    addEventListener(sign, () => (inUse = true), { capture: true, once: true, passive: true });
  }
}

/** Whether anybody has pressed or touched anything since the page was loaded. */
export function isInUse(): boolean {
  return inUse;
}
