import { effect } from '@preact/signals';
import type { ReplayLink } from '../../net/replay/replay-link.ts';
import { type AddressedGame, replayAddress } from './replay-address.ts';

/** Milliseconds for which a turn is shown before the address names it: browsers refuse addresses that change too often. */
const ADDRESS_DELAY_MS = 400;

/** Keeps the shown turn and view in the address of the page, so that a reload shows them again, until the returned function is called. */
export function keepAddress({ state }: ReplayLink, game: AddressedGame): () => void {
  return effect(() => {
    const { turn, view } = state.value;
    const timer = setTimeout(
      () => history.replaceState(history.state, '', replayAddress(game, { turn, view })),
      ADDRESS_DELAY_MS,
    );
    return () => clearTimeout(timer);
  });
}
