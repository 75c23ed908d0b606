import type { Signal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { FinalScore } from '../../features/results/standings-table.tsx';
import { aboutGame, t } from '../../i18n/index.ts';
import type { ReplayTableLink } from '../../net/replay/replay-table-link.ts';
import { cardsAt, placesOf, sizeOf } from '../../table/layout/layout.ts';
import type { ReplaySession } from '../../table/replay/replay-session.ts';
import { headline } from '../../table/state/standings.ts';
import { Winner } from '../../table/view/winner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import './title-card.css';

interface TitleCardProps {
  readonly session: ReplaySession;
  readonly open: Signal<boolean>;
}

/** Says over the dealt table which game was played, by whom, and who won. */
export function TitleCard({ session: { link, last, presentation }, open }: TitleCardProps) {
  const snapshot = link.snapshot.value;
  const final = useMemo(() => link.opened.matchAfter(last), [link]);
  const ended = { ...snapshot, view: final.game.view(final.state, 'public') };
  const { outcome } = ended.view;
  useLayoutEffect(() => {
    if (open.peek()) link.run({ do: 'go', turn: dealtTurn(link) });
  }, [link]);
  const close = () => (open.value = false);
  const play = () => {
    close();
    link.run({ do: 'go', turn: 0 });
    link.run({ do: 'play' });
  };
  return (
    <Dialog title={aboutGame(snapshot.game.id).name} open={open.value} onClose={close} class="result title-card">
      {outcome !== null && outcome.won !== false && <Winner snapshot={ended} />}
      <p class="title-card-won">{outcome === null ? t.value.result.unfinished : headline(ended)}</p>
      <TextButton class="main tall" icon="play" label={t.value.replay.play} autofocus onClick={play} />
      <FinalScore snapshot={ended} presentation={presentation} />
    </Dialog>
  );
}

/** Returns the first turn with a dealt table: in some games a player cuts the deck before. */
function dealtTurn({ opened }: ReplayTableLink): number {
  const { game, state, seats } = opened.matchAfter(0);
  const view = game.view(state, 'all');
  const places = placesOf(game.viewSchema, seats).filter((place) => sizeOf(cardsAt(view, place)) > 0);
  return places.length > 1 ? 0 : 1;
}
