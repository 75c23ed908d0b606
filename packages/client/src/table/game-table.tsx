import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Snapshot, TableLink } from '../net/link.ts';
import { act } from './act.ts';
import { placed } from './geometry/placed.ts';
import { follow } from './motion/follow.ts';
import { Announcer } from './parts/announcer.tsx';
import { EventLog } from './parts/event-log.tsx';
import { Felt } from './parts/felt.tsx';
import { HandButtons } from './parts/hand-buttons.tsx';
import { keepFocus } from './parts/keep-focus.ts';
import { keepMeasured } from './parts/keep-measured.ts';
import { Questions } from './parts/questions.tsx';
import { ScoreSheet } from './parts/score-sheet.tsx';
import { SeatPlate } from './parts/seat-plate.tsx';
import { Targets } from './parts/targets.tsx';
import type { Staging } from './staging.ts';
import { isUpToDate, makeTableState, type TableState } from './table-state.ts';
import { tableWords } from './words.ts';
import './table.css';

interface Props {
  readonly link: TableLink;
  readonly staging: Staging;
  /** How the game ended, in words; `null` as long as it goes on. */
  readonly result: string | null;
}

/** The table while a game is played, and after it: fills whatever it is put into. */
export function GameTable(props: Props) {
  const snapshot = props.link.snapshot.value;
  return snapshot === null ? null : <Table key={snapshot.game.id} {...props} first={snapshot} />;
}

function Table({ link, staging, result, first }: Props & { readonly first: Snapshot }) {
  const host = useRef<HTMLElement>(null);
  const table = useMemo(() => makeTableState(link, staging, first), [link]);
  useEffect(() => follow(table), [table]);
  useLayoutEffect(() => (host.current === null ? undefined : keepMeasured(host.current, table)), [table]);
  useLayoutEffect(() => (host.current === null ? undefined : keepFocus(host.current)), [table]);
  const frame = table.frame.value;
  return (
    <section
      ref={host}
      tabIndex={-1}
      aria-label={tableWords.value.table}
      class={`table is-${frame.form}${frame.snug ? ' is-snug' : ''}${frame.crowded ? ' is-crowded' : ''}`}
      style={{ '--unit': frame.unit }}
    >
      {table.size.value.width > 0 && <Parts table={table} />}
      <Announcer table={table} result={result} />
    </section>
  );
}

function Parts({ table }: { readonly table: TableState }) {
  const { stations } = table.frame.value;
  return (
    <>
      <Centre table={table} />
      <Felt table={table} />
      {stations.map((station, seat) => (
        <SeatPlate key={seat} seat={seat} station={station} table={table} />
      ))}
      <Prompt table={table} />
      <Decision table={table} />
      <Targets table={table} />
      <HandButtons table={table} />
      <Questions table={table} />
      <ScoreSheet table={table} />
      <EventLog table={table} />
    </>
  );
}

function Centre({ table }: { readonly table: TableState }) {
  const { staging, shown, latest, frame, name } = table;
  const { view, move } = shown.value;
  const current = isUpToDate(table) && latest.value.phase === 'playing';
  const card = table.considered.value;
  const considered = current && card !== null && staging.press(view, card.face) !== null ? card.face : null;
  const aimed = current && canAct(table) ? table.aimed.value : null;
  return <>{staging.centre({ view, frame: frame.value, name, considered, aimed, move })}</>;
}

/** Whether the target that is considered does anything now. */
function canAct({ staging, latest, frame, name, aimed }: TableState): boolean {
  const targets = aimed.value === null ? [] : (staging.targets?.(latest.value.view, { frame: frame.value, name }) ?? []);
  return targets.some(({ id, press }) => id === aimed.value && press !== null);
}

function Prompt({ table }: { readonly table: TableState }) {
  const { view } = table.shown.value;
  const { phase } = table.latest.value;
  const { prompt } = table.frame.value;
  const own = view.viewer !== null && view.toAct.includes(view.viewer);
  const text = phase === 'over' ? tableWords.value.over : table.staging.prompt(view, table.name);
  if (text === '') return null;
  return (
    <p class={`prompt${own ? ' is-own' : ''}`} style={placed(prompt)}>
      <span title={text}>{text}</span>
    </p>
  );
}

function Decision({ table }: { readonly table: TableState }) {
  const { view, phase } = table.latest.value;
  if (phase !== 'playing' || !isUpToDate(table)) return null;
  return (
    <div class="decision">
      {table.staging.decision?.({ view, frame: table.frame.value, draft: table.draft, act: (action) => void act(table, action) })}
    </div>
  );
}
