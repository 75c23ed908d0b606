import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../ui/settings.ts';

const SPREAD = 11;

/** Where the style sheet shows it. */
const ROOM_FOR_IT = '(min-width: 60.01rem)';

/** A few cards held like a hand, for the eye alone; they come when the page stands. */
export function HandFan({ faces }: { readonly faces: readonly string[] }) {
  const drawn = useSignal<readonly string[]>([]);
  const colours = settings.colours.value;
  useEffect(() => {
    if (!matchMedia(ROOM_FOR_IT).matches) return;
    draw(faces, colours).then((pictures) => (drawn.value = pictures));
  }, [faces, colours]);
  const middle = (faces.length - 1) / 2;
  return (
    <div class="fan" aria-hidden="true">
      {drawn.value.map((picture, index) => (
        <img key={faces[index]} src={picture} alt="" style={{ '--turn': `${(index - middle) * SPREAD}deg`, '--order': index }} />
      ))}
    </div>
  );
}

async function draw(faces: readonly string[], colours: 'two' | 'four'): Promise<readonly string[]> {
  const { cardSvg, loadCourts } = await import('../cards/card.ts');
  const courts = await loadCourts();
  return faces.map((face) => `data:image/svg+xml,${encodeURIComponent(cardSvg(face, { colours }, courts))}`);
}
