import { useEffect } from 'preact/hooks';
import { mutedAliases } from '../../lib/muted-people.ts';
import { playSound } from '../../lib/sound/play-sound.ts';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { settings } from '../../ui/settings.ts';
import { useInTime } from '../../ui/use-loaded.ts';
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
  // If the connection is lost meanwhile, the link reconnects and this asks again.
  useInTime(
    () => (isLive ? link.ask('listen', { hears, except }) : null),
    (answer) => answer.ok && catchUp(answer.value),
    [link, isLive, roomChanges, game.id, hears, except, isPlaying, isSeated],
  );
  useEffect(() => {
    if (isChatShown.value) markRead();
  }, [isChatShown.value, chatMessages.value]);
}
