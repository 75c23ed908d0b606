import { checkShuffle, type ShuffleCheck } from '@hundredfold/shared/proof-check/check-shuffle.ts';
import type { Steps } from '@hundredfold/shared/proof-check/history-events.ts';
import type { VerifyMessages } from '../messages/en.ts';

interface SavedGame extends Steps {
  readonly proof?: unknown;
  readonly names?: readonly ({ readonly name: string } | null)[];
}

export function showResult(texts: VerifyMessages, text: string): readonly Node[] {
  const game = savedGame(text);
  if (game === null) return [verdict(texts.unreadable, 'unreadable')];
  if (game.proof === undefined) return [verdict(texts.none, 'none')];
  const check = checkShuffle(game);
  const { failed, seats, attempts } = check;
  const names: SeatNames = (of) => of.map((seat) => game.names?.[seat]?.name ?? `#${seat + 1}`).join(', ');
  if (failed !== null) return [verdict(texts.wrong, 'wrong'), steps(texts, check)];
  const history = before(texts, check, names);
  if (seats.length === 0) return [verdict(texts.alone, 'alone', '', history), steps(texts, check)];
  const proven = attempts > 1 ? texts.after(attempts) : texts.proven;
  return [verdict(proven, 'proven', names(seats), history), ...cards(texts, check), steps(texts, check)];
}

type SeatNames = (of: readonly number[]) => string;

/** Returns what happened before the final attempt: void attempts, starts that were given up, and what browsers say of others. */
function before(texts: VerifyMessages, { givenUp, voids, unnamed }: ShuffleCheck, names: SeatNames): readonly string[] {
  return [
    ...givenUp.map(({ why, missing }) =>
      [texts[why], ...missing.slice(0, 1).map(() => texts.silent + missing.map((seat) => seat + 1).join(', '))].join(' '),
    ),
    ...voids.map((missing, index) => texts.void(index + 1) + names(missing)),
    ...(unnamed.length > 0 ? [texts.unnamed + names(unnamed)] : []),
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

function verdict(
  [title = '', about = '']: readonly string[],
  kind: string,
  names = '',
  history: readonly string[] = [],
): HTMLElement {
  const section = element('section', kind, element('h2', '', title), about + names);
  for (const line of history) section.append(element('p', '', line));
  return section;
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

/** Makes an element with a class. Strings become text, never markup. */
export function element(name: string, className: string, ...children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}
