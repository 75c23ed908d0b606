import { isWon } from '@hundredfold/shared/protocol/played-game.ts';
import { useSignal } from '@preact/signals';
import { otherThanPlain } from '../../i18n/game-texts.ts';
import { aboutGame, listed, t } from '../../i18n/index.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { loadCountedGames } from './games-here.ts';
import { type CountedGame, type FormStatistics, type GameStatistics, statisticsOf } from './statistics.ts';

interface OwnStatisticsProps {
  /** The number of games that the user has deleted here; these no longer count. */
  readonly deleted: number;
}

export function OwnStatistics({ deleted }: OwnStatisticsProps) {
  const tries = useSignal(0);
  const found = useLoaded(loadCountedGames, [deleted, tries.value]).value;
  if (found === null || found === 'failed') return <p class="waiting" aria-busy="true" />;
  return (
    <div>
      {!found.isWhole && (
        <>
          <p role="alert">{t.value.you.failed}</p>
          <TextButton class="second" label={t.value.link.tryAgain} onClick={() => tries.value++} />
        </>
      )}
      {statisticsOf(found.games).map((each) => (
        <OfGame key={each.game} {...each} />
      ))}
    </div>
  );
}

function OfGame({ game, forms }: GameStatistics) {
  const { played, won } = t.value.statistics;
  const sum = (name: 'played' | 'won') => forms.reduce((all, form) => all + form[name], 0);
  return (
    <details class="fold">
      <summary>
        <span class="fold-title">{aboutGame(game).name}</span>
        <span class="fold-summary hint">{`${played}: ${sum('played')} · ${won}: ${sum('won')}`}</span>
      </summary>
      {forms.map((form) => (
        <OfForm key={JSON.stringify([form.company, form.options])} form={form} />
      ))}
    </details>
  );
}

function OfForm({ form }: { readonly form: FormStatistics }) {
  const { company, played, won, streak, best, average, latest } = form;
  const texts = t.value.statistics;
  const options = otherThanPlain(form);
  return (
    <section class="form-statistics stack">
      <h4>
        {texts.company[company]}
        {options !== '' && <small class="form-options">{options}</small>}
      </h4>
      <dl class="own-figures well">
        <Figure name={texts.played} value={played} />
        <Figure name={texts.won} value={won} />
        <Figure name={texts.row} value={streak.now} more={texts.longest(streak.longest)} />
        {best !== null && <Figure name={texts.best} value={best} more={texts.average(average ?? best)} />}
      </dl>
      <Latest games={latest} />
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: number;
  readonly more?: string;
}

function Figure({ name, value, more = '' }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        <small class="figure-more">{more}</small>
      </dd>
    </div>
  );
}

/** The last games as signs, the latest at the end. The label for screen readers lists the latest first. */
function Latest({ games }: { readonly games: readonly CountedGame[] }) {
  const texts = t.value.statistics;
  const label = `${texts.latest(games.length)} ${listed(games.map(inWords).toReversed())}`;
  return (
    <div class="latest" role="img" aria-label={label}>
      {games.map((played) => (
        <i key={played.match} class={isWon(played) ? 'is-won' : played.left ? 'is-left' : ''}>
          {sign(played)}
        </i>
      ))}
    </div>
  );
}

function sign({ place, won, left }: CountedGame): string {
  if (left) return '–';
  return place === undefined ? (won ? '✓' : '✗') : String(place);
}

function inWords(played: CountedGame): string {
  const texts = t.value.statistics;
  if (played.left) return texts.left;
  if (isWon(played)) return texts.isWon;
  return played.place === undefined ? texts.isLost : texts.place(played.place);
}
