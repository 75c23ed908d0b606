import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { REACTIONS, type Reaction } from '@hundredfold/shared/protocol/chat.ts';
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { isKeyboardInput } from '../../lib/input-modality.ts';
import { askTable } from '../../net/ask-table.ts';
import { useRoving } from '../../table/input/use-roving.ts';
import { type Box, placed } from '../../table/layout/pose.ts';
import type { TableUiState } from '../../table/state/table-ui-state.ts';
import { useWindowEvent } from '../../ui/use-window-event.ts';
import { ReactionIcon } from './reaction-icon.tsx';
import { useReactionSlide } from './use-reaction-slide.ts';

/** The button lies on the corner of the plate, above its points. It takes presses around it, too (`reactions.css`). */
const [BUTTON_PX, OVERHANG_PX] = [24, 5];

/** The faces stand in one row, so that no way up to a plate leads over another face. */
const FACE_PX = 44;
const STRIP_PX = REACTIONS.length * FACE_PX;

/** The milliseconds for which a mouse has to rest on the button, or be away, until the faces show or hide. */
const HOVER_MS = 150;

interface Props {
  readonly ui: TableUiState;
  readonly seat: Seat;
  readonly plate: Box;
}

/** The button for reactions on the player's plate. A pressed face is for all, one slid on to a plate for its player. */
export function ReactionPicker({ ui, seat, plate }: Props) {
  const { size, stations } = ui.screen.frame.value;
  const picker = useRef<HTMLDivElement>(null);
  const { isOpen, press, close, ...hover } = useOpening(picker);
  const wasOpen = useRef(false);
  const send = (phrase: Reaction, to: Seat | null): void => {
    close();
    void askTable(ui.link, 'say', to === null ? { phrase } : { phrase, to });
  };
  const slide = useReactionSlide(seat, send, () => wasOpen.current && close());
  const aimed = slide.seat === null ? undefined : stations[slide.seat];
  const button = { x: plate.x + plate.width - BUTTON_PX + OVERHANG_PX, y: plate.y - OVERHANG_PX };
  const strip = { x: Math.min(plate.x, size.width - STRIP_PX), y: plate.y - FACE_PX, width: STRIP_PX, height: FACE_PX };
  return (
    <>
      <div ref={picker} class="reaction-picker" {...hover} {...slide.handlers}>
        <button
          type="button"
          class="side-button reaction-button"
          style={placed({ ...button, width: BUTTON_PX, height: BUTTON_PX })}
          aria-label={t.value.chat.react}
          aria-expanded={isOpen.value}
          onPointerDown={({ pointerType }) => {
            wasOpen.current = isOpen.peek() && pointerType !== 'mouse'; // A mouse has opened it before it presses.
            isOpen.value = true;
          }}
          onClick={press}
        >
          <ReactionIcon of="laugh" />
        </button>
        {isOpen.value && <Strip box={strip} taken={slide.reaction} close={close} send={send} />}
      </div>
      {aimed !== undefined && slide.reaction !== null && (
        <div class="reaction-target" style={placed(aimed.plate)}>
          <ReactionIcon of={slide.reaction} />
        </div>
      )}
    </>
  );
}

/** Opens the strip for keys and a resting mouse. A press elsewhere, Escape and a mouse that leaves close it. */
function useOpening(picker: RefObject<HTMLElement | null>) {
  const isOpen = useSignal(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = (): void => {
    const isFocused = picker.current?.contains(document.activeElement);
    if (isOpen.peek() && isFocused) picker.current?.querySelector('button')?.focus();
    isOpen.value = false;
  };
  const after = (then: () => void) => (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType === 'mouse') timer.current = setTimeout(then, HOVER_MS);
  };
  useWindowEvent('pointerdown', ({ target }) => target instanceof Node && !picker.current?.contains(target) && close());
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && close());
  return {
    isOpen,
    close,
    /** Keys and assistive technology press without a pointer. */
    press({ detail }: MouseEvent) {
      if (detail === 0) isOpen.value = !isOpen.peek();
    },
    onPointerEnter: after(() => (isOpen.value = true)),
    onPointerLeave: after(close),
  };
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
  const { current, stand, onKeyDown } = useRoving(strip, REACTIONS.length, close);
  useLayoutEffect(() => {
    if (isKeyboardInput()) strip.current?.querySelector('button')?.focus();
  }, []);
  const { react, reactions } = t.value.chat;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend.
    <div ref={strip} role="group" aria-label={react} class="reaction-strip" style={placed(box)} onKeyDown={onKeyDown}>
      {REACTIONS.map((each, index) => (
        <button
          key={each}
          type="button"
          class={each === taken ? 'is-taken' : ''}
          tabIndex={index === current ? 0 : -1}
          data-reaction={each}
          aria-label={reactions[each]}
          onFocus={() => stand(index)}
          onClick={({ detail }) => detail === 0 && send(each, null)}
        >
          <ReactionIcon of={each} />
        </button>
      ))}
    </div>
  );
}
