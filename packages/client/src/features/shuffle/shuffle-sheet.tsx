import { cardName } from '../../cards/card-names.ts';
import { listed, t } from '../../i18n/index.ts';
import { startsToConfirm } from '../../net/shuffle/shuffle-participant.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { SaveGame } from '../../table/view/save-game.tsx';
import { SmallCard } from '../../table/view/small-card.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import type { CheckedShuffle } from './check-record.ts';
import type { ShuffleHistory } from './shuffle-history.ts';
import { missedReason, type ShuffleMark } from './shuffle-mark.ts';

export interface ShuffleSheetProps {
  readonly mark: ShuffleMark;
  readonly snapshot: Snapshot;
  readonly checked: CheckedShuffle | null;
  readonly history: ShuffleHistory | null;
  /** Takes part in the next shuffle although the table has begun anew. Left out where nobody has to ask. */
  readonly onTakePart?: () => void;
}

export function ShuffleSheet(props: ShuffleSheetProps) {
  const { mark, snapshot, checked, history, onTakePart } = props;
  const texts = t.value.shuffle;
  return (
    <>
      <section class={attemptsToSay(mark, history) > 1 ? 'callout stack' : `callout stack is-${mark}`}>
        <h3>{labelOf(mark, history)}</h3>
        <p>{aboutMark(props).join(' ')}</p>
        {history !== null && <HistoryLines history={history} />}
        {mark === 'again' && <TextButton class="main" label={texts.again.takePart} onClick={onTakePart} />}
      </section>
      {mark !== 'device' && (
        <>
          {mark !== 'again' && <ComparedCards snapshot={snapshot} checked={checked} />}
          <h3>{texts.meaning}</h3>
          <ul>
            {texts.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p class="links wrap row">
            <a href="/verify" target="_blank" rel="noopener">
              {texts.checkPage}
            </a>
            {snapshot.record !== '' && <SaveGame snapshot={snapshot} />}
          </p>
        </>
      )}
    </>
  );
}

export function labelOf(mark: ShuffleMark, history: ShuffleHistory | null): string {
  const { marks, afterAttempts } = t.value.shuffle;
  const attempts = attemptsToSay(mark, history);
  return attempts > 1 ? afterAttempts(marks[mark].label, attempts) : marks[mark].label;
}

/** Returns the number of attempts if it limits what a mark is worth, and 1 otherwise. */
export function attemptsToSay(mark: ShuffleMark, history: ShuffleHistory | null): number {
  return mark === 'fixed' || mark === 'proven' ? (history?.attempts ?? 1) : 1;
}

function aboutMark({ mark, snapshot, checked, history }: ShuffleSheetProps): readonly string[] {
  const { again, marks, missed, steps, worth } = t.value.shuffle;
  const starts = mark === 'again' ? startsToConfirm(snapshot) : null;
  const why = mark === 'device' || mark === 'again' ? null : missedReason(snapshot, checked);
  return [
    starts === null ? '' : again[starts.areExplained ? 'inARow' : 'unexplained'](starts.count),
    marks[mark].about,
    why === null ? '' : missed[why],
    mark === 'failed' && checked?.mark === 'failed' ? steps[checked.step] : '',
    attemptsToSay(mark, history) > 1 ? worth(attemptsToSay(mark, history)) : '',
  ].filter(Boolean);
}

function HistoryLines({ history }: { readonly history: ShuffleHistory }) {
  const { voided, givenUp, unnamed, ownUnnamed } = t.value.shuffle.history;
  const names = (seats: readonly number[]) => listed(seats.map((seat) => history.names[seat] || t.value.table.seat(seat)));
  const count = (why: ShuffleHistory['givenUp'][number]) => history.givenUp.filter((each) => each === why).length;
  const lines = [
    ...history.voids.map((missing) => voided(names(missing))),
    ...(['left', 'changed'] as const).map((why) => (count(why) > 0 ? givenUp[why](count(why)) : '')),
    history.unnamed.length > 0 ? unnamed(names(history.unnamed)) : '',
    history.ownUnnamed > 0 ? ownUnnamed(history.ownUnnamed) : '',
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={`${index} ${line}`}>{line}</li>
      ))}
    </ul>
  );
}

/** The four cards that people compare; nothing if no person took part, or the check failed. */
function ComparedCards({ snapshot, checked }: Pick<ShuffleSheetProps, 'snapshot' | 'checked'>) {
  const { shuffle } = snapshot;
  const isFixed = shuffle.stage === 'fixed' && shuffle.roster.length > 0;
  // The code of the cards while the game goes on loads with the sheet.
  const live = useLoaded(() => (isFixed ? import('@hundredfold/shared/proof-check/live-cards.ts') : null), [isFixed]).value;
  const liveCards = isFixed && live !== null && live !== 'failed' ? live.liveCards(shuffle) : [];
  const cards = checked?.cards ?? liveCards;
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
