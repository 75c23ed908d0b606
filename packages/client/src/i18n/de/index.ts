import type { Messages } from '../en/index.ts';
import * as sections from './sections.ts';

export const messages: Messages = {
  house: 'Hundredfold',
  pitch: 'Tisch aufmachen, Link schicken, spielen. Jeder am eigenen Bildschirm, ganz ohne Anmeldung.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  back: 'Zurück',
  done: 'Fertig',
  notNow: 'Jetzt nicht',
  more: 'Mehr',
  menu: 'Menü',
  hideNotice: 'Hinweis ausblenden',
  ...sections,
};
