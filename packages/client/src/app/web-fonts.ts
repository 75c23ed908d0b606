import { effect } from '@preact/signals';
import { isPressing } from '../lib/input-modality.ts';

const FONT_FAMILIES = ['Figtree Variable', 'Fraunces Variable', 'Onest Variable', 'Vollkorn Variable'];

/**
 * Switches the page to the web fonts, once all that its letters need have loaded and no control is being pressed that might
 * move.
 */
export async function loadWebFonts(): Promise<void> {
  await import('../ui/styles/fonts.css');
  const letters = document.body.textContent;
  await Promise.all(FONT_FAMILIES.map((family) => document.fonts.load(`1em "${family}"`, letters)));
  effect(() => {
    if (!isPressing.value) document.documentElement.dataset.webFonts = '';
  });
}
