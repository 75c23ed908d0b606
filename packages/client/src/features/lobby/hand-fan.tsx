import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CardDesign } from '../../cards/card.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { look } from '../../ui/settings.ts';

const CARD_ANGLE_DEG = 11;

/** The media query under which the style sheet shows the fan. */
const ROOM_FOR_IT = '(min-width: 60.01rem)';

/** A few cards held like a hand, as decoration only. They are loaded once the page is shown. */
export function HandFan({ faces }: { readonly faces: readonly string[] }) {
  const drawn = useSignal<readonly Drawn[]>([]);
  const printed = look.value;
  useEffect(() => {
    if (!matchMedia(ROOM_FOR_IT).matches) return;
    let wanted = true;
    const callOff = whenIdle(() => {
      void draw(faces, printed).then((cards) => {
        if (wanted) drawn.value = cards;
      });
    });
    return () => {
      wanted = false;
      callOff();
    };
  }, [faces, printed]);
  const middle = (drawn.value.length - 1) / 2;
  return (
    <div class="fan" aria-hidden="true">
      {drawn.value.map(({ face, picture }, index) => (
        <img key={face} src={picture} alt="" style={{ '--turn': `${(index - middle) * CARD_ANGLE_DEG}deg`, '--order': index }} />
      ))}
    </div>
  );
}

interface Drawn {
  readonly face: string;
  readonly picture: string;
}

async function draw(faces: readonly string[], look: CardDesign): Promise<readonly Drawn[]> {
  const { cardSvg, loadCourts } = await import('../../cards/card.ts');
  const courts = await loadCourts();
  return faces.map((face) => ({
    face,
    picture: `data:image/svg+xml,${encodeURIComponent(cardSvg(face, look, courts))}`,
  }));
}
