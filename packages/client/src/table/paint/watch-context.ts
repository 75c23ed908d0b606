/** Milliseconds that the browser has to restore a lost graphics context. After two crashes of its GPU process it never does. */
const RESTORE_TIMEOUT_MS = 1000;

/** Calls back once when the graphics context of a canvas is lost and does not come back, until the returned function is called. */
export function watchContext(canvas: EventTarget, gone: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restored = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const lost = (): void => {
    timer ??= setTimeout(() => {
      stop();
      gone();
    }, RESTORE_TIMEOUT_MS);
  };
  const stop = (): void => {
    restored();
    canvas.removeEventListener('webglcontextlost', lost);
    canvas.removeEventListener('webglcontextrestored', restored);
  };
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', restored);
  return stop;
}
