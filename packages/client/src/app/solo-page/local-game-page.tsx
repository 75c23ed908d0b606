import { gameById } from '@hundredfold/shared/games/index.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useChat } from '../../features/chat/use-chat.ts';
import { HintButton } from '../../features/hints/hint-button.tsx';
import { ResultDialog } from '../../features/results/result-dialog.tsx';
import { fairCardsOnDevice } from '../../features/shuffle/use-fair-cards.ts';
import { t } from '../../i18n/index.ts';
import { workerPort } from '../../lib/worker-port.ts';
import { myProfile } from '../../net/account/profile.ts';
import type { LocalGameEnd } from '../../net/local/messages.ts';
import { newGameId, requestedGame } from '../../net/local/start-local-game.ts';
import { type WorkerLink, workerLink } from '../../net/local/worker-link.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { Header } from '../../ui/header.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MessagePage, type MessagePageProps } from '../../ui/message-page.tsx';
import { go, renamePage, soloPath } from '../../ui/route.ts';
import { settings } from '../../ui/settings.ts';
import { LeaveButton, ResultButton, TableMenu, TableTitle } from '../table-page/bar-buttons.tsx';
import { EmptyFelt } from '../table-page/empty-felt.tsx';
import { HelpDrawer } from '../table-page/help-drawer.tsx';
import { PlayTable } from '../table-page/play-table.tsx';
import { TakebackButton } from '../table-page/takeback.tsx';
import { useOverlayPlacement } from '../table-page/use-overlay-placement.ts';
import { useRoom } from '../table-page/use-room.ts';
import { useTableEvents } from '../table-page/use-table-events.ts';
import { warnOfUnsavedGame } from './unsaved-game.ts';

import '../table-page/at-table.css';
import '../../ui/styles/table-colours.css';
import '../table-page/slots.tsx';

export function LocalGamePage({ id: first }: { readonly id: string }) {
  const link = useSignal<WorkerLink | null>(null);
  const tries = useSignal(0);
  const snapshot = link.value?.snapshot.value ?? null;
  const id = snapshot?.deviceGame ?? first;
  useEffect(() => {
    const opened = openLocalGame(id);
    link.value = opened;
    return () => opened.close();
  }, [tries.value]);
  useEffect(() => {
    if (id !== first) renamePage(soloPath(id)); // The player starts another game.
  }, [id]);
  const ended = link.value?.ended.value ?? null;
  if (ended !== null) return <Over why={ended} onRetry={() => tries.value++} />;
  if (link.value === null || snapshot === null) return <EmptyFelt isQuiet />;
  const isUnsaved = snapshot.phase === 'playing' && !link.value.isSaved.value;
  return <Here link={link.value} snapshot={snapshot} isUnsaved={isUnsaved} />;
}

function openLocalGame(id: string): WorkerLink {
  const asked = requestedGame.peek();
  const worker = new Worker(new URL('../../net/local/match-worker.ts', import.meta.url), { type: 'module' });
  return workerLink(workerPort(worker), {
    id,
    newGame: asked?.id === id ? asked.newGame : null,
    player: myProfile(),
    gameById,
    newId: newGameId,
  });
}

interface HereProps extends RoomProps {
  /** `true` if leaving the page loses the game. */
  readonly isUnsaved: boolean;
}

function Here({ link, snapshot: latest, isUnsaved }: HereProps) {
  const { snapshot, head, moving, result } = useRoom(latest);
  useEffect(() => (isUnsaved ? warnOfUnsavedGame() : undefined), [isUnsaved]);
  useTableEvents(snapshot, moving);
  useChat(link, snapshot);
  useOverlayPlacement();
  const { table } = t.value;
  const { sign } = t.value.solo;
  return (
    <div class="page room" data-table-colour={settings.tableColour.value}>
      <Header>
        <TableTitle game={snapshot.game} />
        <HintButton link={link} snapshot={snapshot} />
        <TakebackButton link={link} snapshot={snapshot} />
        <ResultButton snapshot={snapshot} onResult={() => (result.shown.value = true)} />
        <TableMenu>
          <LeaveButton question={isUnsaved ? t.value.solo.unsavedSure : null} onLeave={() => go('/')} />
        </TableMenu>
      </Header>
      <div class="banners">
        <p class="watching-sign row">
          <Icon name="device" />
          {snapshot.playedOn === null ? sign : `${sign} · ${t.value.replay.continuedFrom(snapshot.playedOn.turn)}`}
        </p>
      </div>
      <div class="room-body">
        <main ref={head} tabIndex={-1} class="room-main" aria-label={`${table.table}: ${sign}`}>
          <PlayTable link={link} snapshot={latest} moving={moving} />
        </main>
        <HelpDrawer snapshot={snapshot} fairCards={fairCardsOnDevice(snapshot)} />
      </div>
      <ResultDialog link={link} snapshot={snapshot} result={result} />
    </div>
  );
}

function Over({ why, onRetry }: { readonly why: LocalGameEnd; readonly onRetry: () => void }) {
  const texts = t.value.solo;
  const { link, openGame } = t.value;
  const about: Readonly<Record<LocalGameEnd, MessagePageProps>> = {
    gone: { title: texts.goneTitle, text: texts.gone },
    elsewhere: { title: link.elsewhereTitle, text: texts.elsewhere, way: { label: link.here, press: onRetry } },
    unkept: { title: texts.unkeptTitle, text: texts.unkept },
    halted: { title: openGame.faults.failed.title, text: texts.halted, way: { label: link.tryAgain, press: onRetry } },
  };
  return <MessagePage {...about[why]} />;
}
