import { useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { TextButton } from '../../ui/text-button.tsx';
import type { Draggable } from '../input/drop-target.ts';
import { cancelSelection, propose, tryCard } from '../input/press.ts';
import { useDrag } from '../input/use-drag.ts';
import { useLook } from '../input/use-look.ts';
import { useRoving } from '../input/use-roving.ts';
import { handStrips } from '../layout/arrange.ts';
import { keyOf, ownHandOf, type Zone } from '../layout/layout.ts';
import { type Box, placed } from '../layout/pose.ts';
import type { Picking } from '../presentation.ts';
import { isRaised, LIFT } from '../state/card-appearance.ts';
import { cardGuideMark, guideMark, guideProps } from '../state/guide-mark.ts';
import { arrange } from '../state/hand-order.ts';
import { facesInHand, isAmong, isSameCard, placesInHand } from '../state/own-card.ts';
import { canPress, hasOwnHandLanded, isShown, pickingOf, zonesOf } from '../state/table-queries.ts';
import type { TableUiState } from '../state/table-ui-state.ts';
import { CardValue } from './card-value.tsx';
import { isSought } from './keep-focus.ts';
import { decisionAt } from './questions.tsx';

/** The viewer's hand as buttons over the painted cards. Only the buttons can be pressed. */
export function HandButtons({ ui }: { readonly ui: TableUiState }) {
  const { view } = ui.view.latest.value;
  const hand = ownHandOf(zonesOf(ui, view), view.viewer);
  return hand && <Hand key={keyOf(hand.place)} zone={hand} ui={ui} />;
}

function Hand({ zone: { place, faces, spots }, ui }: { readonly zone: Zone; readonly ui: TableUiState }) {
  const list = useRef<HTMLUListElement>(null);
  const { current, stand, ...handlers } = useRoving(list, faces.length, () => cancelSelection(ui));
  const boxes = handStrips(spots, ui.screen.frame.value.handed);
  const marked = ui.presentation.marked?.(ui.view.latest.value.view, ui.name) ?? null;
  const markedAt = placesInHand(faces, marked?.cards ?? []);
  const leave = (event: FocusEvent): void => {
    handlers.onFocusOut(event);
    ui.hand.considered.value = null;
  };
  const puts = (event: KeyboardEvent): boolean => {
    const step = STEPS[event.key] ?? 0;
    const face = faces[current] ?? null;
    if (step === 0 || !(event.ctrlKey || event.altKey) || face === null) return false;
    event.preventDefault();
    arrange(ui, { face, index: current }, current + step);
    return true;
  };
  return (
    <ul
      ref={list}
      class={ui.hand.dragged.value === null ? 'hand' : 'hand is-dragging'}
      aria-label={t.value.gameTable.hand}
      {...handlers}
      onFocusOut={leave}
      onKeyDown={(event) => puts(event) || handlers.onKeyDown(event)}
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
              ui={ui}
              mark={markedAt.includes(index) ? (marked?.says ?? t.value.gameTable.justDrawn) : null}
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
  readonly what: Draggable;
  /** The meaning of the dot on the card; `null` if it has none. */
  readonly mark: string | null;
  /** The visible part of the card. */
  readonly strip: Box;
  readonly ui: TableUiState;
  /** `true` if the tab key reaches the card; the arrow keys reach the others. */
  readonly reachable: boolean;
  onFocus(): void;
}

function HandCard({ what, mark, strip, ui, reachable, onFocus }: Props) {
  const { card, spot } = what;
  const { view } = ui.view.latest.value;
  const { face } = card;
  const can = canPress(ui, card);
  const guided = cardGuideMark(ui, face);
  const value = ui.presentation.cardValue?.(view, face) ?? null;
  const drag = useDrag(ui, what);
  const consider = (): void => {
    if (!isSameCard(card, ui.hand.considered.peek())) ui.hand.considered.value = card;
  };
  const { handlers, isClick } = useLook(strip, {
    look: consider,
    leave() {
      if (isSameCard(card, ui.hand.considered.peek())) ui.hand.considered.value = null;
    },
  });
  const classes = [
    'hand-card',
    can && isShown(ui) ? 'is-shown' : '',
    mark === null ? '' : 'is-drawn',
    guided,
    isRaised(ui, card) ? 'is-out' : '',
    isSameCard(card, ui.choice.refused.value?.card ?? null) ? 'is-refused' : '',
  ];
  const lift = `${can ? spot.width * LIFT : 0}px`;
  return (
    <>
      <button
        type="button"
        class={classes.filter(Boolean).join(' ')}
        data-card={face}
        tabIndex={reachable ? 0 : -1}
        aria-label={ui.presentation.describe(view, face, ui.name)}
        aria-disabled={!can}
        title={[mark ?? '', value?.long ?? ''].filter(Boolean).join(' · ')}
        {...guideProps(guided)}
        {...(pickingOf(ui) === null ? {} : { 'aria-pressed': isAmong(card, ui.hand.picked.value) })}
        style={{ ...placed(strip), '--lift': lift }}
        {...handlers}
        onPointerDown={(event) => {
          if (handlers.onPointerDown(event)) drag.onPointerDown(event);
        }}
        onFocus={(event) => {
          onFocus();
          if (isSought(event)) consider();
        }}
        onClick={(event) => {
          if (isClick(event) && !drag.wasDragged(event)) tryCard(ui, card);
        }}
      />
      {hasOwnHandLanded(ui) && (
        // The key changes with the place, so a new element appears after the card has landed.
        <CardValue
          key={`${strip.x} ${strip.y}`}
          short={value?.short}
          box={strip}
          lift={lift}
          lands={ui.view.shown.peek().flight}
        />
      )}
    </>
  );
}

export function PickButton({ picking, ui }: { readonly picking: Picking; readonly ui: TableUiState }) {
  const picked = ui.hand.picked.value;
  const cards = facesInHand(picked);
  const enough = picked.length === picking.count;
  const mark = enough ? guideMark(ui, picking.choose(cards)) : undefined;
  return (
    <TextButton
      class={`decide is-picking ${mark ?? ''}`}
      label={picking.label(cards)}
      aria-disabled={!enough}
      {...guideProps(mark)}
      style={decisionAt(ui.screen.frame.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') cancelSelection(ui);
      }}
      onClick={() => {
        if (enough) void propose(ui, picking.choose(cards), picked);
      }}
    />
  );
}
