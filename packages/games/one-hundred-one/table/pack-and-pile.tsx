import {
  boxOf,
  type CentreProps,
  cardName,
  look,
  type NameOf,
  PileCount,
  placed,
  playedCard,
  playerName,
  printedRank,
} from '@hundredfold/client/game';
import { type Face, mayAct } from '@hundredfold/shared/game';
import { useRef } from 'preact/hooks';
import { handPoints } from '../rules/score.ts';
import type { OneHundredOneView } from '../rules/view.ts';
import { type CardEffect, cardEffects } from './card-effects.ts';
import { middleOf, sorted } from './layout.ts';
import { oneHundredOneMessages } from './messages.ts';
import { playsOf, struckNow, wouldDo } from './standing.ts';

export function PackAndPile(props: CentreProps<OneHundredOneView>) {
  const { view, frame } = props;
  const { pack, top } = middleOf(frame);
  return (
    <>
      <div class="card-place" style={placed(boxOf(pack))} />
      <div class="card-place" style={placed(boxOf(top))} />
      <PileCount count={view.table.pack} spot={pack} />
      <Notice {...props} />
    </>
  );
}

interface Note {
  readonly look: 'is-would' | 'is-own' | 'is-past' | '';
  readonly text: string;
}

function Notice(props: CentreProps<OneHundredOneView>) {
  const own = toldOf(cardEffects(props), props.name);
  const now = struck(props);
  // Before their own turn, players read what led to it; effects on others meanwhile stand on those players' plates.
  const { strike, isShallow } = middleOf(props.frame);
  const note = useReckoning(props) ?? considered(props) ?? (mayAct(props.view) ? (own ?? now) : (now ?? own));
  return (
    note && (
      <p class={`fact strike ${note.look}${isShallow ? ' is-beside' : ''}`} style={placed(strike)}>
        <span>{note.text}</span>
      </p>
    )
  );
}

/** Returns the result of a round, until the cards of the next round have been dealt. */
function useReckoning(scenery: CentreProps<OneHundredOneView>): Note | null {
  const told = useRef<Note | null>(null);
  if (scenery.view.toAct.length > 0) told.current = null;
  told.current = leftOver(scenery) ?? told.current;
  return told.current;
}

/**
 * Names the player who was left with cards, at the end of a round while the cards are gathered. When a round ends undecided,
 * the pile goes first.
 */
function leftOver({ view, frame, name, addressed, move }: CentreProps<OneHundredOneView>): Note | null {
  if (view.table.pile.size === 0) return null;
  if (move === null || move.from.seat === null || move.to.zone !== 'pack' || typeof move.cards === 'number') return null;
  const { leftShort } = oneHundredOneMessages.value.table;
  const own = move.from.seat === frame.stations.findIndex(({ side }) => side === 'bottom');
  const held = sorted(move.cards).map(shortName).join(' ');
  return {
    look: own ? 'is-own' : '',
    text: leftShort(playerName({ viewer: addressed }, move.from.seat, name), held, handPoints(move.cards)),
  };
}

function considered({ view, name, considered }: CentreProps<OneHundredOneView>): Note | null {
  if (considered === null || playsOf(view, considered).length === 0) return null;
  const text = wouldDo(view, considered, name);
  return text === null ? null : { look: 'is-would', text };
}

function struck({ view, name, addressed }: CentreProps<OneHundredOneView>): Note | null {
  const { taken, pile } = view.table;
  const seat = struckNow(view);
  if (seat === null || pile.top === null) return null;
  const own = seat === addressed;
  const text = oneHundredOneMessages.value.table.strike(cardName(pile.top), playerName({ viewer: addressed }, seat, name), taken);
  return { look: own ? 'is-own' : '', text };
}

/** Returns the effects on the viewer, kept because the others may play faster than the viewer can read. */
function toldOf(past: readonly CardEffect[], name: NameOf): Note | null {
  const { wasPassed, wasStruck } = oneHundredOneMessages.value.table;
  const lines = past.map((each) => (each === 'passed' ? wasPassed : wasStruck(name(each.by), playedCard(each.card), each.taken)));
  if (lines.length === 0) return null;
  return { look: 'is-past', text: lines.length === 1 ? lines.join('') : lines.map((line) => `${line}.`).join(' ') };
}

const PIPS: Readonly<Record<string, string>> = { S: '♠\uFE0E', H: '♥\uFE0E', D: '♦\uFE0E', C: '♣\uFE0E' };

function shortName(card: Face): string {
  const rank = printedRank(card.slice(0, -1), look.value);
  return `${rank}${PIPS[card.slice(-1)] ?? ''}`;
}
