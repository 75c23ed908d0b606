import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { mayAct } from '@hundredfold/shared/core/view.ts';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Snapshot, TableLink } from '../net/link.ts';
import { Broken } from '../ui/later.tsx';
import { placed } from './geometry/spot.ts';
import { isDecisionLit, LIT_NOTE } from './lit.ts';
import { follow } from './motion/follow.ts';
import { Announcer } from './parts/announcer.tsx';
import { HandButtons, PickButton } from './parts/hand-buttons.tsx';
import { keepFocus } from './parts/keep-focus.ts';
import { Questions } from './parts/questions.tsx';
import { SeatPlate } from './parts/seat-plate.tsx';
import { EventLog, ScoreSheet } from './parts/side-panel.tsx';
import { Targets } from './parts/targets.tsx';
import { propose } from './press.ts';
import { canPress, isUpToDate, makeStage, pickingOf, type Stage, viewOfTurn } from './stage.ts';
import type { Staging } from './staging.ts';
import { tableWords } from './words.ts';
import './table.css';

interface Props {
  readonly link: TableLink;
  readonly staging: Staging;
  /** How the game ended, in words; `null` as long as it goes on. */
  readonly result: string | null;
  /** What somebody means the viewer to do; left out where nobody does. */
  readonly lit?: ReadonlySignal<readonly AnyAction[]>;
}

/** The table while a game is played, and after it: fills whatever it is put into. */
export function GameTable(props: Props) {
  const snapshot = props.link.snapshot.value;
  return snapshot === null ? null : <Table key={snapshot.game.id} {...props} first={snapshot} />;
}

function Table({ link, staging, result, lit, first }: Props & { readonly first: Snapshot }) {
  const host = useRef<HTMLElement>(null);
  const stage = useMemo(() => makeStage(link, staging, first, lit), [link]);
  useEffect(() => follow(stage), [stage]);
  useLayoutEffect(() => (host.current === null ? undefined : keepMeasured(host.current, stage)), [stage]);
  useLayoutEffect(() => (host.current === null ? undefined : keepFocus(host.current)), [stage]);
  const frame = stage.frame.value;
  return (
    <section
      ref={host}
      tabIndex={-1}
      aria-label={tableWords.value.table}
      class={`table is-${frame.form}${frame.snug ? ' is-snug' : ''}${frame.crowded ? ' is-crowded' : ''}`}
      style={{ '--unit': frame.unit }}
    >
      {stage.size.value.width > 0 && <Parts stage={stage} />}
      <Announcer stage={stage} result={result} />
      <p id={LIT_NOTE} hidden>
        {tableWords.value.meant}
      </p>
    </section>
  );
}

function Parts({ stage }: { readonly stage: Stage }) {
  const { stations } = stage.frame.value;
  return (
    <>
      <Centre stage={stage} />
      <Felt stage={stage} />
      {stations.map((station, seat) => (
        <SeatPlate key={seat} seat={seat} station={station} stage={stage} />
      ))}
      <Prompt stage={stage} />
      <Decision stage={stage} />
      <Targets stage={stage} />
      <HandButtons stage={stage} />
      <Questions stage={stage} />
      <ScoreSheet stage={stage} />
      <EventLog stage={stage} />
    </>
  );
}

function Centre({ stage }: { readonly stage: Stage }) {
  const { staging, shown, latest, frame, name } = stage;
  const { view, move } = shown.value;
  const current = isUpToDate(stage) && latest.value.phase === 'playing';
  const card = stage.considered.value;
  const considered = current && card !== null && canPress(stage, card) ? card.face : null;
  const aimed = current && canAct(stage) ? stage.aimed.value : null;
  return <>{staging.centre({ view, frame: frame.value, name, considered, aimed, move })}</>;
}

/** Whether the target that is considered does anything now. */
function canAct({ staging, latest, frame, name, aimed }: Stage): boolean {
  const targets = aimed.value === null ? [] : (staging.targets?.(latest.value.view, { frame: frame.value, name }) ?? []);
  return targets.some(({ id, press }) => id === aimed.value && press !== null);
}

function Prompt({ stage }: { readonly stage: Stage }) {
  const view = viewOfTurn(stage);
  const { phase } = stage.latest.value;
  const { prompt } = stage.frame.value;
  const text = phase === 'over' ? tableWords.value.over : stage.staging.prompt(view, stage.name);
  if (text === '') return null;
  return (
    <p class={`prompt${mayAct(view) ? ' is-own' : ''}`} style={placed(prompt)}>
      <span title={text}>{text}</span>
    </p>
  );
}

function Decision({ stage }: { readonly stage: Stage }) {
  const { view, phase } = stage.latest.value;
  if (phase !== 'playing' || !isUpToDate(stage)) return null;
  const picking = pickingOf(stage);
  return (
    <div class={isDecisionLit(stage) ? 'decision is-lit' : 'decision'}>
      {picking !== null && <PickButton picking={picking} stage={stage} />}
      {stage.staging.decision?.({
        view,
        frame: stage.frame.value,
        draft: stage.draft,
        decide: (action) => void propose(stage, action),
      })}
    </div>
  );
}

/** The canvas with the cards. Nobody operates it, and nothing depends on it. */
function Felt({ stage }: { readonly stage: Stage }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const broken = useSignal(false);
  useEffect(() => {
    const closing = new AbortController();
    if (canvas.current !== null) {
      open(canvas.current, stage, closing.signal).catch(() => {
        broken.value = true;
      });
    }
    return () => closing.abort();
  }, [stage]);
  return (
    <>
      <div class="felt-cards" aria-hidden="true">
        <canvas ref={canvas} />
      </div>
      {broken.value && (
        <div class="felt-broken">
          <Broken />
        </div>
      )}
    </>
  );
}

/** The painter is large and comes when everything else is there already. */
async function open(canvas: HTMLCanvasElement, stage: Stage, closing: AbortSignal): Promise<void> {
  const { paintCards } = await import('./paint/paint-cards.ts');
  if (!closing.aborted) await paintCards(canvas, stage, closing);
}

/** Follows the size of the element, and how many device pixels stand behind one CSS pixel. */
function keepMeasured(host: HTMLElement, { size }: Stage): () => void {
  const measure = (): void => {
    const { width, height } = host.getBoundingClientRect();
    size.value = { width, height };
  };
  const observer = new ResizeObserver(measure);
  try {
    observer.observe(host, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(host); // Safari does not tell of device pixels; there the query below does.
  }
  addEventListener('resize', measure);
  measure();
  const stopAsking = onOtherScreen(measure);
  return () => {
    observer.disconnect();
    removeEventListener('resize', measure);
    stopAsking();
  };
}

/** The window moved to another screen, or was zoomed. */
function onOtherScreen(changed: () => void): () => void {
  let query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const ask = (): void => {
    changed();
    query.removeEventListener('change', ask);
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', ask);
  };
  query.addEventListener('change', ask);
  return () => query.removeEventListener('change', ask);
}
