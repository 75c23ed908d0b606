import { useRef } from 'preact/hooks';
import type { Carriable } from '../carried.ts';
import { handStrips } from '../geometry/arrange.ts';
import { keyOf, ownHandOf, type Zone } from '../geometry/layout.ts';
import { type Box, placed } from '../geometry/pose.ts';
import { highlightProps, isCardHighlighted } from '../highlight.ts';
import { arrange } from '../hold.ts';
import { facesInHand, isAmong, isSameCard } from '../own-card.ts';
import { LIFT, standsOut } from '../painted.ts';
import type { Picking } from '../presentation.ts';
import { propose, takeBack, tryCard, useMeant } from '../press.ts';
import { canPress, hasOwnHandLanded, isShown, pickingOf, type Stage, zonesOf } from '../stage.ts';
import { tableWords } from '../words.ts';
import { CardWorth } from './card-worth.tsx';
import { isSought } from './keep-focus.ts';
import { decisionAt } from './questions.tsx';
import { useCarry } from './use-carry.ts';
import { useLook } from './use-look.ts';
import { useRoving } from './use-roving.ts';

/** The viewer's hand as buttons over the painted cards. Only the buttons can be pressed. */
export function HandButtons({ stage }: { readonly stage: Stage }) {
  const { view } = stage.latest.value;
  const hand = ownHandOf(zonesOf(stage, view), view.viewer);
  return hand && <Hand key={keyOf(hand.place)} zone={hand} stage={stage} />;
}

function Hand({ zone: { place, faces, spots }, stage }: { readonly zone: Zone; readonly stage: Stage }) {
  const list = useRef<HTMLUListElement>(null);
  const { current, stand, onFocusIn, onFocusOut, onKeyDown } = useRoving(list, faces.length);
  const boxes = handStrips(spots, stage.frame.value.handed);
  const drawn = faces.lastIndexOf(stage.presentation.drawn?.(stage.latest.value.view) ?? null);
  const leave = (event: FocusEvent): void => {
    onFocusOut(event);
    stage.considered.value = null;
  };
  /** Moves the focused card to another place in the hand. */
  const puts = (event: KeyboardEvent): boolean => {
    const step = STEPS[event.key] ?? 0;
    const face = faces[current] ?? null;
    if (step === 0 || !(event.ctrlKey || event.altKey) || face === null) return false;
    event.preventDefault();
    arrange(stage, { face, index: current }, current + step);
    return true;
  };
  return (
    <ul
      ref={list}
      class={stage.carried.value === null ? 'hand' : 'hand is-carrying'}
      aria-label={tableWords.value.hand}
      onFocusIn={onFocusIn}
      onFocusOut={leave}
      onKeyDown={(event) => {
        if (event.key === 'Escape') takeBack(stage);
        else if (!puts(event)) onKeyDown(event);
      }}
    >
      {faces.map((face, index) => {
        const strip = boxes[index];
        const spot = spots[index];
        if (face === null || strip === undefined || spot === undefined) return null;
        return (
          <li key={`${face} ${faces.slice(0, index).filter((other) => other === face).length}`}>
            <HandCard
              strip={strip}
              what={{ place, card: { face, index }, spot }}
              stage={stage}
              drawn={index === drawn}
              reachable={index === current}
              onFocus={() => stand(index)}
            />
          </li>
        );
      })}
    </ul>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface Props {
  readonly what: Carriable;
  /** `true` if the card was drawn just now. */
  readonly drawn: boolean;
  /** The visible part of the card. */
  readonly strip: Box;
  readonly stage: Stage;
  /** `true` if the tab key reaches the card; the arrow keys reach the others. */
  readonly reachable: boolean;
  onFocus(): void;
}

/** A card in hand as a button. */
function HandCard({ what, drawn, strip, stage, reachable, onFocus }: Props) {
  const { card, spot } = what;
  const { view } = stage.latest.value;
  const { face } = card;
  const can = canPress(stage, card);
  const lit = isCardHighlighted(stage, face);
  const worth = stage.presentation.worth?.(view, face) ?? null;
  const meant = useMeant(strip);
  const carry = useCarry(stage, what);
  const consider = (): void => {
    if (!isSameCard(card, stage.considered.peek())) stage.considered.value = card;
  };
  const { handlers, onlyLooked, hint } = useLook({
    look: consider,
    leave() {
      if (isSameCard(card, stage.considered.peek())) stage.considered.value = null;
    },
  });
  const classes = [
    'hand-card',
    can && isShown(stage) ? 'is-shown' : '',
    drawn ? 'is-drawn' : '',
    lit ? 'is-meant' : '',
    standsOut(stage, card) ? 'is-out' : '',
  ];
  const lift = `${can ? spot.width * LIFT : 0}px`;
  return (
    <>
      <button
        type="button"
        class={classes.filter(Boolean).join(' ')}
        data-card={face}
        tabIndex={reachable ? 0 : -1}
        aria-label={stage.presentation.describe(view, face, stage.name)}
        aria-disabled={!can}
        title={[drawn ? tableWords.value.justDrawn : '', worth?.long ?? ''].filter(Boolean).join(' · ')}
        {...highlightProps(lit)}
        {...(pickingOf(stage) === null ? {} : { 'aria-pressed': isAmong(card, stage.picked.value) })}
        style={{ ...placed(strip), '--lift': lift }}
        {...handlers}
        onPointerDown={(event) => {
          if (!meant.isPress(event)) return;
          handlers.onPointerDown(event);
          carry.onPointerDown(event);
        }}
        onFocus={(event) => {
          onFocus();
          if (isSought(event)) consider();
        }}
        onClick={(event) => {
          if (!meant.isClick(event) || carry.wasCarried(event) || onlyLooked(event)) return;
          if (tryCard(stage, card)) hint();
        }}
      />
      {hasOwnHandLanded(stage) && (
        // The key changes with the place, so a new element appears after the card has landed.
        <CardWorth key={`${strip.x} ${strip.y}`} short={worth?.short} box={strip} lift={lift} lands={stage.shown.peek().flight} />
      )}
    </>
  );
}

/** Plays several picked cards once there are enough, and says what it will do with them. */
export function PickButton({ picking, stage }: { readonly picking: Picking; readonly stage: Stage }) {
  const picked = stage.picked.value;
  const cards = facesInHand(picked);
  const enough = picked.length === picking.count;
  return (
    <button
      type="button"
      class="decide is-picking"
      aria-disabled={!enough}
      style={decisionAt(stage.frame.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') takeBack(stage);
      }}
      onClick={() => {
        if (enough) void propose(stage, picking.choose(cards), picked);
      }}
    >
      {picking.label(cards)}
    </button>
  );
}
