import { CROWD_FAR, crowdOf } from './crowd.ts';
import {
  type CardWidths,
  CROWD,
  growthOf,
  type HandSize,
  playWidth,
  type ScreenForm,
  type SeatAreas,
  SHORT_BELOW_PX,
  type TableMeasure,
  TIP_PX,
} from './measure.ts';
import { type Box, NOTHING, RATIO, type Size } from './pose.ts';

export const MEASURES: Readonly<Record<ScreenForm, (size: Size, party: SeatAreas) => TableMeasure>> = { wide, tall, low };

function wide(size: Size, party: SeatAreas): TableMeasure {
  const { seats, hand, tips = false } = party;
  const growth = growthOf(party, 'wide');
  const { width, height } = size;
  const u = Math.max(0.72, Math.min(width / 1280, height / 740, 1.6));
  const edge = 20 * u;
  const own = 112 * u * growth;
  const plate = { width: 190 * u, height: 70 * u };
  const handWidth = Math.min(width - 2 * (plate.width + 2 * edge), own * 9);
  const held: Size = hand === 'none' ? NOTHING : { width: handWidth, height: own * RATIO };
  const cards: Box = { x: (width - held.width) / 2, y: height - edge - held.height, ...held };
  const far = 46 * u;
  const line = tips ? Math.max(TIP_PX, 46 * u) : 36 * u;
  const below = tips ? own * RAISED : 14 * u;
  const lineTop = hand === 'none' ? height - edge - (plate.height + line) / 2 : cards.y - below - line;
  const prompt: Box = { x: width / 2 - 260 * u, y: lineTop, width: 520 * u, height: line };
  const top = seats === 1 ? edge : edge + plate.height + 10 * u;
  const centre: Box = {
    x: plate.width + 2 * edge,
    y: top,
    width: width - 2 * (plate.width + 2 * edge),
    height: prompt.y - 6 * u - top,
  };
  const log: Box = { x: width - edge - 44, y: edge, width: 44, height: 44 };
  const { play, snug } = playWidth(centre, { most: 98 * u * growth, dial: 108 * u });
  return {
    size,
    unit: u,
    card: { own, play, far },
    snug,
    plate,
    edge,
    gap: 10 * u,
    inOneRow: false,
    sideTop: centre.y + centre.height / 2 - 90 * u,
    backs: hand === 'none' ? 0 : seats < CROWD ? 134 * u : 70 * u,
    own: {
      plate: { x: edge, y: height - edge - plate.height, ...plate },
      cards,
      pile: { x: width - edge - far * 1.4, y: height - edge - far * RATIO * 1.2, width: far, height: far * RATIO },
    },
    centre,
    prompt,
    tip: { ...prompt, x: width / 2 - 330 * u, width: 660 * u },
    log,
    again: besideLog(log).again,
    sheet: { ...log, y: log.y + log.height + BUTTON_GAP_PX },
    order: hand === 'none' ? null : { x: cards.x + cards.width + 10, y: height - edge - 44, width: 44, height: 44 },
  };
}

function besideLog(log: Box): Pick<TableMeasure, 'again' | 'sheet'> {
  const step = log.width + BUTTON_GAP_PX;
  return { again: { ...log, x: log.x - step }, sheet: { ...log, x: log.x - 2 * step } };
}

const BUTTON_GAP_PX = 6;

/** The room above the hand for a playable card that is raised, as a share of its width. */
const RAISED = 0.3;

function tall(size: Size, party: SeatAreas): TableMeasure {
  const { seats, hand, tips = false } = party;
  const growth = growthOf(party, 'tall');
  const { width, height } = size;
  const edge = 8;
  const u = Math.min(1.5, width / 390, height / 790);
  const wanted = hand === 'few' ? Math.min(width * 0.235, height * 0.135) : Math.min(width * 0.22, height * 0.105);
  const isShort = height < SHORT_BELOW_PX && seats < CROWD;
  const room = !isShort ? TALL_ROOM : height < SHORTEST_BELOW_PX ? SHORTEST_ROOM : SHORT_ROOM;
  const inOneRow = isShort && seats === 4;
  const third = (width - 2 * edge - 2 * GAP_PX) / 3;
  const own = Math.max(room.own, wanted * growth);
  const deep = own * RATIO * room.deep[hand];
  const cards: Box = { x: edge, y: height - edge - deep, width: width - 2 * edge, height: deep };
  const plate = { width: Math.min(168 * u, width * 0.42, inOneRow ? third : width), height: Math.max(44, 50 * u) };
  const plateBottom = hand === 'none' ? height - edge : cards.y - 10;
  const ownPlateY = plateBottom - plate.height;
  const log: Box = { x: width - edge - 40, y: ownPlateY + (plate.height - 44) / 2, width: 40, height: 44 };
  const beside = besideLog(log);
  const ownPlateWidth = Math.min(plate.width + 20, beside.sheet.x - (hand === 'many' ? THUMB_PX + 2 * BUTTON_GAP_PX : 0) - edge);
  const ownPlate: Box = { x: edge, y: ownPlateY, width: ownPlateWidth, height: plate.height };
  const far = seats < CROWD ? Math.max(24, 30 * u) : CROWD_FAR;
  const line = Math.max(room.line, isShort ? 0 : 32 * u, tips ? TIP_PX : 0);
  const prompt: Box = { x: edge, y: ownPlate.y - line - room.below, width: width - 2 * edge, height: line };
  const sideTop = seats === 3 || inOneRow ? edge : edge + plate.height + 8;
  const top = tallTop({ seats, hand, plate, sideTop, far, edge });
  const centre: Box = { x: edge, y: top, width: width - 2 * edge, height: prompt.y - room.above - top };
  const { play, snug } = playWidth(centre, { most: width * 0.2 * growth, dial: 100 * Math.max(1, u) });
  return {
    size,
    unit: Math.max(1, u),
    own: {
      plate: ownPlate,
      cards,
      pile: {
        x: ownPlate.x + ownPlate.width + 16,
        y: ownPlate.y + (plate.height - far * RATIO) / 2,
        width: far,
        height: far * RATIO,
      },
    },
    card: { own, play, far },
    snug,
    plate,
    edge,
    gap: GAP_PX,
    inOneRow,
    sideTop,
    backs:
      hand === 'none' ? 0 : inOneRow ? third - GAP_PX - far : Math.min(104 * Math.max(1, u), width / 2 - 2 * edge - far - 24),
    centre,
    prompt,
    tip: prompt,
    log,
    ...beside,
    order: hand === 'many' ? between(ownPlate, beside.sheet) : null,
  };
}

/** Returns a button between the own plate and the others; `null` if it would be too small to press. */
function between(plate: Box, sheet: Box): Box | null {
  const left = plate.x + plate.width + BUTTON_GAP_PX;
  const width = Math.min(sheet.width, sheet.x - BUTTON_GAP_PX - left);
  return width < THUMB_PX ? null : { ...sheet, x: sheet.x - BUTTON_GAP_PX - width, width };
}

/** The least size that a thumb can hit, in CSS px. */
const THUMB_PX = 24;

/**
 * Mirrors the layout for left-handed players: on a phone, the controls within reach of a thumb change sides. The controls at
 * the top of a phone in landscape stay there.
 */
export function mirroredMeasures(
  measure: TableMeasure,
  { form, hand }: { readonly form: ScreenForm; readonly hand: HandSize },
): TableMeasure {
  const { size, own, prompt, log, again, sheet, order } = measure;
  const flip = (box: Box): Box => ({ ...box, x: size.width - box.x - box.width });
  const below = {
    own: { plate: flip(own.plate), cards: flip(own.cards), pile: flip(own.pile) },
    again: flip(again),
    order: order && flip(order),
  };
  if (form === 'tall') return { ...measure, ...below, log: flip(log), sheet: flip(sheet) };
  if (hand === 'none') return measure;
  return { ...measure, ...below, prompt: prompt.x === own.plate.x ? flip(prompt) : prompt };
}

/** The room for the parts of a phone in portrait: the least width of an own card, the prompt, and the space around it, in CSS px. */
interface TallRoom {
  readonly own: number;
  /** The height of the own hand, in heights of a card. */
  readonly deep: Readonly<Record<HandSize, number>>;
  readonly line: number;
  readonly below: number;
  readonly above: number;
}

const TALL_ROOM: TallRoom = { own: 62, deep: { many: 1.55, few: 1.06, none: 0 }, line: 30, below: 8, above: 6 };
const SHORTEST_ROOM: TallRoom = { own: 48, deep: { many: 1.42, few: 1.06, none: 0 }, line: 22, below: 4, above: 2 };
/** The upper row of the hand has room for the values of its cards below their ranks. */
const SHORT_ROOM: TallRoom = { ...SHORTEST_ROOM, deep: { ...SHORTEST_ROOM.deep, many: 1.62 } };

/** The height, in CSS px, below which a table is shorter than any without the controls of a replay. */
const SHORTEST_BELOW_PX = 505;

const GAP_PX = 8;

function tallTop({ seats, hand, plate, sideTop, far, edge }: TallOthers): number {
  const deep = far * RATIO;
  if (seats === 1) return edge;
  if (seats === 2) return edge + Math.max(plate.height, deep) + 10;
  if (seats >= CROWD) return edge + crowdOf(seats, hand).height + 4;
  return sideTop + plate.height + 8 + deep + 10;
}

type TallOthers = Pick<SeatAreas, 'seats' | 'hand'> & Pick<TableMeasure, 'plate' | 'sideTop' | 'edge'> & Pick<CardWidths, 'far'>;

/**
 * The width, in CSS px, below which a phone in landscape has a panel open beside the table. The prompt then stands above the
 * own plate.
 */
const NARROW_BELOW_PX = 700;

function low(size: Size, party: SeatAreas): TableMeasure {
  const { seats, hand, tips = false } = party;
  const crowd = seats >= CROWD;
  const growth = crowd ? 1 : growthOf(party, 'low');
  const { width, height } = size;
  const edge = 8;
  const own = Math.min(82, height * 0.21) * growth;
  const deep = hand === 'none' ? 0 : own * RATIO;
  const narrow = width < NARROW_BELOW_PX;
  const counts = hand === 'none' ? 10 : 0; // Without a hand, piles with counts reach down to the strip.
  const far = 26;
  const gap = 6;
  const log: Box = { x: width - edge - 44, y: edge, width: 44, height: 40 };
  const buttons = hand === 'none' ? besideLog(log) : { again: null, sheet: besideLog(log).again };
  const atTop = buttons.sheet.x - edge / 2 - edge;
  const [plateWidth, backs] = crowd ? crowdSizes(hand, (atTop - 2 * gap) / 3 - 2 * gap - far) : [146, hand === 'none' ? 0 : 98];
  const plate = { width: plateWidth, height: 44 };
  const side = 160;
  const ownX = narrow ? side - edge / 2 : plate.width + 2 * edge;
  const cards: Box = {
    x: ownX,
    y: height - 6 - deep,
    width: width - ownX - 2 * edge - 44,
    height: deep,
  };
  const top = seats === 1 ? edge : edge + plate.height + 4;
  const centre: Box = { x: side, y: top, width: width - 2 * side, height: cards.y - 8 - top - (tips ? TIP_PX + 4 + counts : 0) };
  const tipWidth = width - 2 * (narrow && hand !== 'none' && !crowd ? edge : side);
  const ownPlate: Box = { x: edge, y: height - edge - plate.height, ...plate };
  const aboveOwn: Box = { x: edge, y: ownPlate.y - 46, width: side - 2 * edge, height: 36 };
  const { play, snug } = playWidth(centre, { most: 70 * growth, dial: 100 });
  const again: Box = { ...log, y: height - edge - far * RATIO - BUTTON_GAP_PX - log.height };
  return {
    size,
    unit: 1,
    own: {
      plate: ownPlate,
      cards,
      pile: { x: width - edge - 36, y: height - edge - far * RATIO, width: far, height: far * RATIO },
    },
    card: { own, play, far },
    snug,
    plate,
    edge,
    gap,
    inOneRow: false,
    sideTop: top + 4,
    backs,
    centre,
    prompt: narrow ? aboveOwn : { x: side, y: centre.y + centre.height - (tips ? 46 : 40), width: 172, height: 36 },
    tip: { x: (width - tipWidth) / 2, y: centre.y + centre.height + counts, width: tipWidth, height: tips ? TIP_PX : 0 },
    log,
    again: buttons.again ?? again,
    sheet: buttons.sheet,
    order: hand === 'none' || narrow ? null : { ...log, x: edge, y: ownPlate.y - BUTTON_GAP_PX - log.height },
  };
}

/** Returns the widths of a plate and of the card backs beside it. `room` is the space for both where three seats share the top. */
function crowdSizes(hand: HandSize, room: number): readonly [plate: number, backs: number] {
  const [full, small] = hand === 'none' ? [0, 0] : [50, 28];
  return room >= 126 + full ? [126, full] : [Math.min(92, room - small), small];
}
