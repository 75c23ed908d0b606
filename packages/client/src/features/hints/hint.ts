import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import { mayAct } from '@hundredfold/shared/core/view.ts';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type HintReason, tellingReason } from '../../games/hints.ts';
import { loadPart } from '../../games/parts.ts';
import { t } from '../../i18n/index.ts';
import { withFullStop } from '../../i18n/sentence.ts';
import { type HintFor, hintEngine } from '../../net/engine/hint-engine.ts';
import { openEngine } from '../../net/engine/open-engine.ts';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { playStopOf } from '../../table/state/play-stop.ts';
import { nameIn } from '../../table/state/player-name.ts';
import { seenCards } from './seen-cards.ts';

interface Hint {
  readonly link: TableLink;
  /** The snapshot for which the hint is made. */
  readonly at: Snapshot;
  /** `null` while the engine thinks. */
  readonly given: GivenHint | null;
}

interface GivenHint {
  readonly action: AnyAction;
  readonly isCloseCall: boolean;
  /** Puts the reason into words; `null` if its code is missing. */
  readonly reason: HintReason | null;
}

const latest = signal<Hint | null>(null);

const hintByEngine = hintEngine(openEngine);

/** A fixed random source, so that a bot that is asked twice gives the same answer. */
const FIXED_RANDOM: RandomSource = { below: (n) => n - 1 };

export function canHint(snapshot: Snapshot): boolean {
  return snapshot.phase === 'playing' && playStopOf(snapshot) === null && mayAct(snapshot.view);
}

/**
 * Works out what a strong bot would do in the viewer's place, from what the viewer was shown. Highlights the move and says why. If there
 * is no answer, the hint is the move of the normal bot.
 */
export async function giveHint(link: TableLink, hintFor: HintFor = hintByEngine): Promise<void> {
  const at = link.snapshot.peek();
  if (at === null || !canHint(at) || hintAt(link) !== null) return;
  const { game, view } = at;
  const asked: Hint = { link, at, given: null };
  latest.value = asked;
  const loading = loadPart(game.id, 'hint').catch(() => null); // After a deployment the code may be missing.
  const [choice, reason] = await Promise.all([hintFor(game, seenCards(link, at)), loading]);
  if (latest.peek() !== asked) return; // The player has asked at another table meanwhile.
  const action = choice?.action ?? game.bot(view, FIXED_RANDOM);
  latest.value = { link, at, given: { action, isCloseCall: choice?.isCloseCall === true, reason } };
}

function inWords(at: Snapshot, { action, isCloseCall, reason }: GivenHint): string {
  const { lit, closeCall } = t.value.hints;
  const reader = { name: t.value.name.you, own: true };
  const said = withFullStop((reason && tellingReason(reason, at.game)(at.view, action, nameIn(at), reader)) ?? lit);
  return isCloseCall ? `${said} ${closeCall}` : said;
}

/** The action that the last hint points to, until the table has moved on. */
export function hintedAction(link: TableLink): ReadonlySignal<readonly AnyAction[]> {
  return computed(() => {
    const given = hintAt(link)?.given ?? null;
    return given === null ? NOTHING : [given.action];
  });
}

export function hintText(link: TableLink): ReadonlySignal<string | null> {
  return computed(() => {
    const hint = hintAt(link);
    return hint === null || hint.given === null ? null : inWords(hint.at, hint.given);
  });
}

export function isThinking(link: TableLink): boolean {
  return hintAt(link)?.given === null;
}

function hintAt(link: TableLink): Hint | null {
  const hint = latest.value;
  return hint !== null && hint.link === link && isStill(hint.at, link.snapshot.value) ? hint : null;
}

function isStill({ game, matchNumber, version }: Snapshot, now: Snapshot | null): boolean {
  return now?.game === game && now.matchNumber === matchNumber && now.version === version;
}

const NOTHING: readonly AnyAction[] = [];
