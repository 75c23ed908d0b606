import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ContinueButton } from '../../features/continue/continue-button.tsx';
import type { OpenReplay } from '../../features/replay/use-replay.ts';
import { ShareReplay } from '../../features/share/share-replay.tsx';
import { aboutGame, t } from '../../i18n/index.ts';
import { withBasePath } from '../../lib/base-path.ts';
import { SITE_NAME } from '../../lib/site.ts';
import type { RecordSource } from '../../net/replay/load-record.ts';
import { replayAddress } from '../../net/replay/replay-address.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { Header } from '../../ui/header.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useArrivalFocus } from '../../ui/route.ts';
import { settings } from '../../ui/settings.ts';
import { TableMenu, TableTitle } from '../table-page/bar-buttons.tsx';
import { HelpDrawer } from '../table-page/help-drawer.tsx';
import { useReplayParts } from './replay-parts.tsx';
import { TitleCard } from './title-card.tsx';

import '../table-page/at-table.css';
import '../../ui/styles/table-colours.css';

interface ReplayRoomProps {
  readonly replay: OpenReplay;
  readonly source: RecordSource;
  readonly onLeave: () => void;
}

export function ReplayRoom({ replay: { session, isOnServer }, source, onLeave }: ReplayRoomProps) {
  const { link } = session;
  const snapshot = link.snapshot.value;
  const head = useArrivalFocus<HTMLElement>();
  const { replay } = t.value;
  const game = aboutGame(snapshot.game.id).name;
  const id = source.from === 'id' ? source.id : null;
  const onServer = isOnServer ? id : null;
  const packed = source.from === 'link' ? source.packed : '';
  const isTitled = useSignal((id !== null || packed !== '') && !new URLSearchParams(location.search).has('turn'));
  const { table, bar } = useReplayParts(session, (at) => {
    if (!isTitled.peek()) history.replaceState(history.state, '', withBasePath(replayAddress({ id, packed }, at)));
  });
  useEffect(() => {
    document.title = `${replay.title}: ${game} – ${SITE_NAME}`;
    return () => {
      document.title = SITE_NAME;
    };
  }, [replay, game]);
  return (
    <div class="page room replay" data-table-colour={settings.tableColour.value}>
      <Header>
        <TableTitle game={snapshot.game} />
        <ShareReplay session={session} id={onServer}>
          {(open) => <BarButton icon="share" label={replay.share} kind="is-lit" onPress={open} />}
        </ShareReplay>
        <ContinueButton session={session} id={onServer} kind="is-lit" />
        <TableMenu>
          <BarButton icon="leave" label={replay.leave} onPress={onLeave} />
        </TableMenu>
      </Header>
      {link.opened.record.playedOn !== undefined && (
        <div class="banners">
          <p class="watching-sign row">
            <Icon name="replay" />
            {replay.continuedFrom(link.opened.record.playedOn.turn)}
          </p>
        </div>
      )}
      <div class="room-body">
        <main ref={head} tabIndex={-1} class="room-main" aria-label={`${replay.title}: ${game}`}>
          {table}
        </main>
        <HelpDrawer snapshot={snapshot} fairCards={null} />
      </div>
      {bar}
      <TitleCard session={session} open={isTitled} />
    </div>
  );
}
