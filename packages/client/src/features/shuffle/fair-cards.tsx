import { cardName } from '../../cards/card-names.ts';
import { listed, t } from '../../i18n/index.ts';
import { withBasePath } from '../../lib/base-path.ts';
import { startsToConfirm } from '../../net/shuffle/shuffle-participant.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { SaveGame } from '../../table/view/save-game.tsx';
import { SmallCard } from '../../table/view/small-card.tsx';
import { BarButton } from '../../ui/bar-button.tsx';
import { closeHelp, openHelp } from '../../ui/help-open.ts';
import type { IconName } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import type { ShuffleHistory } from './shuffle-history.ts';
import { missedReason, type ShuffleMark } from './shuffle-mark.ts';
import type { FairCards } from './use-fair-cards.ts';

import './shuffle.css';

export interface FairCardsProps {
  readonly fairCards: FairCards;
}

/** A mark is told as one of three states; the reason stands beside it. */
type FairCardsState = 'checked' | 'unchecked' | 'wrong';

function stateOf(mark: ShuffleMark): FairCardsState {
  return mark === 'proven' ? 'checked' : mark === 'failed' ? 'wrong' : 'unchecked';
}

const ICONS: Readonly<Record<FairCardsState, IconName>> = {
  checked: 'shieldRight',
  unchecked: 'shield',
  wrong: 'shieldWrong',
};

/** Warns in the bar if the cards are wrong, or if the table has begun anew and the browser waits for its user. */
export function FairCardsAlert({ fairCards }: { readonly fairCards: FairCards | null }) {
  const mark = fairCards?.mark;
  if (mark !== 'failed' && mark !== 'again') return null;
  const icon = mark === 'failed' ? 'shieldWrong' : 'shieldWarning';
  const label = t.value.shuffle.alerts[mark];
  return <BarButton icon={icon} label={label} kind={`is-lit is-${mark}`} onPress={() => openHelp('fairCards')} />;
}

/** Returns the state as a sign and in words, with the number of attempts if that limits what it is worth. */
export function fairCardsSign({ mark, history }: FairCards): { readonly icon: IconName; readonly label: string } {
  const { states, afterAttempts } = t.value.shuffle;
  const state = stateOf(mark);
  const attempts = attemptsToSay(mark, history);
  if (attempts > 1) return { icon: 'shield', label: afterAttempts(states[state], attempts) };
  return { icon: ICONS[state], label: states[state] };
}

export function FairCardsReport({ fairCards }: FairCardsProps) {
  const { mark, snapshot, history, takePart } = fairCards;
  const texts = t.value.shuffle;
  const rejoin = () => {
    closeHelp();
    takePart();
  };
  return (
    <div class="fair-cards stack loose">
      <div class={`callout stack is-${stateOf(mark)}`}>
        <p>{aboutMark(fairCards).join(' ')}</p>
        {history !== null && <HistoryLines history={history} />}
        {mark === 'again' && <TextButton class="main" label={texts.again.takePart} onClick={rejoin} />}
      </div>
      {mark !== 'device' && (
        <>
          {mark !== 'again' && hasCompany(snapshot) && <ComparedCards fairCards={fairCards} />}
          <h3>{texts.meaning}</h3>
          <ul>
            {texts.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p class="links wrap row">
            <a href={withBasePath('/verify')} target="_blank" rel="noopener">
              {texts.checkPage}
            </a>
            {snapshot.record !== '' && <SaveGame snapshot={snapshot} />}
          </p>
        </>
      )}
    </div>
  );
}

/** Returns whether someone else sits at the table, who can read their cards aloud. */
function hasCompany({ seats, me }: Snapshot): boolean {
  return seats.some(({ person }) => person !== 0 && person !== me);
}

/** Returns the number of attempts if it limits what a mark is worth, and 1 otherwise. */
function attemptsToSay(mark: ShuffleMark, history: ShuffleHistory | null): number {
  return mark === 'fixed' || mark === 'proven' ? (history?.attempts ?? 1) : 1;
}

function aboutMark({ mark, snapshot, checked, history }: FairCards): readonly string[] {
  const { again, marks, missed, steps, worth } = t.value.shuffle;
  const starts = mark === 'again' ? startsToConfirm(snapshot) : null;
  const why = mark === 'device' || mark === 'again' ? null : missedReason(snapshot, checked);
  return [
    starts === null ? '' : again[starts.areExplained ? 'inARow' : 'unexplained'](starts.count),
    marks[mark],
    why === null ? '' : missed[why],
    mark === 'failed' && checked?.mark === 'failed' ? steps[checked.step] : '',
    attemptsToSay(mark, history) > 1 ? worth(attemptsToSay(mark, history)) : '',
  ].filter(Boolean);
}

function HistoryLines({ history }: { readonly history: ShuffleHistory }) {
  const { voided, givenUp, unnamed, ownUnnamed } = t.value.shuffle.history;
  const names = (seats: readonly number[]) => listed(seats.map((seat) => history.names[seat] || t.value.table.seat(seat)));
  const lines = [
    ...history.voids.map((missing) => voided(names(missing))),
    history.givenUp > 0 ? givenUp(history.givenUp) : '',
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
function ComparedCards({ fairCards: { snapshot, checked } }: FairCardsProps) {
  const { shuffle } = snapshot;
  const isFixed = shuffle.stage === 'fixed' && shuffle.roster.length > 0;
  // The code of the cards while the game goes on loads with the sheet.
  const live = useLoaded(() => (isFixed ? import('@hundredfold/shared/proof-check/live-cards.ts') : null), [isFixed]).value;
  const liveCards = isFixed && live !== null && live !== 'failed' ? live.liveCards(shuffle) : [];
  const cards = checked?.cards ?? liveCards;
  if (cards.length === 0) return null;
  return (
    <>
      <h3>{t.value.shuffle.compare}</h3>
      <p>{t.value.shuffle.compareAbout}</p>
      <p class="shuffle-cards">
        {cards.map((card) => (
          <SmallCard key={card} face={card} name={cardName(card)} />
        ))}
      </p>
    </>
  );
}
