import type { SkeletonRefusal } from '@hundredfold/shared/testing/examples/skeleton/declaration.ts';
import { type RefusalWords, spoken } from '../../src/i18n/index.ts';
import { plural } from '../../src/i18n/plural.ts';

/** The table texts of Skeleton. */
interface SkeletonWords {
  readonly leader: string;
  readonly youLead: string;
  readonly youPlay: string;
  readonly leads: (name: string) => string;
  readonly plays: (name: string) => string;
  readonly tricks: (count: number) => string;
  readonly played: (name: string) => string;
  readonly refusals: RefusalWords<SkeletonRefusal>;
}

const many = plural('en');
const viele = plural('de');
const mnogo = plural('ru');

const en: SkeletonWords = {
  leader: 'leads',
  youLead: 'Your turn: lead a card',
  youPlay: 'Your turn: play a card',
  leads: (name) => `${name} leads`,
  plays: (name) => `It’s ${name}’s turn`,
  tricks: (count) => many(count, { one: '# trick', other: '# tricks' }),
  played: (name) => `Card played: ${name}`,
  refusals: {},
};

const de: SkeletonWords = {
  leader: 'spielt aus',
  youLead: 'Du bist dran: spiel aus',
  youPlay: 'Du bist dran: spiel eine Karte',
  leads: (name) => `${name} spielt aus`,
  plays: (name) => `${name} ist dran`,
  tricks: (count) => viele(count, { one: '# Stich', other: '# Stiche' }),
  played: (name) => `Gespielt: ${name}`,
  refusals: {},
};

const ru: SkeletonWords = {
  leader: 'заходит',
  youLead: 'Ваш ход: заходите',
  youPlay: 'Ваш ход: сыграйте карту',
  leads: (name) => `Заходит ${name}`,
  plays: (name) => `Ходит ${name}`,
  tricks: (count) => mnogo(count, { one: '# взятка', few: '# взятки', other: '# взяток' }),
  played: (name) => `Сыграно: ${name}`,
  refusals: {},
};

export const skeletonWords = spoken<SkeletonWords>({ en, de, ru });
