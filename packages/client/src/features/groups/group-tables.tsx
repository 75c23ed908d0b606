import { termsOf } from '@hundredfold/shared/games/terms.ts';
import { type GroupTable, MAX_GROUP_TABLES } from '@hundredfold/shared/protocol/groups.ts';
import { useSignal } from '@preact/signals';
import { SUMMARY_SEPARATOR } from '../../i18n/game-texts.ts';
import { aboutGame, listed, t } from '../../i18n/index.ts';
import { lastGame, lastSetUp } from '../../lib/last-set-up.ts';
import { joinIntent } from '../../net/join-intent.ts';
import { openNewTable, useNewTable } from '../../net/new-table.ts';
import { go, tablePath } from '../../ui/route.ts';
import { TextButton } from '../../ui/text-button.tsx';
import type { GroupProps } from './change-group.ts';
import { OtherGame } from './other-game.tsx';
import { type KnownSetUp, readSetUp, setUpText } from './set-up.ts';

/** The main button, to the table that is on or to a new one like the last, and the ways to other tables. */
export function GroupTables({ group, onChange }: GroupProps) {
  const { make, isMaking, trouble } = useNewTable();
  const isChoosing = useSignal(false);
  const texts = t.value.groups;
  const { on, asleep } = tablesInOrder(group.tables);
  const last = readSetUp(group.lastSetUp) ?? { ...lastSetUp(lastGame()), game: lastGame().id };
  const hasRoom = on.length < MAX_GROUP_TABLES;
  const open = async (setUp: KnownSetUp) => {
    const error = await make(() => openNewTable(false, { ...setUp, group: group.id }));
    if (error !== undefined && error !== null) void onChange();
  };
  const wayTo = (table: GroupTable) => (
    <BigButton
      key={table.code}
      isMain={table === on[0]}
      label={texts.joinTable}
      about={tableText(table)}
      onPress={() => join(table)}
    />
  );
  return (
    <section class="surface panel group-tables" aria-label={texts.tablesTitle}>
      {on.map(wayTo)}
      {hasRoom && (
        <BigButton
          isMain={on.length === 0}
          label={isMaking ? t.value.start.making : texts.openTable}
          about={setUpText(last)}
          isOff={isMaking}
          onPress={() => void open(last)}
        />
      )}
      {asleep.map(wayTo)}
      {hasRoom && (
        <ul class="wrap" aria-label={texts.setUps}>
          {group.setUps.map(({ name, table }) => {
            const setUp = readSetUp(table);
            return (
              setUp && (
                <li key={name}>
                  <TextButton class="second" label={name} aria-disabled={isMaking} onClick={() => void open(setUp)} />
                </li>
              )
            );
          })}
          <li>
            <TextButton class="quiet" label={texts.otherGame} onClick={() => (isChoosing.value = true)} />
          </li>
        </ul>
      )}
      <p class="wrong" role="alert">
        {trouble}
      </p>
      <OtherGame
        group={group}
        first={last}
        open={isChoosing.value}
        onOpen={(setUp) => {
          isChoosing.value = false; // The page says what went wrong.
          void open(setUp);
        }}
        onChange={onChange}
        onClose={() => (isChoosing.value = false)}
      />
    </section>
  );
}

interface BigButtonProps {
  readonly isMain: boolean;
  readonly label: string;
  readonly about: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

function BigButton({ isMain, label, about, isOff = false, onPress }: BigButtonProps) {
  return (
    <button type="button" class={isMain ? 'main group-go' : 'second group-go'} aria-disabled={isOff} onClick={onPress}>
      <span>{label}</span> <small>{about}</small>
    </button>
  );
}

function tableText({ game, phase, names }: GroupTable): string {
  const state = phase === 'playing' ? t.value.lobby.playing : t.value.ways[phase];
  return [aboutGame(game).name, listed(names), state].filter((part) => part !== '').join(SUMMARY_SEPARATOR);
}

const PHASES: readonly GroupTable['phase'][] = ['gathering', 'playing', 'over'];

/** Sorts the tables that are on, those with free seats first. The others wait for their players (`asleep`). */
export function tablesInOrder(tables: readonly GroupTable[]) {
  const known = tables.filter(({ game }) => termsOf(game) !== undefined);
  return {
    on: PHASES.flatMap((each) => known.filter(({ phase }) => phase === each)),
    asleep: known.filter(({ phase }) => phase === 'asleep'),
  };
}

/** Leads to a table: at once onto a seat if its players are still gathering. */
function join({ code, phase }: GroupTable): void {
  if (phase === 'gathering') joinIntent.value = { code, sit: true };
  go(tablePath(code));
}
