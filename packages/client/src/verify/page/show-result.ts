import { checkShuffle, type ShuffleCheck } from '../check/check-shuffle.ts';
import type { Steps } from '../check/history.ts';
import type { VerifyMessages } from '../messages/en.ts';
import { element } from './element.ts';

/** The part of a saved game that is shown. */
interface SavedGame extends Steps {
  readonly proof?: unknown;
  readonly names?: readonly ({ readonly name: string } | null)[];
}

/** Returns what is known of the shuffle of a saved game. */
export function showResult(texts: VerifyMessages, text: string): readonly Node[] {
  const game = savedGame(text);
  if (game === null) return [verdict(texts, 'unreadable')];
  if (game.proof === undefined) return [verdict(texts, 'none')];
  const check = checkShuffle(game);
  const { failed, seats, voids } = check;
  const names = (of: readonly number[]) => of.map((seat) => game.names?.[seat]?.name ?? `#${seat + 1}`).join(', ');
  if (failed !== null) return [verdict(texts, 'wrong'), steps(texts, check)];
  return [
    seats.length > 0 ? verdict(texts, 'proven', names(seats)) : verdict(texts, 'alone'),
    ...voids.map((missing, index) => element('p', '', `${texts.void}${index + 1}: ${names(missing)}`)),
    ...(seats.length > 0 ? cards(texts, check) : []),
    steps(texts, check),
  ];
}

function savedGame(text: string): SavedGame | null {
  try {
    const game = JSON.parse(text) as SavedGame;
    return Array.isArray(game.steps) ? game : null;
  } catch {
    return null;
  }
}

function verdict(texts: VerifyMessages, which: 'proven' | 'alone' | 'none' | 'wrong' | 'unreadable', names = ''): HTMLElement {
  const [title = '', about] = texts[which];
  return element('section', which, element('h2', '', title), about + names);
}

/** Returns the steps of the check. The first one, the form of the proof, goes without saying. */
function steps(texts: VerifyMessages, { failed, at }: ShuffleCheck): HTMLElement {
  let state: 'right' | 'failed' | 'skipped' = failed === 'form' ? 'skipped' : 'right';
  const list = element('dl', '');
  for (const step of ['people', 'seal', 'outcomes', 'moves'] as const) {
    if (step === failed) state = 'failed';
    const number = state === 'failed' && at > 0 ? ` (${at})` : '';
    list.append(element('dt', state, texts[state]), element('dd', '', texts[step] + number));
    if (step === failed) state = 'skipped';
  }
  return list;
}

function cards(texts: VerifyMessages, check: ShuffleCheck): readonly HTMLElement[] {
  const faces = check.cards.map((card) => {
    const suit = 'CDHS'.indexOf(card.slice(-1));
    return element('i', suit === 1 || suit === 2 ? 'red' : '', card.slice(0, -1), element('br', ''), '♣♦♥♠'[suit] ?? '');
  });
  return [element('p', '', texts.cards), ...faces];
}
