import { useRef } from 'preact/hooks';
import { strips } from '../geometry/arrange.ts';
import { keyOf, ownHandOf, type Zone } from '../geometry/layout.ts';
import { type Box, placed } from '../geometry/spot.ts';
import { isCardLit, litProps } from '../lit.ts';
import { pressCard, propose, takeBack, useMeant } from '../press.ts';
import { refuseCard } from '../refuse.ts';
import {
  canPress,
  facesInHand,
  isAmong,
  isSameCard,
  isShown,
  LIFT,
  type OwnCard,
  pickingOf,
  type Stage,
  zonesOf,
} from '../stage.ts';
import type { Picking } from '../staging.ts';
import { tableWords } from '../words.ts';
import { CardWorth } from './card-worth.tsx';
import { isSought } from './keep-focus.ts';
import { decisionAt } from './questions.tsx';
import { useLook } from './use-look.ts';
import { useRoving } from './use-roving.ts';

/** The viewer's hand as buttons over the painted cards: they alone are pressed. */
export function HandButtons({ stage }: { readonly stage: Stage }) {
  const { view } = stage.latest.value;
  const hand = ownHandOf(zonesOf(stage, view), view.viewer);
  return hand && <Hand key={keyOf(hand.place)} zone={hand} stage={stage} />;
}

function Hand({ zone: { faces, spots }, stage }: { readonly zone: Zone; readonly stage: Stage }) {
  const list = useRef<HTMLUListElement>(null);
  const { current, stand, onFocusIn, onFocusOut, onKeyDown } = useRoving(list, faces.length);
  const boxes = strips(spots);
  const drawn = faces.lastIndexOf(stage.staging.drawn?.(stage.latest.value.view) ?? null);
  const leave = (event: FocusEvent): void => {
    onFocusOut(event);
    stage.considered.value = null;
  };
  return (
    <ul
      ref={list}
      class="hand"
      aria-label={tableWords.value.hand}
      onFocusIn={onFocusIn}
      onFocusOut={leave}
      onKeyDown={(event) => {
        if (event.key === 'Escape') takeBack(stage);
        else onKeyDown(event);
      }}
    >
      {faces.map((face, index) => {
        const strip = boxes[index];
        const spot = spots[index];
        if (face === null || strip === undefined || spot === undefined) return null;
        return (
          <li key={`${face} ${faces.slice(0, index).filter((other) => other === face).length}`}>
            <HandCard
              card={{ face, index }}
              strip={strip}
              width={spot.width}
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

interface Props {
  readonly card: OwnCard;
  /** Just now. */
  readonly drawn: boolean;
  /** What can be seen of the card. */
  readonly strip: Box;
  /** Of the whole card. */
  readonly width: number;
  readonly stage: Stage;
  /** By the tab key; the arrows reach the others. */
  readonly reachable: boolean;
  onFocus(): void;
}

/** A card in hand as a button. */
function HandCard({ card, drawn, strip, width, stage, reachable, onFocus }: Props) {
  const { view } = stage.latest.value;
  const { face } = card;
  const can = canPress(stage, card);
  const lit = isCardLit(stage, face);
  const worth = stage.staging.worth?.(view, face) ?? null;
  const meant = useMeant(strip);
  const consider = (): void => {
    stage.considered.value = card;
  };
  const { handlers, onlyLooked, hint } = useLook({
    look: consider,
    leave() {
      if (isSameCard(card, stage.considered.peek())) stage.considered.value = null;
    },
  });
  const classes = ['hand-card', can && isShown(stage) ? 'is-shown' : '', drawn ? 'is-drawn' : '', lit ? 'is-meant' : ''];
  const lift = `${can ? width * LIFT : 0}px`;
  return (
    <>
      <button
        type="button"
        class={classes.filter(Boolean).join(' ')}
        data-card={face}
        tabIndex={reachable ? 0 : -1}
        aria-label={stage.staging.describe(view, face, stage.name)}
        aria-disabled={!can}
        title={[drawn ? tableWords.value.justDrawn : '', worth?.long ?? ''].filter(Boolean).join(' · ')}
        {...litProps(lit)}
        {...(pickingOf(stage) === null ? {} : { 'aria-pressed': isAmong(card, stage.picked.value) })}
        style={{ ...placed(strip), '--lift': lift }}
        {...handlers}
        onPointerDown={(event) => {
          if (meant.isPress(event)) handlers.onPointerDown(event);
        }}
        onFocus={(event) => {
          onFocus();
          if (isSought(event)) consider();
        }}
        onClick={(event) => {
          if (!meant.isClick(event) || onlyLooked(event)) return;
          if (!can) return refuseCard(stage, card);
          pressCard(stage, card);
          hint();
        }}
      />
      <CardWorth short={worth?.short} box={strip} lift={lift} />
    </>
  );
}

/** Ends the choice of several cards in hand, once there are enough, and says what it will do with them. */
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
