import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { VERSION } from '@hundredfold/shared/protocol/version.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { NoHouse } from '../offline/no-house.tsx';
import { Anchor } from '../ui/anchor.tsx';
import { Header } from '../ui/header.tsx';
import { lastGame } from '../ui/last-set-up.ts';
import { later } from '../ui/later.tsx';
import { useArrivalFocus } from '../ui/route.ts';
import { SettingsButton } from '../ui/settings-dialog.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import { aboutGame } from '../words/abouts.ts';
import { words } from '../words/index.ts';
import { YouButton } from '../you/you-button.tsx';
import { HandFan } from './hand-fan.tsx';
import { JoinCode } from './join-code.tsx';
import { OwnTables } from './own-tables.tsx';
import { WATCH, Ways } from './ways.tsx';

/** With the line to the house, which one can do without at first. */
const OpenTables = later<object>(async () => (await import('./open-tables.tsx')).OpenTables);

/** What this is, all the ways to play, and one press to a table. */
export function StartPage() {
  const { start, pitch } = words.value;
  const head = useArrivalFocus<HTMLHeadingElement>();
  const game = useSignal<GameTerms>(useMemo(lastGame, []));
  const isUp = useSignal(false);
  useEffect(() => whenIdle(() => (isUp.value = true)), []);
  return (
    <div class="page start">
      <Header>
        <YouButton />
        <SettingsButton />
      </Header>
      <main class="start-main">
        <div class="welcome">
          <h1 ref={head} tabIndex={-1}>
            {start.title}
          </h1>
          <p class="pitch">{pitch}</p>
          <NoHouse />
          <JoinCode />
          <OwnTables />
          <HandFan faces={aboutGame(game.value.id).faces} />
        </div>
        <div class="ways">
          <Ways game={game} />
        </div>
        <div id={WATCH} class="watch" tabIndex={-1}>
          {isUp.value && <OpenTables />}
        </div>
      </main>
      <footer class="foot">
        <Anchor href="/credits">{words.value.credits.link}</Anchor> <small translate={false}>{VERSION}</small>
      </footer>
    </div>
  );
}
