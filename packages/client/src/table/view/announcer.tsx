import { mayAct } from '@hundredfold/shared/core/view.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { textOf } from '../../i18n/sentence.ts';
import { facesInHand } from '../state/own-card.ts';
import { pickingOf } from '../state/table-queries.ts';
import type { RefusedPress, TableUiState } from '../state/table-ui-state.ts';

/** Milliseconds until a new live region can be filled: screen readers do not read the text that it has from the start. */
const LIVE_REGION_DELAY_MS = 150;

interface Props {
  readonly ui: TableUiState;
  readonly result: string | null;
}

/** Announces the last event to screen readers: each sentence by itself, so that earlier text is not read again. */
export function Announcer({ ui, result }: Props) {
  const heard = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      heard.value = true;
    }, LIVE_REGION_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-atomic="false" class="unseen">
      {heard.value && <News ui={ui} result={result} />}
    </div>
  );
}

function News({ ui, result }: Props) {
  const entry = ui.recorded === null ? ui.log.entries.value.find(({ kind }) => kind === 'step') : undefined; // Notices report events.
  const caption = ui.recorded?.caption.value ?? '';
  const { view, phase } = ui.view.latest.value;
  const own = phase === 'playing' && mayAct(view) && ui.recorded === null;
  const { again } = ui.view.shown.value;
  const refused = ui.choice.refused.value;
  const picking = pickingOf(ui);
  const picked = facesInHand(ui.hand.picked.value);
  return (
    <>
      {entry !== undefined && <p key={entry.version}>{textOf(entry.lines)}</p>}
      {caption !== '' && <p key={`caption ${caption}`}>{caption}</p>}
      {again !== null && <p key="again">{again}</p>}
      {own && <p key={`turn ${ui.view.decision.value}`}>{ui.presentation.prompt(view, ui.name)}</p>}
      {own && ui.guide.tip.value !== null && <p key={`tip ${ui.guide.tip.value}`}>{ui.guide.tip.value}</p>}
      {picking !== null && picked.length > 0 && <p key="picked">{picking.label(picked)}</p>}
      {refused !== null && <p key={`refused ${pressedIn(refused)} ${refused.text}`}>{refused.text}</p>}
      {ui.log.aloud.value !== '' && <p key={`aloud ${ui.log.aloud.value}`}>{ui.log.aloud.value}</p>}
      {ui.guide.advice.value !== null && <p key={`advice ${ui.guide.advice.value}`}>{ui.guide.advice.value}</p>}
      {result !== null && <p key="result">{result}</p>}
    </>
  );
}

/** Returns the key of the refused press, so that the same press is not announced twice while its reason is still shown. */
function pressedIn({ card, target }: RefusedPress): string {
  return card === null ? (target ?? '') : `${card.face} ${card.index}`;
}
