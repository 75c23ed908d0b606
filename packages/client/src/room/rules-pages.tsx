import type { Rulebook, Run } from '@hundredfold/shared/core/rulebook.ts';

interface RulesPagesProps {
  readonly book: Rulebook;
  /** The paragraph that is meant, if any. */
  readonly at: string;
}

/** A rulebook as it is read: numbered paragraphs, one of them marked. */
export function RulesPages({ book, at }: RulesPagesProps) {
  return (
    <>
      {book.intro.map((runs, index) => (
        <p key={index} class="rules-intro">
          <Text runs={runs} />
        </p>
      ))}
      {book.sections.map((section) => (
        <section key={section.number}>
          <h3>
            {section.number} {section.title}
          </h3>
          {section.paragraphs.map(({ number, runs }) => (
            <p key={number} id={`rule-${number}`} class={number === at ? 'rule meant' : 'rule'}>
              <span class="rule-number">{number}</span>
              <span>
                <Text runs={runs} />
              </span>
            </p>
          ))}
        </section>
      ))}
    </>
  );
}

function Text({ runs }: { readonly runs: readonly Run[] }) {
  return <>{runs.map((run, index) => (run.stressed ? <em key={index}>{run.text}</em> : run.text))}</>;
}
