import { useEffect, useRef } from 'preact/hooks';
import { act } from '../act.ts';
import { type Asked, isUpToDate, type TableState } from '../table-state.ts';
import { tableWords } from '../words.ts';
import { questionAt } from './question-at.ts';
import { useRoving } from './use-roving.ts';

/** What has to be chosen before an action is complete. */
export function Questions({ table }: { readonly table: TableState }) {
  const asked = table.asked.value;
  return asked === null || !isUpToDate(table) ? null : <Choice asked={asked} table={table} />;
}

function Choice({ asked: { question, card }, table }: { readonly asked: Asked; readonly table: TableState }) {
  const list = useRef<HTMLDivElement>(null);
  const { current, stand, onKeyDown } = useRoving(list, question.answers.length + 1);
  const before = useRef(document.activeElement);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const cancel = (): void => {
    table.asked.value = null;
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its legend.
    <div
      ref={list}
      class="question"
      role="group"
      aria-label={question.question}
      style={questionAt(table.frame.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel();
        else onKeyDown(event);
      }}
    >
      <p>{question.question}</p>
      <div class="answers">
        {question.answers.map(({ label, sign, action }, index) => (
          <button
            key={label}
            type="button"
            class="answer"
            tabIndex={index === current ? 0 : -1}
            onFocus={() => stand(index)}
            onClick={() => {
              if (before.current instanceof HTMLElement) before.current.focus();
              void act(table, action, card);
            }}
          >
            {sign !== undefined && <span aria-hidden="true">{sign}</span>}
            {label}
          </button>
        ))}
        <button
          type="button"
          class="answer is-cancel"
          tabIndex={current === question.answers.length ? 0 : -1}
          onFocus={() => stand(question.answers.length)}
          onClick={cancel}
        >
          {tableWords.value.cancel}
        </button>
      </div>
    </div>
  );
}
