import { createHash } from 'node:crypto';
import { NO_VALUE } from '@hundredfold/shared/core/encoding.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { type ShownShuffle, tableFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import { commitmentOf, partsOf, revealFor, type ShuffleReceipt } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import { join, newSecret, type Player } from '../kit/live-player.ts';

/** A browser that takes part in shuffles, and keeps its part of them while servers come and go. */
export interface Browser {
  readonly name: string;
  readonly key: string;
  /** The part of this browser in the shuffle of each match, with the number of attempts for which it has revealed. */
  readonly receipts: Map<string, ShuffleReceipt & { readonly revealed: number }>;
  readonly shown: ShownShuffle[];
  player: Player;
}

export interface TableAddress {
  readonly address: string;
  readonly game: Game;
  readonly code: string;
}

export async function openBrowser(table: TableAddress, name: string): Promise<Browser> {
  const key = newSecret();
  const browser: Browser = { name, key, receipts: new Map(), shown: [], player: await comes(table, name, key) };
  watch(browser);
  return browser;
}

export async function comesBack(browser: Browser, table: TableAddress): Promise<void> {
  browser.player = await comes(table, browser.name, browser.key);
  watch(browser);
}

function comes({ address, game, code }: TableAddress, name: string, key: string): Promise<Player> {
  return join(address, game, code, key, name);
}

export function shuffleOf({ player }: Browser): ShownShuffle {
  return tableFacts.shuffle.codec.decode(player.state.shuffle);
}

function watch(browser: Browser): void {
  const { room } = browser.player;
  const look = (): void => {
    if (room.state.phase !== 'over') browser.shown.push(shuffleOf(browser));
  };
  look();
  room.onStateChange(look);
}

export function takePart(browser: Browser): void {
  const go = (): void => void sendDue(browser).catch(() => undefined);
  browser.player.room.onStateChange(go);
  go();
}

export async function sendDue(browser: Browser): Promise<void> {
  const shuffle = shuffleOf(browser);
  if (browser.player.state.phase !== 'gathering' || shuffle.match === '') return;
  if (shuffle.stage === 'open') return sendCommitment(browser, shuffle);
  if (shuffle.stage === 'revealing') return sendReveal(browser, shuffle);
}

async function sendCommitment({ name, receipts, player }: Browser, { match, seal, roster }: ShownShuffle): Promise<void> {
  const member = player.memberId;
  const secret = createHash('sha256').update(`${name} ${match} ${member}`).digest('hex');
  const receipt = { match, seal, member, starts: 0, lastStart: NO_VALUE, secret };
  const commitment = commitmentOf(receipt);
  if (roster.some(({ commit }) => commit === commitment)) return;
  if (!receipts.has(match)) receipts.set(match, { ...receipt, revealed: 0 });
  await player.ask('commit', partsOf(receipt));
}

/** Reveals for the current attempt. A browser does so for a later attempt only after the earlier one. */
async function sendReveal({ receipts, player }: Browser, { match, seal, attempt, roster, reveals }: ShownShuffle): Promise<void> {
  const receipt = receipts.get(match);
  if (receipt?.seal !== seal || attempt > receipt.revealed) return;
  const own = roster.find(({ commit }) => commit === commitmentOf(receipt));
  if (own === undefined || reveals.some(({ seat }) => seat === own.seat)) return;
  receipts.set(match, { ...receipt, revealed: attempt + 1 });
  await player.ask('reveal', { reveal: revealFor(receipt, attempt) });
}
