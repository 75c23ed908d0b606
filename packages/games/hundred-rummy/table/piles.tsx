import { boxOf, type CentreProps, type ConsideredAction, PileCount, placed, placedAt } from '@hundredfold/client/game';
import { ownSeat } from '@hundredfold/shared/game';
import { GOAL } from '../rules/score.ts';
import { legal, type RummyView } from '../rules/view.ts';
import { type Ground, groundOf } from './layout.ts';
import { hundredRummyMessages } from './messages.ts';
import { showing, type Tally, tallyOf } from './standing.ts';

export function Piles(props: CentreProps<RummyView>) {
  const { view, frame, name, addressed, mistake, move } = props;
  const texts = hundredRummyMessages.value.table;
  const ground = groundOf(frame);
  const { draw, discard } = view.table;
  const seat = showing(view);
  const mixed = move?.from.zone === 'discard' && move.to.zone === 'draw' && move.cards === draw && view.toAct.length === 0;
  const tallyWith = ({ considered, targetUnderPointer }: ConsideredAction) =>
    tallyOf(view, considered, targetUnderPointer === 'discard' ? discard.top : null);
  const tally = tallyWith(props);
  const was = mistake ? tallyWith(mistake) : null;
  /** The hand that is shown lies over a total beside the piles, not over one beside the viewer's hand. */
  const isCovered = seat !== null && frame.form !== 'low' && ground.isTallyBeside;
  const watching = ownSeat(view.viewer) === null;
  const shows = seat === null ? null : seat === addressed ? texts.youShow : texts.shows(name(seat));
  const canScore = legal(view).some(({ type }) => type === 'score');
  const caption = mixed ? texts.mixed : shows;
  return (
    <>
      <div class="card-place" style={placed(boxOf(ground.draw))} />
      <div class="card-place" style={placed(boxOf(ground.discard))} />
      {watching && <p class="unseen">{discard.top === null ? texts.discardEmpty : texts.discard(discard.top, discard.size)}</p>}
      {seat === null && (
        <>
          <PileCount count={draw} spot={ground.draw} {...(watching ? { label: texts.draw(draw) } : {})} />
          <PileCount count={discard.size} spot={ground.discard} />
        </>
      )}
      {caption !== null && (
        <p class="rummy-caption" style={placedAt(ground.stage.x + ground.stage.width / 2, ground.stage.y)}>
          {caption}
        </p>
      )}
      {tally !== null && !canScore && !isCovered && <Total tally={tally} was={was} ground={ground} />}
    </>
  );
}

function Total({ tally, was, ground }: { readonly tally: Tally; readonly was: Tally | null; readonly ground: Ground }) {
  const would = tally.without ?? tally.with;
  const shown = would?.total ?? tally.total;
  const mistaken = (was?.without ?? was?.with)?.total;
  const wrong = mistaken !== undefined && <s class="was is-mistake">{mistaken}</s>;
  return (
    <p class={`fact tally${ground.isTallyBeside ? ' is-beside' : ''}`} style={placed(ground.tally)}>
      <span class={`tally-pill${would === null ? '' : ' is-weighing'}${shown === GOAL ? ' is-hundred' : ''}`}>
        <small>{saidOf(tally)}</small> {wrong} <strong>{shown}</strong>
      </span>
    </p>
  );
}

function saidOf({ best, without, with: more }: Tally): string {
  const texts = hundredRummyMessages.value.table;
  if (without !== null) return texts.withoutCard(without.card);
  if (more !== null) return texts.withCard(more.card);
  return best ? texts.bestFour : texts.inHand;
}
