import type { Face } from '@hundredfold/shared/cards/face.ts';
import { mayAct } from '@hundredfold/shared/core/view.ts';
import { handPoints } from '@hundredfold/shared/games/one-hundred-one/score.ts';
import type { OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { useRef } from 'preact/hooks';
import { printedRank } from '../../cards/suits.ts';
import { cardName } from '../../table/card-words.ts';
import { boxOf, placed } from '../../table/geometry/spot.ts';
import { PileCount } from '../../table/parts/pile-count.tsx';
import type { Scenery } from '../../table/staging.ts';
import { language } from '../../words/index.ts';
import { middleOf, sorted } from './lie.ts';
import { orderedSuit, struckNow } from './standing.ts';
import { SuitSign } from './suit-question.tsx';
import { oneHundredOneWords } from './words.ts';

/** The places of pack and pile, the suit that is ordered, and what the top card has done to whom. */
export function PackAndPile(props: Scenery<OneHundredOneView>) {
  const { view, frame } = props;
  const { pack, top } = middleOf(frame);
  return (
    <>
      <div class="card-place" style={placed(boxOf(pack))} />
      <div class="card-place" style={placed(boxOf(top))} />
      <PileCount count={view.table.pack} spot={pack} />
      <Ordered {...props} />
      <Strike {...props} />
      <LeftOver {...props} />
    </>
  );
}

function Ordered({ view, frame }: Scenery<OneHundredOneView>) {
  const suit = orderedSuit(view);
  const words = oneHundredOneWords.value;
  if (suit === null) return null;
  return (
    <div
      key={suit}
      class="ordered"
      role="img"
      aria-label={words.ordered(words.suits[suit])}
      style={placed(middleOf(frame).order)}
    >
      <SuitSign suit={suit} />
      <span>{words.orderedShort}</span>
    </div>
  );
}

/** Whoever is struck reads what hit them, and can still read it when the others have gone on. */
function Strike({ view, frame, name }: Scenery<OneHundredOneView>) {
  const words = oneHundredOneWords.value;
  const { taken, pile } = view.table;
  const hit = useHit(view);
  const struck = struckNow(view);
  const style = placed(middleOf(frame).strike);
  if (struck === null || pile.top === null) {
    return hit && <StrikeNote style={style} look="is-past" text={words.wasStruck(cardName(hit.card), hit.taken)} />;
  }
  const own = struck === view.viewer;
  const text = words.strike(cardName(pile.top), { name: name(struck), own }, taken);
  return <StrikeNote style={style} look={own ? 'is-own' : ''} text={text} />;
}

interface StrikeNoteProps {
  readonly style: ReturnType<typeof placed>;
  readonly look: string;
  readonly text: string;
}

function StrikeNote({ style, look, text }: StrikeNoteProps) {
  return (
    <p class={`strike ${look}`} style={style}>
      <span>{text}</span>
    </p>
  );
}

/** At the end of a round, while the cards are gathered: who was left with which. When a round ends undecided, the pile goes first. */
function LeftOver({ view, frame, name, move }: Scenery<OneHundredOneView>) {
  if (view.table.pile.size === 0) return null;
  if (move === null || move.from.seat === null || move.to.zone !== 'pack' || typeof move.cards === 'number') return null;
  const { leftShort } = oneHundredOneWords.value;
  const own = move.from.seat === frame.stations.findIndex(({ side }) => side === 'bottom');
  return (
    <p class={`strike is-reckoning${own ? ' is-own' : ''}`} style={placed(middleOf(frame).strike)}>
      <span>{leftShort(name(move.from.seat), sorted(move.cards).map(shortName).join(' '), handPoints(move.cards))}</span>
    </p>
  );
}

const PIPS: Readonly<Record<string, string>> = { S: '♠\uFE0E', H: '♥\uFE0E', D: '♦\uFE0E', C: '♣\uFE0E' };

function shortName(card: Face): string {
  const rank = printedRank(card.slice(0, -1), { language: language.value });
  return `${rank}${PIPS[card.slice(-1)] ?? ''}`;
}

/** A card that struck the viewer, and how many cards that brought. */
interface Hit {
  readonly card: Face;
  readonly taken: number;
}

/** What hit the viewer last, until they have acted again: the others may go on faster than one reads. */
function useHit(view: OneHundredOneView): Hit | null {
  const hit = useRef<Hit | null>(null);
  const wasToAct = useRef(false);
  const { viewer, table } = view;
  const isToAct = mayAct(view);
  const { top } = table.pile;
  if (top === null || (wasToAct.current && !isToAct)) hit.current = null;
  if (top !== null && struckNow(view) === viewer) hit.current = { card: top, taken: table.taken };
  wasToAct.current = isToAct;
  return hit.current;
}
