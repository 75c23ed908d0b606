import type { GameManifest } from '@hundredfold/client/game';
import { terms } from './rules/index.ts';

export const game: GameManifest = {
  terms,
  rules: () => import('./rules/index.ts').then(({ bids }) => bids),
  rulebooks: { en: () => import('./RULES.md?raw').then((file) => file.default) },
  messages: { en: () => import('./messages/en.ts').then(({ messages }) => messages) },
  presentation: () => import('./table/presentation.tsx').then(({ presentation }) => presentation),
  summary: () => import('./table/summary.ts').then(({ drawn }) => drawn),
};
