import type { Face } from '@hundredfold/shared/cards/face.ts';
import { drawChance } from '@hundredfold/shared/core/chance.ts';
import { act, type Match, resolveChanceWith, startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { backSvg, cardSvg } from '../cards/card.ts';
import { courts } from '../cards/french-courts.ts';
import { fan } from '../table/layout/arrange.ts';
import { frame } from '../table/layout/frame.ts';
import { layout, type Zone } from '../table/layout/layout.ts';
import { boxOf, type Pose, RATIO } from '../table/layout/pose.ts';
import { presentationOf } from './index.ts';
import { manifestOf } from './manifest.ts';
import type { Moment } from './moment.ts';

/** The size of the picture, in its own units. */
const WIDTH = 480;
const HEIGHT = 270;
/** A phone held sideways, on which cards lie close together. */
const TABLE = { width: 844, height: 390 };
/** Cards that lie deeper in a pile than these are covered. */
const DRAWN_IN_PILE = 3;
/** The part of the picture above the hand, and the width of a card in the hand. */
const ABOVE_HAND = 156;
const HAND_CARD = 124;

interface DrawnCard {
  readonly face: Face | null;
  readonly spot: Pose;
}

/** Returns the drawing of a game's moment as an SVG file, for the build. */
export async function momentPicture(id: string): Promise<string> {
  const moment = await manifestOf(id)?.moment?.();
  if (moment === undefined) throw new Error(`${id} has no moment`);
  const all = laidOut(playedTo(id, moment));
  const zones = all.filter(({ place }) => moment.zones.includes(place.zone) && (place.seat ?? 0) === 0);
  const hand = moment.hasHand ? all.find(({ place }) => place.zone === 'hand' && place.seat === 0) : undefined;
  const { edge = 14 } = moment;
  const height = hand === undefined ? HEIGHT : ABOVE_HAND;
  return pictureOf([...fitted(zones, height, edge), ...inHand(hand?.faces ?? [])].map(drawCard));
}

function playedTo(id: string, { seats, seed, moves }: Moment): Match {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const source = seeded(seed);
  const withChance = (match: Match): Match => resolveChanceWith(match, (due) => drawChance(due, source));
  let match = withChance(startMatch(game, defaultOptions(game.options), seats));
  for (let move = 0; move < moves; move++) {
    const seat = game.toAct(match.state)[0] ?? 0;
    const moved = act(match, seat, game.bot(game.view(match.state, seat), source));
    if (!moved.ok) throw new Error(`a bot of ${id} was refused: ${moved.refusal}`);
    match = withChance(moved.value);
  }
  return match;
}

function laidOut({ game, state, seats }: Match): readonly Zone[] {
  const presentation = presentationOf(game.id);
  const on = frame(TABLE, { seats, below: 0, hand: presentation.hand ?? 'many' });
  return layout(game.view(state, 0), { game, presentation, frame: on, draft: null, held: presentation.sorted });
}

/** Returns the cards of zones as they lie on the table, as large as a picture of this height allows. */
function fitted(zones: readonly Zone[], height: number, edge: number): readonly DrawnCard[] {
  const cards = zones.flatMap(drawnCards);
  const boxes = cards.map(({ spot }) => boxOf(spot));
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const scale = Math.min((WIDTH - 2 * edge) / (right - left), (height - 2 * edge) / (bottom - top));
  const x0 = (WIDTH - (left + right) * scale) / 2;
  const y0 = (height - (top + bottom) * scale) / 2;
  return cards.map(({ face, spot: { x, y, width, turn } }) => ({
    face,
    spot: { x: x0 + x * scale, y: y0 + y * scale, width: width * scale, turn },
  }));
}

function drawnCards({ faces, spots, piled, kind }: Zone): readonly DrawnCard[] {
  const cards = faces.flatMap((face, index) => spots.slice(index, index + 1).map((spot) => ({ face, spot })));
  return piled || kind === 'closed' ? cards.slice(-DRAWN_IN_PILE) : cards;
}

/** Returns a hand at the lower edge, which cuts it off. */
function inHand(faces: readonly (Face | null)[]): readonly DrawnCard[] {
  const box = { x: 30, y: ABOVE_HAND, width: WIDTH - 60, height: HAND_CARD * RATIO };
  return fan(box, faces.length, HAND_CARD).map((spot, index) => ({ face: faces[index] ?? null, spot }));
}

function drawCard({ face, spot: { x, y, width, turn } }: DrawnCard): string {
  const drawing = face === null ? backSvg() : cardSvg(face, { colours: 'two' }, courts);
  const [left, top, height] = [x - width / 2, y - (width * RATIO) / 2, width * RATIO].map(rounded);
  const placed = `x="${left}" y="${top}" width="${rounded(width)}" height="${height}"`;
  const shadow = `<rect ${placed} rx="${rounded(width / 16)}" fill="#04120f" opacity=".4" transform="translate(0 3)"/>`;
  const card = drawing.replace(/xmlns="\S+" /, '').replace('width="250" height="350"', placed);
  return `<g transform="rotate(${rounded(turn)} ${rounded(x)} ${rounded(y)})">${shadow}${card}</g>`;
}

function pictureOf(cards: readonly string[]): string {
  const light =
    '<radialGradient id="l" cy=".35"><stop stop-color="#1b5a4e"/><stop offset="1" stop-color="#0f3d36"/></radialGradient>';
  const felt = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#l)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${light}${felt}${cards.join('')}</svg>`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
