import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { sessionScoreRows } from '../../table/state/standings.ts';
import { Avatar } from '../../ui/avatar.tsx';

export function SessionScoreTable({ snapshot }: { readonly snapshot: Snapshot }) {
  const { result } = t.value;
  const lines = sessionScoreRows(snapshot);
  if (lines.length === 0 || (snapshot.seats.length === 1 && lines.every(({ games }) => games === 1))) return null;
  return (
    <table class="session-score">
      <caption>{result.evening}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{result.playerHead}</th>
          <th scope="col">{result.gamesWonHead}</th>
          <th scope="col">{result.pointsHead}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ person, name, seal, wins, games, points }) => (
          <tr key={person}>
            <th scope="row">
              <span class="standing-name wrap row">
                <Avatar avatar={seal} />
                <bdi>{name}</bdi>
                {person === snapshot.me && <small>{t.value.table.you}</small>}
              </span>
            </th>
            <td>{result.gamesWon(wins, games)}</td>
            <td>{points !== null && result.points(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
