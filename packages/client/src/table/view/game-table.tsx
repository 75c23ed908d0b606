import { mayAct } from '@hundredfold/shared/core/view.ts';
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { Broken } from '../../ui/lazy-component.tsx';
import { decide } from '../input/press.ts';
import { useEscape } from '../input/use-escape.ts';
import { SHORT_BELOW_PX } from '../layout/measure.ts';
import { placed } from '../layout/pose.ts';
import { follow } from '../motion/follow.ts';
import type { Presentation } from '../presentation.ts';
import { listen } from '../sound/listen.ts';
import { followGuide, guideMark, guideNote } from '../state/guide-mark.ts';
import { keepOwn } from '../state/hand-order.ts';
import { playStopOf } from '../state/play-stop.ts';
import { skipAnimation } from '../state/replay-turn.ts';
import { tableKey } from '../state/table-key.ts';
import { highlightOf, isAwaited, isEndShown, isUpToDate, pickingOf, stepsShown, viewOfTurn } from '../state/table-queries.ts';
import { isDealing, makeTableUiState, type TableExtras, type TableUiState } from '../state/table-ui-state.ts';

import { Announcer } from './announcer.tsx';
import { EventLog, LogButton } from './event-log.tsx';
import { Finale } from './finale.tsx';
import { HandButtons, PickButton } from './hand-buttons.tsx';
import { keepFocus } from './keep-focus.ts';
import { keepHandInSight } from './keep-hand-in-sight.ts';
import { Questions } from './questions.tsx';
import { RefusedNote } from './refused.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { SeatPlate } from './seat-plate.tsx';
import { OrderButton, ReplayTurnButton } from './side-buttons.tsx';
import { Reactions } from './speech-bubble.ts';
import { TableStatus } from './table-status.tsx';
import { DraggableCard, Targets } from './targets.tsx';
import './table.css';
import { t } from '../../i18n/index.ts';

interface Props extends TableExtras {
  readonly link: TableLink;
  readonly presentation: Presentation;
  readonly result: string | null;
  /** The table keeps this `true` while it still shows what happened. */
  readonly moving: Signal<boolean>;
  /** Additional content over the table, from the component that opens it. */
  readonly besides?: (ui: TableUiState) => ComponentChildren;
}

export function GameTable(props: Props) {
  const snapshot = props.link.snapshot.value;
  return snapshot === null ? null : <Table key={tableKey(snapshot)} {...props} first={snapshot} />;
}

function Table({ link, presentation, result, moving, besides, first, ...extras }: Props & { readonly first: Snapshot }) {
  const { recorded } = extras;
  const host = useRef<HTMLElement>(null);
  const felt = useRef<HTMLDivElement>(null);
  const ui = useMemo(() => makeTableUiState(link, presentation, first, extras), [link]);
  useEffect(() => follow(ui, moving), [ui]);
  useEffect(() => keepOwn(ui), [ui]);
  useEffect(() => followGuide(ui), [ui]);
  useLayoutEffect(() => (felt.current === null ? undefined : keepMeasured(felt.current, ui)), [ui]);
  // The keys of a recorded game belong to its turns, so the focus goes to no card by itself.
  useLayoutEffect(() => (host.current === null || recorded ? undefined : keepFocus(host.current)), [ui]);
  // People who watch a game again look at the plates and the middle first.
  useEffect(() => (host.current === null || recorded ? undefined : keepHandInSight(host.current)), [ui]);
  useEffect(() => listen(ui), [ui]);
  useSignalEffect(() => void host.current?.toggleAttribute('data-moving', moving.value));
  const escaping = useEscape(ui);
  const frame = ui.screen.frame.value;
  return (
    <section
      ref={host}
      tabIndex={-1}
      aria-label={t.value.gameTable.table}
      class={recorded === undefined || frame.crowded ? 'table-place' : 'table-place is-recorded'}
      onKeyDownCapture={escaping.onKeyDownCapture}
      onKeyDown={(event) => {
        const escapes = event.key === 'Escape';
        if (escapes || (PRESS_KEYS.includes(event.key) && isSkippingPress(event))) skipAnimation(ui);
        if (escapes) escaping.closeLog();
      }}
    >
      <div
        ref={felt}
        class={classOf(ui)}
        style={{ '--unit': frame.unit }}
        onPointerDown={(event) => isSkippingPress(event) && skipAnimation(ui)}
      >
        {ui.screen.size.value.width > 0 && <Parts ui={ui} />}
        {ui.screen.size.value.width > 0 && besides?.(ui)}
        <Announcer ui={ui} result={result} />
        {(['is-meant', 'is-mistaken'] as const).map((mark) => (
          <p key={mark} id={guideNote(mark)} hidden>
            {t.value.gameTable.marks[mark]}
          </p>
        ))}
      </div>
      <EventLog ui={ui} />
    </section>
  );
}

function classOf(ui: TableUiState): string {
  const { form, handed, snug, crowded, size } = ui.screen.frame.value;
  const classes = [
    `table is-${form} is-${handed}`,
    snug ? 'is-snug' : '',
    form === 'tall' && !crowded && size.height < SHORT_BELOW_PX ? 'is-short' : '',
    crowded ? 'is-crowded' : '',
    isDealing(ui) ? 'is-dealing' : '',
    isAwaited(ui) ? 'is-awaited' : '',
    playStopOf(ui.view.latest.value) === null ? '' : 'is-stopped',
    ui.screen.hasTextures.value ? 'has-textures' : '',
  ];
  return classes.filter(Boolean).join(' ');
}

const PRESS_KEYS = ['Enter', ' '];

/** Returns whether a press skips the animation: any at the table does, except on what only opens something to read. */
function isSkippingPress({ target }: Event): boolean {
  return target instanceof Element && target.closest('.side-button, .side-panel, .reaction-strip, .tip-strip') === null;
}

function Parts({ ui }: { readonly ui: TableUiState }) {
  const { stations } = ui.screen.frame.value;
  return (
    <>
      <Centre ui={ui} />
      <Felt ui={ui} />
      {stations.map((station, seat) => (
        <SeatPlate key={seat} seat={seat} station={station} ui={ui} />
      ))}
      <TableStatus ui={ui} />
      <Prompt ui={ui} />
      <RefusedNote ui={ui} />
      <Decision ui={ui} />
      <Targets ui={ui} />
      <DraggableCard ui={ui} />
      <HandButtons ui={ui} />
      <Finale ui={ui} />
      <Questions ui={ui} />
      <ReplayTurnButton ui={ui} />
      <ScoreSheet ui={ui} />
      <OrderButton ui={ui} />
      <LogButton ui={ui} />
      <Reactions ui={ui} />
    </>
  );
}

function Centre({ ui }: { readonly ui: TableUiState }) {
  const { view } = ui.view.shown.value;
  const seen = { view, steps: stepsShown(ui), addressed: view.viewer, ...highlightOf(ui) };
  return <div class="centre">{ui.presentation.centre({ ...seen, frame: ui.screen.frame.value, name: ui.name })}</div>;
}

function Prompt({ ui }: { readonly ui: TableUiState }) {
  const view = viewOfTurn(ui);
  const { last } = ui.view.latest.value;
  const mover = isUpToDate(ui) ? last?.seat : null;
  const { prompt } = ui.screen.frame.value;
  const { again, version, flight, isFinale } = ui.view.shown.value;
  const instead = again ?? (isAwaited(ui) ? ui.guide.tip.value : null);
  if (instead !== null) {
    return (
      <p class="prompt is-again" style={placed(prompt)}>
        <span>{instead}</span>
      </p>
    );
  }
  const stop = playStopOf(ui.view.latest.value);
  const said = isEndShown(ui) ? (stop ?? 'over') : stop === 'unfinished' ? null : stop;
  const verdict = isFinale && ui.presentation.finale ? ui.presentation.verdict?.(view, ui.name) : null;
  const text = verdict ?? (said === null ? ui.presentation.prompt(view, ui.name, mover) : t.value.gameTable[said]);
  if (text === '') return null;
  const own = mayAct(view);
  const landed = { animationDelay: `${own ? flight : 0}ms` };
  return (
    <p key={own ? version : ''} class={`prompt${own ? ' is-own' : ''}`} style={{ ...placed(prompt), ...landed }}>
      <span title={text}>{text}</span>
    </p>
  );
}

function Decision({ ui }: { readonly ui: TableUiState }) {
  const { view, phase } = ui.view.latest.value;
  if (phase !== 'playing' || !isUpToDate(ui)) return null;
  const picking = pickingOf(ui);
  return (
    <div class="decision">
      {picking !== null && <PickButton picking={picking} ui={ui} />}
      {ui.presentation.decision?.({
        view,
        frame: ui.screen.frame.value,
        draft: ui.choice.draft,
        decide: (action) => decide(ui, action),
        guideMark: (action) => guideMark(ui, action),
      })}
    </div>
  );
}

/** The canvas with the cards. It takes no input, and nothing depends on it. */
function Felt({ ui }: { readonly ui: TableUiState }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const broken = useSignal(false);
  /** A canvas that has had a WebGL renderer takes no other renderer, so a new canvas is created after WebGL was lost. */
  const losses = useSignal(0);
  useEffect(() => {
    const closing = new AbortController();
    broken.value = false;
    const element = canvas.current;
    if (element !== null) {
      const failed = (): void => {
        if (!closing.signal.aborted) broken.value = true;
      };
      const drawn = () => (broken.value = false);
      const listeners = { lost: () => losses.value++, failed, drawn };
      // The renderer is large, so it is loaded after everything else.
      import('../paint/paint-cards.ts').then((paint) => paint.paintCards(element, ui, closing.signal, listeners)).catch(failed);
    }
    return () => closing.abort();
  }, [ui, losses.value]);
  return (
    <>
      <div class="felt-cards cover" aria-hidden="true">
        <canvas key={losses.value} ref={canvas} class="cover" />
      </div>
      {broken.value && (
        <div class="felt-broken">
          <Broken />
        </div>
      )}
    </>
  );
}

function keepMeasured(host: HTMLElement, { screen: { size } }: TableUiState): () => void {
  const closing = new AbortController();
  const measure = (): void => {
    const { width, height } = host.getBoundingClientRect();
    size.value = { width, height };
  };
  const observer = new ResizeObserver(measure);
  try {
    observer.observe(host, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(host); // Safari does not report device pixels; there the media query below does.
  }
  addEventListener('resize', measure, { signal: closing.signal });
  onOtherScreen(measure, closing.signal);
  measure();
  return () => {
    observer.disconnect();
    closing.abort();
  };
}

/** Calls back whenever the window has moved to another screen, or was zoomed. */
function onOtherScreen(changed: () => void, closing: AbortSignal): void {
  const moved = (): void => {
    changed();
    onOtherScreen(changed, closing);
  };
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', moved, { once: true, signal: closing });
}
