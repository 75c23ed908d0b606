import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Snapshot, TableLink } from '../net/link.ts';
import { Header } from '../ui/header.tsx';
import { Icon } from '../ui/icon.tsx';
import { later } from '../ui/later.tsx';
import { spokenCode } from '../ui/route.ts';
import { openRules } from '../ui/rules-open.ts';
import { SettingsButton } from '../ui/settings-button.tsx';
import { gameWords } from '../words/abouts.ts';
import { words } from '../words/index.ts';
import { useAttention } from './attention.ts';
import { Gathering } from './gathering.tsx';
import { InviteButton } from './invite-button.tsx';
import { LeaveButton } from './leave-button.tsx';
import { LinkBanner } from './link-banner.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { RulesDrawer } from './rules-drawer.tsx';
import { useArrival } from './use-arrival.ts';
import { WatchersButton } from './watchers.tsx';

const loadTable = async () => (await import('../table/game-table.tsx')).GameTable;
const GameTable = later<{ readonly link: TableLink }>(loadTable);

export interface RoomProps {
  readonly link: TableLink;
  readonly snapshot: Snapshot;
}

/** A table from inside: the gathering, then the game, with the house's frame around it. */
export function Room({ link, snapshot }: RoomProps) {
  useArrival(link, snapshot);
  useAttention(snapshot);
  useEffect(() => {
    // Felt and cards come while people sit down; a failure shows when they are needed.
    loadTable().catch(() => undefined);
  }, []);
  const result = useSignal(false);
  const over = snapshot.phase === 'over' && snapshot.outcome !== null;
  useEffect(() => {
    result.value = false;
    if (!over) return;
    const timer = setTimeout(() => (result.value = true), RESULT_AFTER);
    return () => clearTimeout(timer);
  }, [over, snapshot.round]);
  const { table, rules, result: said } = words.value;
  return (
    <div class="page room">
      <Header>
        {snapshot.phase !== 'gathering' && (
          <p class="bar-title">
            <strong>{gameWords(snapshot.game.id).name}</strong> <span class="bar-code">{spokenCode(snapshot.code)}</span>
          </p>
        )}
        {snapshot.phase !== 'gathering' && <WatchersButton snapshot={snapshot} />}
        {snapshot.phase !== 'gathering' && <InviteButton snapshot={snapshot} />}
        {over && (
          <button type="button" class="bar-button worded" onClick={() => (result.value = true)}>
            <Icon name="trophy" />
            <span>{said.show}</span>
          </button>
        )}
        <button type="button" class="bar-button" aria-label={rules.show} onClick={() => openRules()}>
          <Icon name="rules" />
        </button>
        <SettingsButton />
        <LeaveButton link={link} snapshot={snapshot} />
      </Header>
      <div class="room-body">
        <main class="room-main" aria-label={`${table.table} ${snapshot.code}`}>
          <LinkBanner link={link} snapshot={snapshot} />
          {snapshot.phase === 'gathering' ? <Gathering link={link} snapshot={snapshot} /> : <GameTable link={link} />}
        </main>
        <RulesDrawer game={snapshot.game.id} />
      </div>
      {over && <ResultDialog link={link} snapshot={snapshot} open={result.value} onClose={() => (result.value = false)} />}
    </div>
  );
}

/** Milliseconds in which the last cards may come to rest. */
const RESULT_AFTER = 1800;
