import { effect } from '@preact/signals';
import { isPressing } from '../browser/input-modality.ts';

const FACES = ['Figtree Variable', 'Fraunces Variable', 'Onest Variable', 'Vollkorn Variable'];

/**
 * Switches the page to the web fonts, once all that its letters need have loaded and no control is being pressed that might
 * move.
 */
export async function showFaces(): Promise<void> {
  await import('../styles/faces.css');
  const letters = document.body.textContent;
  await Promise.all(FACES.map((face) => document.fonts.load(`1em "${face}"`, letters)));
  effect(() => {
    if (!isPressing.value) document.documentElement.dataset.faces = '';
  });
}
