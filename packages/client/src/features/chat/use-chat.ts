import { useEffect } from 'preact/hooks';
import { mutedAliases } from '../../lib/muted-people.ts';
import { playSound } from '../../lib/sound/play-sound.ts';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { settings } from '../../ui/settings.ts';
import { addMessage, catchUp, chatMessages, clearChat, markRead, saidJustNow } from './chat-entries.ts';
import { isChatShown } from './chat-open.ts';

/** Subscribes to the chat of a table, and again whenever the connection, the room or who is to be heard changes. */
export function useChat(link: TableLink, { game, phase, seat }: Snapshot): void {
  const isLive = link.session.value.state === 'live';
  const roomChanges = link.roomChanges.value;
  const hears = settings.chat.value;
  const except = mutedAliases.value;
  const isPlaying = phase === 'playing';
  const isSeated = seat !== null;
  useEffect(() => {
    const stop = link.onChatMessage((message) => {
      addMessage(message);
      const isOwn = message.person === link.snapshot.peek()?.me;
      if (!isOwn && saidJustNow(message.person) === message) playSound('said');
    });
    return () => {
      stop();
      clearChat();
    };
  }, [link]);
  useEffect(() => {
    if (!isLive) return;
    let isStale = false;
    // If the connection is lost meanwhile, the link reconnects and this effect runs again.
    void link.ask('listen', { hears, except }).then((answer) => {
      if (answer.ok && !isStale) catchUp(answer.value);
    });
    return () => {
      isStale = true;
    };
  }, [link, isLive, roomChanges, game.id, hears, except, isPlaying, isSeated]);
  useEffect(() => {
    if (isChatShown.value) markRead();
  }, [isChatShown.value, chatMessages.value]);
}
