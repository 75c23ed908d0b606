import { type Figure, type FigureCard, type FigurePiece, type FigureSign, isCard } from '@hundredfold/shared/core/figure.ts';
import { BACK, type CardPictures } from '../../ui/use-card-pictures.ts';

/** A drawn example. Screen readers skip it, because its paragraph says the same in words. */
export function RulesFigure({ figure, pictures }: { readonly figure: Figure; readonly pictures: CardPictures }) {
  return (
    <div class="figure wrap" aria-hidden="true">
      {figure.map((rows, picture) => (
        <div key={picture} class="figure-picture stack tight">
          {rows.map((row, index) => (
            <div key={index} class={row.some(isCard) ? 'figure-row' : 'figure-head'}>
              {row.map((piece, place) => (
                <Piece key={place} piece={piece} pictures={pictures} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Piece({ piece, pictures }: { readonly piece: FigurePiece; readonly pictures: CardPictures }) {
  switch (piece.kind) {
    case 'sign':
      return <SignIcon sign={piece.sign} />;
    case 'words':
      return <span class="figure-words">{piece.words}</span>;
    case 'face':
      return <Card card={piece} picture={pictures.get(piece.face)} />;
    case 'back':
      return <Card card={piece} picture={pictures.get(BACK)} />;
    case 'empty':
      return <Card card={piece} picture={undefined} />;
  }
}

function Card({ card: { kind, meant, words }, picture }: { readonly card: FigureCard; readonly picture: string | undefined }) {
  return (
    <span class={`figure-card${kind === 'empty' ? ' is-empty' : ''}${meant ? ' is-meant' : ''}`}>
      <span class="figure-place">{picture !== undefined && <img src={picture} alt="" />}</span>
      {words !== '' && <span class="figure-below">{words}</span>}
    </span>
  );
}

const PATHS: Readonly<Record<FigureSign, string>> = {
  '→': 'M3 10h13m-5-5l5 5-5 5',
  '+': 'M10 5v10M5 10h10',
  '=': 'M5 7.5h10M5 12.5h10',
  '✓': 'M4 11l4 4 8-10',
  '✗': 'M5 5l10 10M15 5L5 15',
};

const NAMES: Readonly<Record<FigureSign, string>> = { '→': 'then', '+': 'plus', '=': 'makes', '✓': 'yes', '✗': 'no' };

function SignIcon({ sign }: { readonly sign: FigureSign }) {
  return (
    <svg class={`icon figure-sign is-${NAMES[sign]}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[sign]} />
    </svg>
  );
}
