import { lazy } from '@hundredfold/shared/core/lazy.ts';

/** The forms of a word by count; `other` is the fallback. */
export type Forms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Chooses the form for a count in a language; `#` stands for the number. */
export function plural(locale: string): (count: number, forms: Forms) => string {
  const rules = lazy(() => new Intl.PluralRules(locale));
  const digits = lazy(() => new Intl.NumberFormat(locale));
  return (count, forms) => (forms[rules().select(count)] ?? forms.other).replace('#', digits().format(count));
}
