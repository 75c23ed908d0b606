import type { Signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useId } from 'preact/hooks';
import { BACK_COLOURS, type BackColour } from '../../cards/suits.ts';
import { look } from '../../ui/look.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { settings } from '../../ui/settings.ts';
import { BACK, drawCards, useCardPictures } from '../../ui/use-card-pictures.ts';
import { useLoaded } from '../../ui/use-loaded.ts';

import '../../ui/styles/table-colours.css';
import './look.css';
import { t } from '../../i18n/index.ts';

const LAID = [BACK, BACK, 'AS', 'QH', '10D', '7C'];

export function LookFields() {
  const texts = t.value.look;
  const backs = useLoaded(drawBacks, []).value;
  const picture = (colour: BackColour) => (backs === null || backs === 'failed' ? undefined : backs.get(colour)); // The colours have names.
  return (
    <>
      <Sample />
      <ColourField
        label={texts.cloth}
        chosen={settings.tableColour}
        swatch={(colour) => <span class="swatch" data-table-colour={colour} />}
      />
      <ColourField
        label={texts.back}
        chosen={settings.back}
        swatch={(colour) => <span class="swatch is-back">{picture(colour) && <img src={picture(colour)} alt="" />}</span>}
      />
      <SegmentedControl label={texts.size} chosen={settings.cardSize} values={texts.sizes} />
      <SegmentedControl label={texts.colours} chosen={settings.colours} values={texts.suits} />
    </>
  );
}

function Sample() {
  const pictures = useCardPictures(LAID);
  return (
    <div class={`sample is-${settings.cardSize.value}`} data-table-colour={settings.tableColour.value} aria-hidden="true">
      {LAID.map((face, index) => (
        <img key={`${face} ${index}`} class="sample-card" src={pictures.get(face)} alt="" />
      ))}
    </div>
  );
}

async function drawBacks(): Promise<ReadonlyMap<BackColour, string>> {
  const drawn = BACK_COLOURS.map(async (back): Promise<readonly [BackColour, string]> => {
    const pictures = await drawCards([BACK], { ...look.peek(), back });
    return [back, pictures.get(BACK) ?? ''];
  });
  return new Map(await Promise.all(drawn));
}

interface ColourFieldProps {
  readonly label: string;
  readonly chosen: Signal<BackColour>;
  swatch(colour: BackColour): ComponentChild;
}

function ColourField({ label, chosen, swatch }: ColourFieldProps) {
  const name = useId();
  const { colourNames } = t.value.look;
  return (
    <fieldset class="option colour-options">
      <legend>
        {label}
        <span class="colour-name" aria-hidden="true">
          {colourNames[chosen.value]}
        </span>
      </legend>
      <div class="colour-row">
        {BACK_COLOURS.map((colour) => (
          <label key={colour} class="segment colour-option" title={colourNames[colour]}>
            <input
              type="radio"
              name={name}
              aria-label={colourNames[colour]}
              checked={chosen.value === colour}
              onChange={() => (chosen.value = colour)}
            />
            {swatch(colour)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
