import { useEffect } from 'preact/hooks';
import type { Snapshot } from '../net/link.ts';
import { gameWords } from '../words/abouts.ts';
import { words } from '../words/index.ts';

const CALM = '/favicon.svg';
const CALLING = '/favicon-turn.svg';

/** The tab tells what table it is, and calls while it is your turn there. */
export function useAttention(snapshot: Snapshot): void {
  const mine = snapshot.phase === 'playing' && snapshot.seat !== null && snapshot.view.toAct.includes(snapshot.seat);
  const game = gameWords(snapshot.game.id).name;
  const { house, table } = words.value;
  useEffect(() => {
    document.title = mine ? `● ${table.yourTurn} – ${game}` : `${game} – ${house}`;
    setIcon(mine ? CALLING : CALM);
    return () => {
      document.title = house;
      setIcon(CALM);
    };
  }, [mine, game, house, table]);
}

function setIcon(href: string): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', href);
}
