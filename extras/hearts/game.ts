import type { GameManifest } from '@hundredfold/client/game';
import { terms } from './rules/declaration.ts';

export const game: GameManifest = {
  terms,
  rules: () => import('./rules/index.ts').then(({ hearts }) => hearts),
  rulebooks: {
    en: () => import('./RULES.md?raw').then((file) => file.default),
    de: () => import('./RULES.de.md?raw').then((file) => file.default),
    ru: () => import('./RULES.ru.md?raw').then((file) => file.default),
  },
  messages: {
    en: () => import('./messages/en.ts').then(({ messages }) => messages),
    de: () => import('./messages/de.ts').then(({ messages }) => messages),
    ru: () => import('./messages/ru.ts').then(({ messages }) => messages),
  },
  presentation: () => import('./table/presentation.tsx').then(({ presentation }) => presentation),
  help: () => import('./table/help.ts').then(({ help }) => help),
  hint: () => import('./table/hint.ts').then(({ reason }) => reason),
  lesson: () => import('./table/lesson.ts').then(({ lesson }) => lesson),
  summary: () => import('./table/summary.ts').then(({ drawn }) => drawn),
  moment: () => import('./table/moment.ts').then(({ moment }) => moment),
  preview: 'preview.jpg',
};
