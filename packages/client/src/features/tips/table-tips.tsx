import { mayAct } from '@hundredfold/shared/core/view.ts';
import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { cardTips, type GameHelp, type TipTarget } from '../../games/help.ts';
import { loadPart } from '../../games/parts.ts';
import { t } from '../../i18n/index.ts';
import { isTouchScreen } from '../../lib/input-modality.ts';
import { middle, placedAt } from '../../table/layout/pose.ts';
import { highlightOf, isAwaited } from '../../table/state/table-queries.ts';
import type { TableUiState } from '../../table/state/table-ui-state.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { canShowTips, isTipDue, markTipShown, type TipName } from './tip-state.ts';
import './tips.css';

interface Shown extends TipTarget {
  readonly name: TipName;
}

/** Milliseconds for which the table has to be at rest before a tip shows. */
const REST_DELAY_MS = 500;

/** The number of turns after which the tip about help shows, whatever the score. */
const HELP_AFTER_TURNS = 4;

const PRESSES = ['Enter', ' ', 'Escape'];

/** Explains a player's first game of a kind: one sentence at a time, until the next press. */
export function TableTips({ ui }: { readonly ui: TableUiState }) {
  const shown = useSignal<Shown | null>(null);
  const help = useLoaded(() => loadPart(ui.view.latest.peek().game.id, 'help'), []); // The game works without tips.
  useMoments(ui, help, shown);
  useEffect(() => endedByPresses(shown), []);
  useLayoutEffect(() => {
    ui.screen.hasTips.value = true;
    return () => (ui.screen.hasTips.value = false);
  }, []);
  useSignalEffect(() => {
    ui.guide.advice.value = shown.value?.says ?? null;
  });
  const tip = shown.value;
  return tip && <TipStrip key={tip.name} {...tip} ui={ui} onGot={() => (shown.value = null)} />;
}

interface TipStripProps extends TipTarget {
  readonly ui: TableUiState;
  onGot(): void;
}

/** A sentence above the hand, while its subject pulses. A live region elsewhere reads it. */
function TipStrip({ says, at, ui, onGot }: TipStripProps) {
  useLayoutEffect(() => {
    const meant = document.querySelectorAll(at);
    for (const each of meant) each.toggleAttribute('data-has-tip', true);
    return () => {
      for (const each of meant) each.removeAttribute('data-has-tip');
    };
  }, [at]);
  const { tip } = ui.screen.frame.value;
  const room = { ...placedAt(middle(tip).x, tip.y), height: `${tip.height}px`, maxWidth: `${tip.width}px` };
  return (
    <div class="tip-strip row" style={room}>
      <p aria-hidden="true">{says}</p>
      <TextButton class="tip-got" label={t.value.tips.gotIt} onClick={onGot} />
    </div>
  );
}

/** Ends the shown tip at any press, even one that is meant for the table. */
function endedByPresses(shown: Signal<Shown | null>): () => void {
  const end = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || PRESSES.includes(event.key)) shown.value = null;
  };
  const ears = new AbortController();
  for (const kind of ['pointerdown', 'keydown']) {
    document.addEventListener(kind, end, { capture: true, signal: ears.signal });
  }
  return () => ears.abort();
}

function useMoments(ui: TableUiState, help: ReadonlySignal<GameHelp | 'failed' | null>, shown: Signal<Shown | null>): void {
  const scored = useScored(ui, help);
  const lastAt = useRef(-1);
  useSignalEffect(() => {
    const { game } = ui.view.latest.value;
    if (shown.value !== null || help.value === null || help.value === 'failed' || !canShowTips(ui.view.latest.value)) return;
    const tip = dueNow(ui, help.value, { scored: scored.value, isNextTurn: lastAt.current !== ui.view.decision.value });
    if (tip === null) return;
    const timer = setTimeout(
      () => {
        lastAt.current = ui.view.decision.peek();
        shown.value = tip;
        markTipShown(game.id, tip.name);
      },
      tip.name === 'score' ? 0 : REST_DELAY_MS,
    );
    return () => clearTimeout(timer);
  });
}

interface Since {
  readonly scored: TipTarget | null;
  /** `true` if the viewer has had another decision since the last tip. */
  readonly isNextTurn: boolean;
}

function dueNow(ui: TableUiState, { legend, tips }: GameHelp, { scored, isNextTurn }: Since): Shown | null {
  const { game, view } = ui.view.latest.value;
  if (tips === undefined) return null;
  const isNew = (tip: TipName) => isTipDue(game.id, tip);
  if (scored !== null && isNew('score')) return { name: 'score', ...scored };
  if (!isAwaited(ui) || !mayAct(view) || ui.choice.asked.value !== null) return null;
  if (isNew('turn')) return { name: 'turn', ...tips.turn(view) };
  const { considered, targetUnderPointer } = highlightOf(ui);
  if (isNew('preview') && (considered !== null || targetUnderPointer !== null)) return { name: 'preview', ...tips.preview() };
  if (isNew('preview') && isNextTurn && isTouchScreen() && hasChoice())
    return { name: 'preview', says: t.value.tips.hold, at: LOOKED_AT };
  if (!isNextTurn) return null;
  const card = cardTips(legend(view, ui.name).cards).find(({ kind }) => isNew(aboutCard(kind)));
  if (card !== undefined) return { name: aboutCard(card.kind), says: card.says, at: card.at };
  const knowsEnough = !isNew('score') || ui.view.decision.value >= HELP_AFTER_TURNS;
  if (!isNew('help') || !knowsEnough) return null;
  return { name: 'help', says: t.value.tips.help, at: '.bar-menu-button' };
}

function aboutCard(kind: string): TipName {
  return `card ${kind}`;
}

/** The elements that a finger can hold for a preview of the action. */
const LOOKED_AT = ':is(.hand-card, .target):not([aria-disabled="true"])';

/** Returns whether there is a choice of actions; with a single action a preview is of no use. */
function hasChoice(): boolean {
  return document.querySelectorAll(LOOKED_AT).length > 1;
}

function useScored(ui: TableUiState, help: ReadonlySignal<GameHelp | 'failed' | null>): ReadonlySignal<TipTarget | null> {
  const scored = useSignal<TipTarget | null>(null);
  const seen = useRef(ui.view.shown.peek());
  useSignalEffect(() => {
    const now = ui.view.shown.value;
    const before = seen.current;
    if (now.version === before.version || now.again !== null) return;
    seen.current = now;
    const loaded = help.peek();
    scored.value = loaded === null || loaded === 'failed' ? null : (loaded.tips?.score(before.view, now.view, ui.name) ?? null);
  });
  return scored;
}
