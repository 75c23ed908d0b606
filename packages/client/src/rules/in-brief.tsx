import { type Figure, parseFigure } from '@hundredfold/shared/core/figure.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type Brief, type BriefWords, loadBrief } from '../games/briefs.ts';
import { language } from '../words/index.ts';
import { RulesFigure } from './rules-figure.tsx';
import { facesDrawn, useCardPictures } from './use-card-pictures.ts';

const PARTS = ['goal', 'turn', 'end'] as const satisfies readonly (keyof BriefWords)[];

/** A game in three drawn sentences, before its paragraphs. */
export function InBrief({ game }: { readonly game: string }) {
  const brief = useBrief(game);
  return brief && <Sentences brief={brief} />;
}

function Sentences({ brief }: { readonly brief: Brief }) {
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

function figuresIn(brief: Brief): readonly Figure[] {
  return PARTS.map((part) => figureOf(brief, part));
}

export function figureOf({ drawn }: Brief, part: keyof BriefWords): Figure {
  return parseFigure(drawn[part].split('\n'));
}

function useBrief(game: string): Brief | null {
  const brief = useSignal<Brief | null>(null);
  useEffect(() => {
    // The paragraphs below say all of it.
    loadBrief(game).then(
      (loaded) => {
        brief.value = loaded;
      },
      () => undefined,
    );
  }, [game]);
  return brief.value;
}
