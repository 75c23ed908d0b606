import type { Messages } from '../en/index.ts';
import { first } from './first.ts';
import * as sections from './sections.ts';

export const messages: Messages = {
  ...first,
  cancel: 'Abbrechen',
  back: 'Zurück',
  done: 'Fertig',
  notNow: 'Jetzt nicht',
  more: 'Mehr',
  menu: 'Menü',
  ...sections,
};
