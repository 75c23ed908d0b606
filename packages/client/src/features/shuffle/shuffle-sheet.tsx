import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { cardName } from '../../cards/card-names.ts';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { SaveGame } from '../../table/view/save-game.tsx';
import { SmallCard } from '../../table/view/small-card.tsx';
import type { CheckedShuffle } from './check-record.ts';
import { missedPartOf, type ShuffleMark } from './shuffle-mark.ts';

export interface ShuffleSheetProps {
  readonly mark: ShuffleMark;
  readonly snapshot: Snapshot;
  readonly checked: CheckedShuffle | null;
}

/** Says what the mark of the shuffle means, what it does not mean, and how to check it without this app. */
export function ShuffleSheet({ mark, snapshot, checked }: ShuffleSheetProps) {
  const texts = t.value.shuffle;
  const { label, about } = texts.marks[mark];
  const failed = checked?.mark === 'failed' ? texts.steps[checked.step] : '';
  const missed = mark === 'device' ? null : missedPartOf(snapshot, checked);
  return (
    <>
      <section class={`shuffle-state is-${mark}`}>
        <h3>{label}</h3>
        <p>{[about, missed === null ? '' : texts.missed[missed], failed].filter(Boolean).join(' ')}</p>
      </section>
      {mark !== 'device' && (
        <>
          <ComparedCards snapshot={snapshot} checked={checked} />
          <h3>{texts.meaning}</h3>
          <ul>
            {texts.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <CheckLinks snapshot={snapshot} />
        </>
      )}
    </>
  );
}

/** The four cards that people compare; nothing if no person took part, or the check failed. */
function ComparedCards({ snapshot, checked }: Omit<ShuffleSheetProps, 'mark'>) {
  const live = useLiveCards(snapshot);
  const cards = checked?.cards ?? live;
  if (cards.length === 0) return null;
  return (
    <>
      <p>{t.value.shuffle.compare}</p>
      <p class="shuffle-cards">
        {cards.map((card) => (
          <SmallCard key={card} face={card} name={cardName(card)} />
        ))}
      </p>
    </>
  );
}

/** Returns the four cards while the game goes on. Their code loads with the sheet. */
function useLiveCards({ shuffle }: Snapshot): readonly string[] {
  const cards = useSignal<readonly string[]>([]);
  const { match, stage } = shuffle;
  useEffect(() => {
    cards.value = [];
    if (stage !== 'fixed' || shuffle.roster.length === 0) return;
    let isWanted = true;
    import('../../verify/check/live-cards.ts').then(
      ({ liveCards }) => {
        if (isWanted) cards.value = liveCards(shuffle);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [match, stage]);
  return cards.value;
}

function CheckLinks({ snapshot }: Pick<ShuffleSheetProps, 'snapshot'>) {
  return (
    <p class="links">
      <a href="/verify" target="_blank" rel="noopener">
        {t.value.shuffle.checkPage}
      </a>
      {snapshot.record !== '' && <SaveGame snapshot={snapshot} />}
    </p>
  );
}
