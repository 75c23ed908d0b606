/** Leads to the first field of a form that holds something wrong; whether there is one. */
export function focusOnWrong(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]');
  wrong?.focus();
  return wrong !== null;
}
