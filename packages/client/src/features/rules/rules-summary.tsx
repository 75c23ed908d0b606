import { type Figure, parseFigure } from '@hundredfold/shared/core/figure.ts';
import { useMemo } from 'preact/hooks';
import { loadPart } from '../../games/parts.ts';
import type { SummaryMessages } from '../../i18n/game-messages.ts';
import { language, messagesOf } from '../../i18n/index.ts';
import { facesDrawn, useCardPictures } from '../../ui/use-card-pictures.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { RulesFigure } from './rules-figure.tsx';

const PARTS = ['goal', 'turn', 'end'] as const satisfies readonly (keyof SummaryMessages)[];

export function RulesSummary({ game }: { readonly game: string }) {
  const drawn = useLoaded(() => loadPart(game, 'summary'), [game]).value;
  // The paragraphs below say all of it.
  return drawn === null || drawn === 'failed' ? null : <Sentences game={game} drawn={drawn} />;
}

function Sentences({ game, drawn }: { readonly game: string; readonly drawn: SummaryMessages }) {
  const pictures = useCardPictures(useMemo(() => facesDrawn(PARTS.map((part) => figureOf(drawn, part))), [drawn]));
  const { summary } = messagesOf(game);
  return (
    <ol class="in-brief well stack" lang={language.value}>
      {PARTS.map((part) => (
        <li key={part}>
          <p>{summary[part]}</p>
          <RulesFigure figure={figureOf(drawn, part)} pictures={pictures} />
        </li>
      ))}
    </ol>
  );
}

export function figureOf(drawn: SummaryMessages, part: keyof SummaryMessages): Figure {
  return parseFigure(drawn[part].split('\n'));
}
