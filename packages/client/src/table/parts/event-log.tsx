import { useRef } from 'preact/hooks';
import { spokenPieces } from '../../cards/card-names.ts';
import { useFocusInside } from '../../ui/use-focus-inside.ts';
import { placed } from '../geometry/pose.ts';
import type { LogEntry, Stage } from '../stage.ts';
import { tableWords } from '../words.ts';
import { SmallCard } from './small-card.tsx';

/** Opens and closes the log. */
export function LogButton({ stage: { logOpen, frame } }: { readonly stage: Stage }) {
  const { log } = tableWords.value;
  return (
    <button
      type="button"
      class="side-button"
      aria-expanded={logOpen.value}
      aria-label={log}
      style={placed(frame.value.log)}
      onClick={() => {
        logOpen.value = !logOpen.peek();
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 6.5h14M5 12h14M5 17.5h9" />
      </svg>
    </button>
  );
}

/** The log of what the viewer has seen, the latest first. It stands beside the table, which makes room for it. */
export function EventLog({ stage }: { readonly stage: Stage }) {
  return stage.logOpen.value ? <OpenLog stage={stage} /> : null;
}

function OpenLog({ stage }: { readonly stage: Stage }) {
  const panel = useRef<HTMLElement>(null);
  const { logOpen, entries, shown } = stage;
  useFocusInside(panel);
  const { log, close, logEmpty } = tableWords.value;
  const seen = entries.value.filter(({ version }) => version <= shown.value.version);
  return (
    <section ref={panel} class="event-log" aria-label={log} tabIndex={-1}>
      <header>
        <h2>{log}</h2>
        <button type="button" class="side-close" onClick={() => (logOpen.value = false)}>
          {close}
        </button>
      </header>
      {seen.length === 0 ? <p>{logEmpty}</p> : <Lines entries={seen} stage={stage} />}
    </section>
  );
}

function Lines({ entries, stage }: { readonly entries: readonly LogEntry[]; readonly stage: Stage }) {
  const { game, view } = stage.latest.value;
  const faces = game.faces(view.options);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list has to be scrolled from the keyboard too
    <ol tabIndex={0}>
      {entries.map(({ id, kind, lines }) => (
        <li key={id} class={kind === 'event' ? 'is-event' : undefined}>
          {spokenPieces(lines, faces).map(({ text, face }, index) => {
            return face === null ? text : <SmallCard key={index} face={face} name={text} />;
          })}
        </li>
      ))}
    </ol>
  );
}
