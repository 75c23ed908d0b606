import { useEffect, useMemo, useRef } from 'preact/hooks';
import { language, t } from '../../i18n/index.ts';
import type { Sentence } from '../../i18n/sentence.ts';
import { type DealSpan, listedParts } from '../../net/replay/game-overview.ts';
import type { ReplayProps, ReplaySession } from '../../table/replay/replay-session.ts';
import { ReviewMarkSign } from '../../table/replay/review-mark-sign.tsx';
import { sentencesOf } from '../../table/replay/sentences-of.ts';
import { DrawnSentences } from '../../table/view/small-card.tsx';
import './replay-log.css';

export function ReplayLog({ session }: ReplayProps) {
  const { link } = session;
  const { overview } = link.opened;
  const { turn } = link.state.value;
  const parts = useMemo(() => listedParts(overview), [overview]);
  const shown = parts.find(({ from, to }) => (turn > from || turn === 0) && turn <= to) ?? parts[0];
  return (
    <ol class="replay-log">
      {parts.map((span) => (
        <li key={span.from}>
          {parts.length > 1 && <DealHead session={session} span={span} isShown={span === shown} />}
          {span === shown && <DealTurns session={session} span={span} />}
        </li>
      ))}
    </ol>
  );
}

interface DealProps extends ReplayProps {
  readonly span: DealSpan;
}

function DealHead({ session, span: { deal, from, to }, isShown }: DealProps & { readonly isShown: boolean }) {
  const { replay } = t.value;
  return (
    <button
      type="button"
      class="replay-deal"
      aria-expanded={isShown}
      onClick={() => session.link.run({ do: 'go', turn: Math.min(from + 1, to) })}
    >
      <strong>{replay.deal(deal)}</strong> <small>{replay.turns(from + 1, to)}</small>
    </button>
  );
}

interface LoggedTurn {
  readonly turn: number;
  readonly sentences: readonly Sentence[];
}

function DealTurns({ session, span }: DealProps) {
  const list = useRef<HTMLOListElement>(null);
  const { view, turn } = session.link.state.value;
  const turns = useMemo(() => loggedTurns(session, span), [session, span, view, language.value]);
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    const log = list.current?.closest('.replay-log');
    if (!current || !log) return;
    const resized = new ResizeObserver(() => scrollInto(log, current));
    resized.observe(log);
    return () => resized.disconnect();
  }, [turn, turns]);
  return (
    <ol ref={list} class="replay-turns">
      {turns.map((logged) => (
        <li key={logged.turn}>
          <LoggedTurnButton session={session} logged={logged} isCurrent={logged.turn === turn} />
        </li>
      ))}
    </ol>
  );
}

/** Scrolls a list as far as an element in it needs. `scrollIntoView` would scroll the table as well. */
function scrollInto(list: Element, element: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += Math.min(inner.top - outer.top, inner.bottom - outer.bottom);
}

function loggedTurns({ link, presentation, name }: ReplaySession, { from, to }: DealSpan): readonly LoggedTurn[] {
  const { view } = link.state.peek();
  const matches = [...link.opened.matches(from, to)];
  return matches.slice(1).map((after, index) => {
    const before = matches[index] ?? after;
    return { turn: from + index + 1, sentences: sentencesOf(before, after, { presentation, name, view }) };
  });
}

interface LoggedTurnProps extends ReplayProps {
  readonly logged: LoggedTurn;
  readonly isCurrent: boolean;
}

function LoggedTurnButton({ session, logged: { turn, sentences }, isCurrent }: LoggedTurnProps) {
  const mark = session.mistakes.value.get(turn - 1)?.mark ?? 'fine';
  const go = () => session.link.run((mark === 'fine' ? null : session.goTo(turn - 1)) ?? { do: 'go', turn });
  return (
    <button type="button" class="replay-turn" {...(isCurrent ? { 'aria-current': 'step' as const } : {})} onClick={go}>
      <span class="replay-turn-number">{turn}</span>
      <span>
        <DrawnSentences sentences={sentences} />
      </span>
      <ReviewMarkSign mark={mark} />
      {mark !== 'fine' && <span class="unseen">{t.value.review.marks[mark]}</span>}
    </button>
  );
}
