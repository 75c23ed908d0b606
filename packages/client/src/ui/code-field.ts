/** What every field for a code that somebody was told has in common. */
export const CODE_FIELD = {
  autocomplete: 'off',
  autocapitalize: 'characters',
  spellcheck: false,
  // A whole link may be pasted, with what stands around it.
  maxLength: 500,
  placeholder: '7K4M-2XPD',
} as const;
