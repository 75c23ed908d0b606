import { type Figure, facesOf, parseFigure } from '@hundredfold/shared/core/figure.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Brief, type BriefWords, loadBrief } from '../games/briefs.ts';
import { settings } from '../ui/settings.ts';
import { language } from '../words/index.ts';
import { RulesFigure } from './rules-figure.tsx';
import { BACK, type CardPictures, drawCards } from './use-rulebook.ts';

const PARTS = ['goal', 'turn', 'end'] as const satisfies readonly (keyof BriefWords)[];

/** A game in three drawn sentences, before its paragraphs. */
export function InBrief({ game }: { readonly game: string }) {
  const brief = useBrief(game);
  const pictures = usePictures(brief);
  if (brief === null) return null;
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

function usePictures(brief: Brief | null): CardPictures {
  const drawn = useSignal<CardPictures>(new Map());
  const colours = settings.colours.value;
  useEffect(() => {
    if (brief === null) return;
    const faces = PARTS.flatMap((part) => facesOf(figureOf(brief, part)));
    drawCards([...new Set([BACK, ...faces])], { colours }).then(
      (pictures) => {
        drawn.value = pictures;
      },
      () => undefined,
    );
  }, [brief, colours]);
  return drawn.value;
}
