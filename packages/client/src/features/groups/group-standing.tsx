import { termsOf } from '@hundredfold/shared/games/terms.ts';
import type { GameStanding, GroupPage } from '@hundredfold/shared/protocol/groups.ts';
import { useSignal } from '@preact/signals';
import { aboutGame, language, t } from '../../i18n/index.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Choice } from '../../ui/choice.tsx';

const PERIODS = ['month', 'all'] as const;

/** The wins, games, places and points of the members, in this month or of all time. */
export function GroupStanding({ standing, members }: Pick<GroupPage, 'standing' | 'members'>) {
  const period = useSignal<(typeof PERIODS)[number]>(standing.month.length > 0 ? 'month' : 'all');
  const texts = t.value.groups;
  const games = standing[period.value].filter(({ game }) => termsOf(game) !== undefined);
  return (
    <section class="surface panel group-standing">
      <h2>{texts.standing}</h2>
      <Choice
        label={texts.standing}
        of={PERIODS}
        chosen={period.value}
        onChoose={(chosen) => (period.value = chosen)}
        say={(each) => texts.periods[each]}
        row="wide"
        isLabelUnseen
      />
      {games.length === 0 && <p class="hint">{texts.noneThisMonth}</p>}
      {games.map((each, index) => (
        <details key={each.game} class="fold" open={index === 0}>
          <summary>
            <span class="fold-title">{aboutGame(each.game).name}</span>
          </summary>
          <Scores standing={each} members={members} />
        </details>
      ))}
    </section>
  );
}

interface ScoresProps extends Pick<GroupPage, 'members'> {
  readonly standing: GameStanding;
}

function Scores({ standing: { game, scores }, members }: ScoresProps) {
  const texts = t.value.groups;
  const hasPlaces = scores.some(({ place }) => place !== null);
  const hasPoints = scores.some(({ points }) => points !== null);
  return (
    <table class="group-scores" aria-label={aboutGame(game).name}>
      <thead>
        <tr>
          <th scope="col">{texts.player}</th>
          <th scope="col">{texts.won}</th>
          <th scope="col">{texts.played}</th>
          {hasPlaces && <th scope="col">{texts.place}</th>}
          {hasPoints && <th scope="col">{texts.points}</th>}
        </tr>
      </thead>
      <tbody>
        {scores.map(({ member, wins, games, place, points }) => {
          const who = members.find(({ id }) => id === member);
          return (
            <tr key={member} class={who?.isYou ? 'is-own' : ''}>
              <th scope="row">
                <span class="group-name">
                  <Avatar avatar={who?.seal ?? 0} />
                  <bdi>{who?.name}</bdi>
                </span>
              </th>
              <td>{wins}</td>
              <td>{games}</td>
              {hasPlaces && <td>{place === null ? '–' : place.toLocaleString(language.value, { maximumFractionDigits: 1 })}</td>}
              {hasPoints && <td>{points ?? '–'}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
