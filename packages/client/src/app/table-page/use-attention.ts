import { useEffect } from 'preact/hooks';
import { unread } from '../../features/chat/chat-entries.ts';

import { aboutGame } from '../../i18n/catalog.ts';
import { t } from '../../i18n/index.ts';
import { isHidden } from '../../lib/hidden.ts';
import { notify } from '../../lib/sound/notify.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { isMyTurn } from '../../table/state/turn-alert.ts';

const CALM = '/favicon.svg';
const CALLING = '/favicon-turn.svg';

/**
 * Shows the table in the tab's title, and marks it when it is the user's turn; in a hidden tab it counts new chat messages, too.
 */
export function useAttention(snapshot: Snapshot): void {
  const mine = isMyTurn(snapshot);
  const game = aboutGame(snapshot.game.id).name;
  const { house, table } = t.value;
  const said = isHidden.value ? unread(snapshot.me) : 0;
  useEffect(() => {
    const counted = said > 0 ? `(${said}) ` : '';
    document.title = counted + (mine ? `● ${table.yourTurn} – ${game}` : `${game} – ${house}`);
    setIcon(mine ? CALLING : CALM);
    return () => {
      document.title = house;
      setIcon(CALM);
    };
  }, [mine, game, house, table, said]);
  useEffect(() => (mine ? notify(t.peek().sound.turnAt(game), `turn ${snapshot.code}`) : undefined), [mine]);
}

function setIcon(href: string): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', href);
}
