import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { REACTIONS, type Reaction } from '@hundredfold/shared/protocol/chat.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { isKeyboardInput } from '../../lib/input-modality.ts';
import { askTable } from '../../net/ask-table.ts';
import { useRoving } from '../../table/input/use-roving.ts';
import { type Box, placed, type Size } from '../../table/layout/pose.ts';
import type { TableUiState } from '../../table/state/table-ui-state.ts';
import { useWindowEvent } from '../../ui/use-window-event.ts';
import { ReactionIcon } from './reaction-icon.tsx';
import { useReactionSlide } from './use-reaction-slide.ts';

const FACE: Size = { width: 44, height: 44 };
/** The button lies on the corner of the plate, above its points. It takes presses around it, too (`reactions.css`). */
const BUTTON: Size = { width: 24, height: 24 };
const OVERHANG_PX = 5;
/** The faces stand in one row, so that no way up to a plate leads over another face. */
const STRIP_WIDTH_PX = REACTIONS.length * FACE.width;

/** The milliseconds for which a mouse has to rest on the button, or be away, until the faces show or hide. */
const HOVER_MS = 150;

/** The button for reactions on the player's own plate. A face that is pressed is for all, one that slides to a plate for its player. */
export function ReactionPicker({ ui, seat, plate }: { readonly ui: TableUiState; readonly seat: Seat; readonly plate: Box }) {
  const { size, stations } = ui.screen.frame.value;
  const picker = useRef<HTMLDivElement>(null);
  const isOpen = useSignal(false);
  const wasOpen = useRef(false);
  const close = (): void => {
    if (isOpen.peek() && picker.current?.contains(document.activeElement)) picker.current.querySelector('button')?.focus();
    isOpen.value = false;
  };
  const send = (phrase: Reaction, to: Seat | null): void => {
    close();
    void askTable(ui.link, 'say', to === null ? { phrase } : { phrase, to });
  };
  const slide = useReactionSlide(seat, send);
  const hover = useHover(isOpen, () => slide.taken === null && close());
  useWindowEvent('pointerdown', ({ target }) => target instanceof Node && !picker.current?.contains(target) && close());
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && close());
  const { react } = t.value.chat;
  const box = { x: plate.x + plate.width - BUTTON.width + OVERHANG_PX, y: plate.y - OVERHANG_PX, ...BUTTON };
  const aimed = slide.aimed === null ? undefined : stations[slide.aimed];
  return (
    <>
      <div ref={picker} class="reaction-picker" onPointerDown={slide.onPointerDown} {...hover}>
        <button
          type="button"
          class="side-button reaction-button"
          style={placed(box)}
          aria-label={react}
          aria-expanded={isOpen.value}
          onPointerDown={({ pointerType }) => {
            wasOpen.current = isOpen.peek() && pointerType !== 'mouse'; // A mouse has opened it before it presses.
            isOpen.value = true;
          }}
          onClick={({ detail }) => (isOpen.value = detail === 0 ? !isOpen.peek() : !wasOpen.current)}
        >
          <ReactionIcon of="laugh" />
        </button>
        {isOpen.value && <Strip box={stripBox(plate, size)} taken={slide.taken} close={close} send={send} />}
      </div>
      {aimed !== undefined && slide.taken !== null && (
        <div class="reaction-target" style={placed(aimed.plate)}>
          <ReactionIcon of={slide.taken} />
        </div>
      )}
    </>
  );
}

interface StripProps {
  readonly box: Box;
  /** The face that the player slides along. */
  readonly taken: Reaction | null;
  readonly close: () => void;
  readonly send: (reaction: Reaction, to: null) => void;
}

function Strip({ box, taken, close, send }: StripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const roving = useRoving(strip, REACTIONS.length, close);
  useLayoutEffect(() => {
    if (isKeyboardInput()) strip.current?.querySelector('button')?.focus();
  }, []);
  const { react, reactions } = t.value.chat;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend.
    <div ref={strip} role="group" aria-label={react} class="reaction-strip" style={placed(box)} onKeyDown={roving.onKeyDown}>
      {REACTIONS.map((each, index) => (
        <button
          key={each}
          type="button"
          class={each === taken ? 'is-taken' : ''}
          tabIndex={index === roving.current ? 0 : -1}
          data-reaction={each}
          aria-label={reactions[each]}
          onFocus={() => roving.stand(index)}
          onClick={() => send(each, null)}
        >
          <ReactionIcon of={each} />
        </button>
      ))}
    </div>
  );
}

/** Returns where the faces lie: above the plate. */
function stripBox({ x, y }: Box, table: Size): Box {
  return { x: Math.min(x, table.width - STRIP_WIDTH_PX), y: y - FACE.height, width: STRIP_WIDTH_PX, height: FACE.height };
}

function useHover(isOpen: Signal<boolean>, close: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => () => clearTimeout(timer.current), []);
  const after = (then: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(then, HOVER_MS);
  };
  return { onPointerEnter: after(() => (isOpen.value = true)), onPointerLeave: after(() => latest.current()) };
}
