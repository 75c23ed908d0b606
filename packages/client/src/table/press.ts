import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { nextMoveId } from '../net/secret.ts';
import { isForCover, SEEN } from '../ui/misclick-guard.ts';
import { showNotice } from '../ui/notices.tsx';
import { settings } from '../ui/settings.ts';
import { type Box, isWithin } from './geometry/pose.ts';
import { type OwnCard, toggled } from './own-card.ts';
import { isQuestion, type Press, type Question, type Target } from './presentation.ts';
import { refusalText, refuseCard, refuseTarget } from './refuse.ts';
import { canPress, pickingOf, type Stage, skipAnimation } from './stage.ts';
import { tableWords } from './words.ts';

/**
 * Asks the table for an action. Its cards wait out of the hand; when it is refused the reason is said, and they drop back unless
 * they were picked.
 */
export async function propose(stage: Stage, action: AnyAction, cards: readonly OwnCard[] = []): Promise<void> {
  const { link, latest, pending, asking, asked, refused } = stage;
  if (asking.peek()) return;
  skipAnimation(stage);
  asking.value = true;
  refused.value = null;
  pending.value = cards;
  asked.value = null;
  const answer = await link.ask('act', { id: nextMoveId(), version: latest.peek().version, action });
  asking.value = false;
  if (answer.ok) return;
  pending.value = [];
  stage.letGo.value = null;
  sayWhy(stage, answer.refusal.refusal);
}

/** What was pressed: cards in hand or a target, and what it is and would come to, in words. */
interface Pressed {
  readonly cards: readonly OwnCard[];
  readonly target: string | null;
  readonly label: string;
}

/**
 * What pressing something leads to: an action, or a question that has to be answered first; nothing before the last one is done.
 * Whoever wants to be asked before each play is.
 */
function pressed(stage: Stage, press: Press, { cards, target, label }: Pressed): void {
  if (stage.asking.peek()) return;
  skipAnimation(stage);
  stage.refused.value = null;
  if (isQuestion(press)) stage.asked.value = { kind: 'choice', question: press, cards, target };
  else if (settings.plays.peek() === 'atOnce') void propose(stage, press, cards);
  else stage.asked.value = { kind: 'whether', question: whether(press, label, cards.length > 0), cards, target };
}

function whether(action: AnyAction, question: string, isPlay: boolean): Question {
  const { play, yes } = tableWords.value;
  return { question, answers: [{ label: isPlay ? play : yes, action }] };
}

/** What pressing a card in hand leads to: where several are played together it is picked, or goes back. */
export function pressCard(stage: Stage, card: OwnCard): void {
  const { latest, presentation, asking, picked } = stage;
  const picking = pickingOf(stage);
  const { view } = latest.peek();
  const press = picking === null ? presentation.press(view, card.face) : null;
  const label = presentation.describe(view, card.face, stage.name);
  if (press !== null) pressed(stage, press, { cards: [card], target: null, label });
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
  else pressed(stage, target.press, { cards: [], target: target.id, label: target.label });
  return target.press !== null;
}

/** What is asked about is not done; else the card that was picked last goes back into the hand. */
export function takeBack({ asking, asked, letGo, picked }: Stage): void {
  if (asking.peek()) return;
  if (asked.peek() === null) picked.value = picked.peek().slice(0, -1);
  asked.value = null;
  letGo.value = null;
}

/** The words of a refusal that the page around the table tells by itself. */
export const SAID_ELSEWHERE = '';

function sayWhy({ presentation, latest }: Stage, refusal: string): void {
  const text = refusalText(presentation, refusal);
  if (text === SAID_ELSEWHERE) return;
  const paragraph = latest.peek().game.refusals[refusal];
  showNotice(paragraph === undefined ? { text } : { text, paragraph });
}

/** Where a button lies, and since when, by `performance.now()`. */
export interface CardUnderPointer {
  readonly box: Box;
  readonly since: number;
}

interface PressedAt {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** Whether a press was meant for the button that it hit, and not for what lay there a moment ago. Where it lay, the latest first. */
export function isMeant(press: PressedAt, [now, ...before]: readonly CardUnderPointer[]): boolean {
  if (now === undefined) return false;
  if (press.time - now.since >= SEEN) return true;
  const [was] = before;
  return was !== undefined && isWithin(press, was.box) && isMeant(press, before);
}

/** Tells presses that were meant for a button from those that it slid under. Keys and assistive technology always mean it. */
export function useMeant(box: Box) {
  const lay = useRef<readonly CardUnderPointer[]>([]);
  const meant = useRef(true);
  useLayoutEffect(() => {
    const now = performance.now();
    const known = lay.current.findIndex(({ since }) => now - since >= SEEN);
    lay.current = [{ box, since: now }, ...(known < 0 ? lay.current : lay.current.slice(0, known + 1))];
  }, [box.x, box.y, box.width, box.height]);
  return {
    /** For every press of a finger or a mouse. */
    isPress({ offsetX, offsetY, timeStamp }: PointerEvent): boolean {
      const press = { x: box.x + offsetX, y: box.y + offsetY, time: timeStamp };
      meant.current = !isForCover(timeStamp) && isMeant(press, lay.current);
      return meant.current;
    },
    isClick({ detail }: MouseEvent): boolean {
      return detail === 0 || meant.current;
    },
  };
}
