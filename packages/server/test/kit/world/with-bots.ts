import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { join as comes, type Player } from '../live-player.ts';

/** Returns a player of Mod Four with three bots and a clock, on the server at that address. */
export async function playsWithBots(address: string): Promise<Player> {
  const body = JSON.stringify({ game: modFour.id, options: { target: 50 }, pace: 'normal' });
  const made = await fetch(`${address}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const ann = await comes(address, modFour, ((await made.json()) as { code: string }).code);
  await ann.ask('sit', { seat: 0 });
  for (const seat of [1, 2, 3]) await ann.ask('fill', { seat });
  await ann.ask('start');
  return ann;
}
