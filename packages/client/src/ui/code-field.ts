/** What every field for a code that somebody was told has in common. */
export const CODE_FIELD = {
  autocomplete: 'off',
  autocapitalize: 'characters',
  spellcheck: false,
  maxLength: 12,
  placeholder: '7K4M-2XPD',
} as const;
