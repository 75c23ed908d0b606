import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { isKeyboardInput } from '../../lib/input-modality.ts';
import { useWindowEvent } from '../../ui/use-window-event.ts';

interface BarChoiceProps<Value extends string | number> {
  /** The name of the choice, and its accessible name with the chosen value. */
  readonly title: string;
  readonly label: string;
  readonly of: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly say: (value: Value) => ComponentChildren;
  readonly class: string;
}

const GAP_PX = 6;

export function BarChoice<Value extends string | number>(props: BarChoiceProps<Value>) {
  const { title, label, of, chosen, onChoose, say, class: kind } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLFieldSetElement>(null);
  const placeAbove = () => {
    const [at, opened] = [button.current?.getBoundingClientRect(), list.current];
    if (at === undefined || opened === null) return;
    opened.style.bottom = `${innerHeight - at.top + GAP_PX}px`;
    opened.style.right = `${Math.max(GAP_PX, innerWidth - at.right)}px`;
    opened.style.maxHeight = `${at.top - 2 * GAP_PX}px`;
  };
  useWindowEvent('resize', placeAbove);
  const focusChosen = ({ newState }: { readonly newState: string }) => {
    if (newState === 'open') list.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  };
  // Arrow keys go through the values, so only a press or Enter closes the list.
  const close = () => list.current?.hidePopover();
  return (
    <>
      <button
        ref={button}
        type="button"
        class={`replay-choice row ${kind}`}
        aria-label={label}
        popovertarget={id}
        data-tip={title}
      >
        {say(chosen)}
      </button>
      <fieldset ref={list} id={id} popover="auto" class="replay-list menu" onBeforeToggle={placeAbove} onToggle={focusChosen}>
        <legend class="unseen">{title}</legend>
        {of.map((value) => (
          <label key={value} class="replay-value row">
            <input
              type="radio"
              class="overlay-input"
              name={id}
              checked={value === chosen}
              onClick={() => !isKeyboardInput() && close()}
              onChange={() => onChoose(value)}
              onKeyDown={({ key }) => key === 'Enter' && close()}
            />
            {say(value)}
          </label>
        ))}
      </fieldset>
    </>
  );
}
