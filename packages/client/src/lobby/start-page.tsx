import { GAMES } from '@hundredfold/shared/games/index.ts';
import { useSignal } from '@preact/signals';
import { Anchor } from '../ui/anchor.tsx';
import { Header } from '../ui/header.tsx';
import { useArrivalFocus } from '../ui/route.ts';
import { SettingsButton } from '../ui/settings-dialog.tsx';
import { aboutGame } from '../words/abouts.ts';
import { words } from '../words/index.ts';
import { YouButton } from '../you/you-button.tsx';
import { HandFan } from './hand-fan.tsx';
import { JoinCode } from './join-code.tsx';
import { OpenTables } from './open-tables.tsx';
import { OwnTables } from './own-tables.tsx';
import { WATCH, Ways } from './ways.tsx';

/** What this is, all the ways to play, and one press to a table. */
export function StartPage() {
  const { start, pitch } = words.value;
  const head = useArrivalFocus<HTMLHeadingElement>();
  const game = useSignal(GAMES[0]);
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
          <OwnTables />
          {game.value !== undefined && <HandFan faces={aboutGame(game.value.id).faces} />}
        </div>
        <div class="ways">
          <Ways game={game} />
          <JoinCode />
        </div>
        <div id={WATCH} class="watch" tabIndex={-1}>
          <OpenTables />
        </div>
      </main>
      <footer class="foot">
        <Anchor href="/credits">{words.value.credits.link}</Anchor>
      </footer>
    </div>
  );
}
