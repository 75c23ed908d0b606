import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { cancelSelection, propose } from '../input/press.ts';
import { useRoving } from '../input/use-roving.ts';
import type { Frame } from '../layout/frame.ts';
import { placedAt } from '../layout/pose.ts';
import { guideMark, guideProps } from '../state/guide-mark.ts';
import { isUpToDate } from '../state/table-queries.ts';
import type { AskedQuestion, TableUiState } from '../state/table-ui-state.ts';

export function Questions({ ui }: { readonly ui: TableUiState }) {
  const asked = ui.choice.asked.value;
  return asked === null || !isUpToDate(ui) ? null : <Choice asked={asked} ui={ui} />;
}

function Choice({ asked, ui }: { readonly asked: AskedQuestion; readonly ui: TableUiState }) {
  const { kind, cards, target } = asked;
  const question = asked.question();
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(document.activeElement);
  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) before.current = document.activeElement;
    list.current?.querySelector('button')?.focus();
  }, [asked.question]);
  const goBack = (): void => {
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const cancel = (): void => {
    cancelSelection(ui);
    goBack();
  };
  const { current, stand, onKeyDown } = useRoving(list, question.answers.length + 1, cancel);
  const stop = (index: number) => ({ tabIndex: index === current ? 0 : -1, onFocus: () => stand(index) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its legend.
    <div
      ref={list}
      class={kind === 'choice' ? 'question' : 'question is-whether'}
      role="group"
      aria-label={question.question}
      style={questionAt(ui.screen.frame.value)}
      onKeyDown={onKeyDown}
    >
      <p>{question.question}</p>
      <div class="answers wrap">
        {question.answers.map(({ label, sign, action }, index) => {
          const answer = (): void => {
            goBack();
            void propose(ui, action, cards, target);
          };
          const mark = guideMark(ui, action);
          return (
            <button
              key={label}
              type="button"
              class={`answer ${mark ?? ''}`}
              {...guideProps(mark)}
              {...stop(index)}
              onClick={answer}
            >
              {sign !== undefined && <span aria-hidden="true">{sign}</span>}
              {label}
            </button>
          );
        })}
        <button type="button" class="answer is-cancel" {...stop(question.answers.length)} onClick={cancel}>
          {kind === 'choice' ? t.value.cancel : t.value.back}
        </button>
      </div>
    </div>
  );
}

/** Returns the place of a question, which stands on its lower edge: above the viewer's hand, in the middle of the table. */
export function questionAt({ size, prompt }: Frame): ReturnType<typeof placedAt> {
  return placedAt(size.width / 2, prompt.y + prompt.height);
}

/** Returns the place of a decision made with buttons: the same as for a question, but the prompt stays visible. */
export function decisionAt(frame: Frame): ReturnType<typeof placedAt> {
  const { size, prompt, form } = frame;
  return form === 'low' ? questionAt(frame) : placedAt(size.width / 2, prompt.y - 6);
}
