import { DecisionButton, type DecisionProps, placed, placedAt, TextButton } from '@hundredfold/client/game';
import type { ModFourAction } from '../rules/declaration.ts';
import type { ModFourView } from '../rules/view.ts';
import { cutAt, cutBarTop, RIM, ribbon } from './layout.ts';

import { modFourMessages } from './messages.ts';

export function CutPanel(deciding: DecisionProps<ModFourView, ModFourAction>) {
  const { view, frame, draft } = deciding;
  const { cut } = modFourMessages.value.table;
  const most = view.table.deck - 1;
  const at = cutAt(view, draft.value);
  const box = ribbon(frame);
  const below = cutBarTop(frame);
  const choose = (value: number): void => {
    if (Number.isInteger(value)) draft.value = Math.min(most, Math.max(1, value));
  };
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <div
        class="cut-place is-lit-place"
        style={placed({ ...box, x: box.x - 6, y: box.y - RIM, width: box.width + 12, height: box.height + RIM + 6 })}
      />
      <input
        class="cut-slider"
        type="range"
        min={1}
        max={most}
        value={at}
        aria-label={cut.slider}
        aria-valuetext={cut.off(at)}
        style={placed({ ...box, y: box.y - 10, height: box.height + 20 })}
        onInput={(event) => choose(event.currentTarget.valueAsNumber)}
      />
      <div class="cut-bar" style={placedAt(frame.size.width / 2, below)}>
        <TextButton class="cut-step" label="−" aria-label={cut.fewer} onClick={() => choose(at - 1)} />
        <input
          class="cut-number"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          value={at}
          aria-label={cut.number}
          onInput={(event) => choose(event.currentTarget.valueAsNumber)}
        />
        <TextButton class="cut-step" label="+" aria-label={cut.more} onClick={() => choose(at + 1)} />
        <DecisionButton of={deciding} action={{ type: 'cut', at }} class="cut-go" label={cut.button} type="submit" />
      </div>
      <p class="cut-about" style={placedAt(frame.size.width / 2, below + 56 * frame.unit)}>
        {cut.off(at)}
      </p>
    </form>
  );
}
