import { type Figure, parseFigure } from '@hundredfold/shared/core/figure.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type GameSummary, loadSummary, type SummaryWords } from '../../games/summaries.ts';
import { language } from '../../i18n/index.ts';
import { facesDrawn, useCardPictures } from '../../ui/use-card-pictures.ts';
import { RulesFigure } from './rules-figure.tsx';

const PARTS = ['goal', 'turn', 'end'] as const satisfies readonly (keyof SummaryWords)[];

/** A game in three illustrated sentences, before its paragraphs. */
export function RulesSummary({ game }: { readonly game: string }) {
  const brief = useBrief(game);
  return brief && <Sentences brief={brief} />;
}

function Sentences({ brief }: { readonly brief: GameSummary }) {
  const pictures = useCardPictures(useMemo(() => facesDrawn(figuresIn(brief)), [brief]));
  const said = brief.words[language.value];
  return (
    <ol class="in-brief" lang={language.value}>
      {PARTS.map((part) => (
        <li key={part}>
          <p>{said[part]}</p>
          <RulesFigure figure={figureOf(brief, part)} pictures={pictures} />
        </li>
      ))}
    </ol>
  );
}

function figuresIn(brief: GameSummary): readonly Figure[] {
  return PARTS.map((part) => figureOf(brief, part));
}

export function figureOf({ drawn }: GameSummary, part: keyof SummaryWords): Figure {
  return parseFigure(drawn[part].split('\n'));
}

function useBrief(game: string): GameSummary | null {
  const brief = useSignal<GameSummary | null>(null);
  useEffect(() => {
    // The paragraphs below say all of it.
    loadSummary(game).then(
      (loaded) => {
        brief.value = loaded;
      },
      () => undefined,
    );
  }, [game]);
  return brief.value;
}
