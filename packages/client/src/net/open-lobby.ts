import type { Room } from '@colyseus/sdk';
import { LOBBY, type LobbyMessages } from '@hundredfold/shared/protocol/lobby.ts';
import { type ReadonlySignal, signal } from '@preact/signals';
import { client } from './join-table.ts';
import { backOff, pause } from './pause.ts';
import { browserSecret } from './secret.ts';

/** The tables that are open to strangers, live for as long as somebody looks; `null` while the list is not known. */
export function openLobby(): ReadonlySignal<LobbyMessages['rows'] | null> {
  let looking = 0;
  const rows = signal<LobbyMessages['rows'] | null>(null, {
    watched: () => void keepLine(++looking),
    unwatched: () => {
      looking++;
      void room?.leave();
    },
  });
  let room: Room | undefined;

  async function keepLine(look: number): Promise<void> {
    for (let failures = 0; look === looking; failures++) {
      try {
        room = await client.joinById(LOBBY, { key: browserSecret() }); // So that one person counts as one.
        failures = 0;
        await listen(room, look);
      } catch {
        // Out of reach for now: again in a moment.
      }
      if (look === looking) rows.value = null;
      await pause(backOff(failures));
    }
  }

  async function listen(line: Room, look: number): Promise<void> {
    line.reconnection.enabled = false;
    line.onMessage<LobbyMessages['rows']>('rows', (heard) => {
      if (look === looking) rows.value = heard;
    });
    if (look !== looking) void line.leave();
    await new Promise((resolve) => line.onLeave(resolve));
  }

  return rows;
}
