/** Lets the page handle waiting events, such as presses, before the work goes on. Some browsers have no scheduler. */
export function yieldToMain(): Promise<void> {
  const { scheduler }: { readonly scheduler?: { yield?(): Promise<void> } } = globalThis;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
