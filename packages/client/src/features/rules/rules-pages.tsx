import type { Rulebook, RuleParagraph, TextRun } from '@hundredfold/shared/core/rulebook.ts';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { type CardPictures, facesDrawn, useCardPictures } from '../../ui/use-card-pictures.ts';
import { RulesFigure } from './rules-figure.tsx';
import { RulesSummary } from './rules-summary.tsx';
import { figuresIn, type RulebookState, useRulebook } from './use-rulebook.ts';
import './rules.css';

export function RulesSheet({ game }: { readonly game: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: something that scrolls must be reachable by keyboard.
    <div class="reading" tabIndex={0}>
      <RulesPages reading={useRulebook(game)} at="">
        <RulesSummary game={game} />
      </RulesPages>
    </div>
  );
}

export function ruleId(paragraph: string): string {
  return `rule-${paragraph}`;
}

interface RulesPagesProps {
  readonly reading: RulebookState;
  /** The number of the paragraph that is meant, or an empty string. */
  readonly at: string;
  readonly children?: ComponentChildren;
}

export function RulesPages({ reading, at, children }: RulesPagesProps) {
  return (
    <div class="rules" lang={typeof reading === 'object' ? reading.language : undefined}>
      {children}
      {typeof reading === 'object' && <Book book={reading} at={at} />}
      {reading === 'fetching' && <p class="waiting" aria-busy="true" />}
      {reading === 'failed' && <p>{t.value.broken}</p>}
    </div>
  );
}

function Book({ book, at }: { readonly book: Rulebook; readonly at: string }) {
  const pictures = useCardPictures(useMemo(() => facesDrawn(figuresIn(book)), [book]));
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
          {section.paragraphs.map((paragraph) => (
            <Rule key={paragraph.number} paragraph={paragraph} meant={paragraph.number === at} pictures={pictures} />
          ))}
        </section>
      ))}
    </>
  );
}

interface RuleProps {
  readonly paragraph: RuleParagraph;
  readonly meant: boolean;
  readonly pictures: CardPictures;
}

function Rule({ paragraph: { number, runs, figure }, meant, pictures }: RuleProps) {
  return (
    <>
      <p id={ruleId(number)} tabIndex={-1} class={meant ? 'rule meant' : 'rule'}>
        <span class="rule-number">{number}</span>
        <span>
          <Text runs={runs} />
        </span>
      </p>
      {figure !== null && <RulesFigure figure={figure} pictures={pictures} />}
    </>
  );
}

function Text({ runs }: { readonly runs: readonly TextRun[] }) {
  return <>{runs.map((run, index) => (run.stressed ? <em key={index}>{run.text}</em> : run.text))}</>;
}
