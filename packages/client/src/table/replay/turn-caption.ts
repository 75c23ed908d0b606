import { lastSeen, type Match } from '@hundredfold/shared/core/match.ts';
import type { Viewer } from '@hundredfold/shared/core/view.ts';
import { t } from '../../i18n/index.ts';
import { type Sentence, textOf } from '../../i18n/sentence.ts';
import type { OpenedRecord } from '../../net/replay/open-record.ts';
import { recordedSeats } from '../../net/replay/replay-snapshot.ts';
import type { ReplayState } from '../../net/replay/replay-state.ts';
import type { WhatIf } from '../../net/replay/replay-table-link.ts';
import type { NameOf, Presentation } from '../presentation.ts';
import { nameIn } from '../state/player-name.ts';

/** The parts of a sentence about a turn that are the same for every turn. */
export interface Teller {
  readonly presentation: Presentation;
  readonly name: NameOf;
  readonly view: Viewer;
}

export function recordedNames({ record }: OpenedRecord): NameOf {
  return nameIn({ seat: null, seats: recordedSeats(record.names) });
}

/** Describes the move between two matches, as far as the viewer may know it. */
export function sentencesOf(before: Match, after: Match, { presentation, name, view }: Teller): readonly Sentence[] {
  const last = lastSeen(after, view);
  if (last === null) return [];
  const seen = ({ game, state }: Match) => game.view(state, view);
  return presentation.logSentences({ before: seen(before), last, after: seen(after) }, name);
}

export function sentencesAt(opened: OpenedRecord, turn: number, teller: Teller): readonly Sentence[] {
  if (turn === 0) return [t.value.replay.begins];
  const [before, after] = opened.matches(turn - 1, turn);
  return before === undefined || after === undefined ? [] : sentencesOf(before, after, teller);
}

export function sentencesOfWhatIf({ before, match }: WhatIf, teller: Teller): readonly Sentence[] {
  return sentencesOf(before, match, teller);
}

export function spokenTurn({ turn }: Pick<ReplayState, 'turn'>, last: number, sentences: readonly Sentence[]): string {
  const said = textOf(sentences);
  const shown = t.value.replay.turn(turn, last);
  return said === '' ? shown : `${shown}: ${said}`;
}
