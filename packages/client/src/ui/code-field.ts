import { MAX_CODE_TEXT_LENGTH } from '@hundredfold/shared/protocol/code.ts';

export const CODE_FIELD = {
  autocomplete: 'off',
  autocapitalize: 'characters',
  spellcheck: false,
  // A user may paste a whole link, with the text around it.
  maxLength: MAX_CODE_TEXT_LENGTH,
  placeholder: '7K4M-2XPD',
} as const;
