import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { randomId } from '../net/secret.ts';
import { SEEN } from '../ui/meant.ts';
import { say } from '../ui/notices.tsx';
import { type Box, isWithin } from './geometry/spot.ts';
import { type OwnCard, toggled } from './own-card.ts';
import { refusalText, refuseCard, refuseTarget } from './refuse.ts';
import { canPress, hasten, pickingOf, type Stage } from './stage.ts';
import { isQuestion, type Press, type Target } from './staging.ts';

const ID_BYTES = 12;

/**
 * Asks the table for an action. Its cards wait out of the hand; when it is refused the reason is said, and they drop back unless
 * they were picked.
 */
export async function propose(stage: Stage, action: AnyAction, cards: readonly OwnCard[] = []): Promise<void> {
  const { link, latest, pending, asking, asked, refused } = stage;
  if (asking.peek()) return;
  hasten(stage);
  asking.value = true;
  refused.value = null;
  pending.value = cards;
  asked.value = null;
  const answer = await link.ask('act', { id: randomId(ID_BYTES), version: latest.peek().version, action });
  asking.value = false;
  if (answer.ok) return;
  pending.value = [];
  stage.letGo.value = null;
  sayWhy(stage, answer.refusal.refusal);
}

/** What pressing something leads to: an action, or a question that has to be answered first; nothing before the last one is done. */
export function pressed(stage: Stage, press: Press, cards: readonly OwnCard[] = []): void {
  if (stage.asking.peek()) return;
  hasten(stage);
  if (isQuestion(press)) stage.asked.value = { question: press, cards };
  else void propose(stage, press, cards);
}

/** What pressing a card in hand leads to: where several are played together it is picked, or goes back. */
export function pressCard(stage: Stage, card: OwnCard): void {
  const { latest, staging, asking, picked } = stage;
  const picking = pickingOf(stage);
  const press = picking === null ? staging.press(latest.peek().view, card.face) : null;
  if (press !== null) pressed(stage, press, [card]);
  if (picking !== null && !asking.peek()) picked.value = toggled(picked.peek(), card, picking.count);
}

/** A card in hand does what pressing it leads to, or it is said why it cannot; whether it could. */
export function tryCard(stage: Stage, card: OwnCard): boolean {
  const can = canPress(stage, card);
  if (can) pressCard(stage, card);
  else refuseCard(stage, card);
  return can;
}

/** The same for a pile or a place. */
export function tryTarget(stage: Stage, target: Target): boolean {
  if (target.press === null) refuseTarget(stage, target);
  else pressed(stage, target.press);
  return target.press !== null;
}

/** The card that was picked last goes back into the hand. */
export function takeBack({ asking, picked }: Stage): void {
  if (!asking.peek()) picked.value = picked.peek().slice(0, -1);
}

function sayWhy({ staging, latest }: Stage, refusal: string): void {
  const text = refusalText(staging, refusal);
  const paragraph = latest.peek().game.refusals[refusal];
  say(paragraph === undefined ? { text } : { text, paragraph });
}

/** Where a button lies, and since when, by `performance.now()`. */
export interface Lain {
  readonly box: Box;
  readonly since: number;
}

interface PressedAt {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** Whether a press was meant for the button that it hit, and not for what lay there a moment ago. Where it lay, the latest first. */
export function isMeant(press: PressedAt, [now, ...before]: readonly Lain[]): boolean {
  if (now === undefined) return false;
  if (press.time - now.since >= SEEN) return true;
  const [was] = before;
  return was !== undefined && isWithin(press, was.box) && isMeant(press, before);
}

/** Tells presses that were meant for a button from those that it slid under. Keys and assistive technology always mean it. */
export function useMeant(box: Box) {
  const lay = useRef<readonly Lain[]>([]);
  const meant = useRef(true);
  useLayoutEffect(() => {
    const now = performance.now();
    const known = lay.current.findIndex(({ since }) => now - since >= SEEN);
    lay.current = [{ box, since: now }, ...(known < 0 ? lay.current : lay.current.slice(0, known + 1))];
  }, [box.x, box.y, box.width, box.height]);
  return {
    /** For every press of a finger or a mouse. */
    isPress({ offsetX, offsetY, timeStamp }: PointerEvent): boolean {
      meant.current = isMeant({ x: box.x + offsetX, y: box.y + offsetY, time: timeStamp }, lay.current);
      return meant.current;
    },
    isClick({ detail }: MouseEvent): boolean {
      return detail === 0 || meant.current;
    },
  };
}
