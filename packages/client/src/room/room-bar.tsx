import { Header } from '../ui/header.tsx';
import { Icon } from '../ui/icon.tsx';
import { spokenCode } from '../ui/route.ts';
import { openRules } from '../ui/rules-open.ts';
import { SettingsButton } from '../ui/settings-button.tsx';
import { gameWords, optionsThatMatter, summary } from '../words/abouts.ts';
import { words } from '../words/index.ts';
import { InviteButton } from './invite-button.tsx';
import { LeaveButton } from './leave-button.tsx';
import type { RoomProps } from './room-props.ts';
import { WatchersButton } from './watchers.tsx';

interface RoomBarProps extends RoomProps {
  readonly onResult: () => void;
}

/** What can be done at a table besides playing. */
export function RoomBar({ link, snapshot, onResult }: RoomBarProps) {
  const { rules, result } = words.value;
  const begun = snapshot.phase !== 'gathering';
  return (
    <Header>
      {begun && <Title snapshot={snapshot} />}
      {begun && <WatchersButton snapshot={snapshot} />}
      {begun && <InviteButton snapshot={snapshot} />}
      {snapshot.outcome !== null && (
        <button type="button" class="bar-button worded" aria-label={result.show} onClick={onResult}>
          <Icon name="trophy" />
          <span>{result.show}</span>
        </button>
      )}
      <button type="button" class="bar-button" aria-label={rules.show} onClick={() => openRules()}>
        <Icon name="rules" />
      </button>
      <SettingsButton />
      <LeaveButton link={link} snapshot={snapshot} />
    </Header>
  );
}

/** What is played here, and how. */
function Title({ snapshot }: Pick<RoomBarProps, 'snapshot'>) {
  const { game, options, seats, code } = snapshot;
  const said = gameWords(game.id);
  return (
    <p class="bar-title" title={said.name}>
      <strong>{said.name}</strong> <span class="bar-more">{summary(optionsThatMatter(game, seats.length), said, options)}</span>{' '}
      <span class="bar-code">{spokenCode(code)}</span>
    </p>
  );
}
