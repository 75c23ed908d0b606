import { boxOf, CountBadge, placed } from '@hundredfold/client/game';
import { FOUR } from '../rules/frame.ts';
import { MOST_FACE_DOWN } from '../rules/rules.ts';
import type { FoursquareView } from '../rules/view.ts';
import type { Board } from './layout.ts';
import { foursquareMessages } from './messages.ts';
import { type Outlook, tally } from './outlook.ts';

interface Props {
  readonly view: FoursquareView;
  readonly board: Board;
  readonly look: Outlook | null;
}

export function Figures({ view, board, look }: Props) {
  const texts = foursquareMessages.value.table;
  const { down, up } = tally(view);
  const { stock } = view.table;
  return (
    <>
      <div class="fact figures" style={placed(board.figures)}>
        <div role="img" aria-label={texts.down(down, MOST_FACE_DOWN)} class={danger(look?.down ?? down)}>
          <span class="figure-name">{texts.downShort}</span>
          <span class="figure-value">
            <Changes from={down} to={look?.down ?? down} />
          </span>
          <small class="figure-limit">{texts.atMost(MOST_FACE_DOWN)}</small>
        </div>
        <div role="img" aria-label={texts.up(up, FOUR * FOUR)}>
          <span class="figure-name">{texts.upShort}</span>
          <span class="figure-value">
            <Changes from={up} to={look?.ups ?? up} />
          </span>
          <small class="figure-limit">{texts.outOf(FOUR * FOUR)}</small>
        </div>
        <Verdict look={look} />
      </div>
      <CountBadge
        text={`${stock} ${texts.stockShort}`}
        classes="count stock-count"
        box={boxOf(board.stock)}
        label={texts.stock(stock)}
      />
    </>
  );
}

/** Shows how the game would end, and keeps its space if it goes on. Screen readers get the text from the target. */
function Verdict({ look }: Pick<Props, 'look'>) {
  const { preview } = foursquareMessages.value.table;
  const ends = look?.ends ?? null;
  return (
    <p class={`square-verdict is-${ends ?? 'off'}`} aria-hidden="true">
      {ends === 'won' ? preview.won : preview.lost}
    </p>
  );
}

function Changes({ from, to }: { readonly from: number; readonly to: number }) {
  if (from === to) return <>{from}</>;
  return (
    <>
      <s>{from}</s> {to}
    </>
  );
}

function danger(down: number): string {
  if (down > MOST_FACE_DOWN) return 'is-lost';
  return down === MOST_FACE_DOWN ? 'is-near' : '';
}
