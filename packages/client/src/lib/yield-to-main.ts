interface Scheduling {
  readonly scheduler?: { yield?(): Promise<void> };
}

/**
 * Lets the page handle waiting events, such as presses, before the work goes on. Uses a timer where the browser has no `scheduler.yield`.
 */
export function yieldToMain(): Promise<void> {
  const { scheduler }: Scheduling = globalThis;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
