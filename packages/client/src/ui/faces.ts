import { effect } from '@preact/signals';
import { isPressing } from '../browser/input-modality.ts';

const FACES = ['Figtree Variable', 'Fraunces Variable', 'Onest Variable', 'Vollkorn Variable'];

/** Shows the page in the faces of the house, once all are here that its letters need and nothing is pressed that might move by it. */
export async function showFaces(): Promise<void> {
  await import('../styles/faces.css');
  const letters = document.body.textContent;
  await Promise.all(FACES.map((face) => document.fonts.load(`1em "${face}"`, letters)));
  effect(() => {
    if (!isPressing.value) document.documentElement.dataset.faces = '';
  });
}
