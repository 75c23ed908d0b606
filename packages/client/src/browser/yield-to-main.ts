interface Scheduling {
  readonly scheduler?: { yield?(): Promise<void> };
}

/** Lets the page do whatever is due before the work goes on: presses come first. Where the browser knows no better, that takes a timer. */
export function yieldToMain(): Promise<void> {
  const { scheduler }: Scheduling = globalThis;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
