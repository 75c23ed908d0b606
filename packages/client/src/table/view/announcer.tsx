import { mayAct } from '@hundredfold/shared/core/view.ts';
import { textOf } from '../../i18n/sentence.ts';
import { useLiveRegion } from '../../ui/status-text.tsx';
import { facesInHand } from '../state/own-card.ts';
import { isEndShown, pickingOf } from '../state/table-queries.ts';
import type { LogEntry, RefusedPress, TableUiState } from '../state/table-ui-state.ts';

interface Props {
  readonly ui: TableUiState;
  readonly result: string | null;
}

/** Announces the last event to screen readers: each sentence by itself, so that earlier text is not read again. */
export function Announcer({ ui, result }: Props) {
  const isReady = useLiveRegion();
  return (
    <div role="status" aria-atomic="false" class="unseen">
      {isReady && <News ui={ui} result={result} />}
    </div>
  );
}

function News({ ui, result }: Props) {
  const { view, phase, last, version } = ui.view.latest.value;
  const isEnd = isEndShown(ui);
  const isTold = (entry: LogEntry) => entry.kind === 'step' && (isEnd || phase !== 'over' || entry.version < version);
  const entry = ui.recorded === null ? ui.log.entries.value.find(isTold) : undefined; // Notices report events.
  const caption = ui.recorded?.caption.value ?? '';
  const own = phase === 'playing' && mayAct(view) && ui.recorded === null;
  const { again } = ui.view.shown.value;
  const refused = ui.choice.refused.value;
  const picking = pickingOf(ui);
  const picked = facesInHand(ui.hand.picked.value);
  return (
    <>
      {entry !== undefined && <p key={entry.version}>{textOf(entry.lines())}</p>}
      {caption !== '' && <p key={`caption ${caption}`}>{caption}</p>}
      {again !== null && <p key="again">{again}</p>}
      {own && <p key={`turn ${ui.view.decision.value}`}>{ui.presentation.prompt(view, ui.name, last?.seat)}</p>}
      {own && ui.guide.tip.value !== null && <p key={`tip ${ui.guide.tip.value}`}>{ui.guide.tip.value}</p>}
      {picking !== null && picked.length > 0 && <p key="picked">{picking.label(picked)}</p>}
      {refused !== null && <p key={`refused ${pressedIn(refused)} ${refused.text}`}>{refused.text}</p>}
      {ui.log.announcement.value !== '' && <p key={`put ${ui.log.announcement.value}`}>{ui.log.announcement.value}</p>}
      {ui.guide.advice.value !== null && <p key={`advice ${ui.guide.advice.value}`}>{ui.guide.advice.value}</p>}
      {result !== null && isEnd && <p key="result">{result}</p>}
    </>
  );
}

/** Returns the key of the refused press, so that the same press is not announced twice while its reason is still shown. */
function pressedIn({ card, target }: RefusedPress): string {
  return card === null ? (target ?? '') : `${card.face} ${card.index}`;
}
