import { GAMES } from '@hundredfold/shared/games/index.ts';
import { useSignal } from '@preact/signals';
import { Anchor } from '../ui/anchor.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Header } from '../ui/header.tsx';
import { Icon } from '../ui/icon.tsx';
import { NameForm } from '../ui/name-form.tsx';
import { myName } from '../ui/person.ts';
import { useArrivalFocus } from '../ui/route.ts';
import { SettingsButton } from '../ui/settings-dialog.tsx';
import { aboutGame } from '../words/abouts.ts';
import { words } from '../words/index.ts';
import { HandFan } from './hand-fan.tsx';
import { JoinCode } from './join-code.tsx';
import { OpenTables } from './open-tables.tsx';
import { TableForm } from './table-form.tsx';

/** What this is, and one press to a table. */
export function StartPage() {
  const { start, pitch } = words.value;
  const head = useArrivalFocus<HTMLHeadingElement>();
  const game = useSignal(GAMES[0]);
  return (
    <div class="page start">
      <Header>
        <NameTag />
        <SettingsButton />
      </Header>
      <main class="start-main">
        <div class="welcome">
          <h1 ref={head} tabIndex={-1}>
            {start.title}
          </h1>
          <p class="pitch">{pitch}</p>
          {game.value !== undefined && <HandFan faces={aboutGame(game.value.id).faces} />}
        </div>
        <div class="ways">
          <TableForm game={game} />
          <JoinCode />
        </div>
        <OpenTables />
      </main>
      <footer class="foot">
        <Anchor href="/credits">{words.value.credits.link}</Anchor>
      </footer>
    </div>
  );
}

/** Who you are, and the way to change it. */
function NameTag() {
  const asking = useSignal(false);
  const { name } = words.value;
  if (myName.value === '') return null;
  return (
    <>
      <button type="button" class="bar-button name-tag" onClick={() => (asking.value = true)}>
        <span class="name-tag-name">{myName}</span>
        <Icon name="pen" />
        <span class="unseen">{name.change}</span>
      </button>
      <Dialog title={name.change} open={asking.value} onClose={() => (asking.value = false)}>
        <NameForm buttons={[name.save]} onNamed={() => (asking.value = false)} />
      </Dialog>
    </>
  );
}
