import { canSit, freeSeats, type LobbyRow } from '@hundredfold/shared/protocol/lobby-row.ts';
import { differences } from '../../i18n/game-texts.ts';
import { aboutGame, shownName, t } from '../../i18n/index.ts';
import { type JoinIntent, joinIntent } from '../../net/join-intent.ts';
import { go, tablePath } from '../../ui/route.ts';
import { TextButton } from '../../ui/text-button.tsx';

interface TableRowProps {
  readonly row: LobbyRow;
}

export function TableRow({ row }: TableRowProps) {
  const { code, game, seats, playedOn } = row;
  const texts = aboutGame(game);
  const hasBotsSeat = row.playing && seats.some(({ status }) => status === 'bot');
  const names = seats
    .map(shownName)
    .filter((name) => name !== '')
    .join(', ');
  return (
    <article class="table-row" aria-label={`${texts.name}: ${names}`} tabIndex={-1}>
      <div class="table-words">
        <strong>{texts.name}</strong> <span class="hint">{differences(row)}</span>
        {playedOn !== undefined && <span class="hint">{t.value.replay.continues(playedOn)}</span>}
        <span class="table-names">{names}</span>
      </div>
      <State row={row} />
      <div class="table-actions">
        {canSit(row) && <TextButton class="second" label={t.value.table.sitDown} onClick={() => enter({ code, sit: true })} />}
        {hasBotsSeat && (
          <button type="button" class="second" onClick={() => enter({ code, sit: false, take: true })}>
            {t.value.table.takeOver}
          </button>
        )}
        <TextButton class="second" icon="eye" label={t.value.lobby.watch} onClick={() => enter({ code, sit: false })} />
      </div>
    </article>
  );
}

function State({ row }: TableRowProps) {
  const { playing, free, full, watching } = t.value.lobby;
  const seats = freeSeats(row);
  return (
    <span class="table-state">
      <span class="table-seats" aria-hidden="true">
        {row.seats.map(({ status }) => (
          <i class={status} />
        ))}
      </span>
      {row.playing ? playing : seats > 0 ? free(seats) : full}
      <small>{row.watchers > 0 && watching(row.watchers)}</small>
    </span>
  );
}

function enter(way: JoinIntent): void {
  joinIntent.value = way;
  go(tablePath(way.code));
}
