import type { Face } from '@hundredfold/shared/cards/face.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { whenIdle } from '../../lib/when-idle.ts';
import { look } from '../../ui/settings.ts';
import { drawCards } from '../../ui/use-card-pictures.ts';
import { useLoaded } from '../../ui/use-loaded.ts';

const CARD_ANGLE_DEG = 11;

/** The media query under which the style sheet shows the fan. */
const ROOM_FOR_IT = '(min-width: 60.01rem)';

/** A few cards held like a hand, as decoration only. They are loaded once the page is shown. */
export function HandFan({ faces }: { readonly faces: readonly Face[] }) {
  const isTime = useSignal(false);
  const printed = look.value;
  useEffect(() => (matchMedia(ROOM_FOR_IT).matches ? whenIdle(() => (isTime.value = true)) : undefined), []);
  const drawn = useLoaded(() => (isTime.value ? drawCards(faces, printed) : null), [faces, printed, isTime.value]).value;
  const cards = drawn === null || drawn === 'failed' ? [] : [...drawn];
  const middle = (cards.length - 1) / 2;
  return (
    <div class="fan" aria-hidden="true">
      {cards.map(([face, picture], index) => (
        <img key={face} src={picture} alt="" style={{ '--turn': `${(index - middle) * CARD_ANGLE_DEG}deg`, '--order': index }} />
      ))}
    </div>
  );
}
