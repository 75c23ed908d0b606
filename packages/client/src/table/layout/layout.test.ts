import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { allViewers, ownSeat, type View } from '@hundredfold/shared/core/view.ts';
import { coveringSettingsOf } from '@hundredfold/shared/testing/setting.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, it } from 'vitest';
import { presentationOf } from '../../games/index.ts';
import { CUP_HEIGHT, fanCircle, fanOut, handStrips, strips } from './arrange.ts';
import { type Frame, frame } from './frame.ts';
import { layout, ownHandOf } from './layout.ts';
import { CROWD } from './measure.ts';
import { type Box, boxOf, RATIO, type Size } from './pose.ts';

const SEED = 7;
/**
 * The number of positions of one game under each setting, spread over the whole game, because it begins with empty hands. A soak
 * run has six times as many settings.
 */
const POSITIONS = bySize({ quick: 2, full: 5, soak: 6 });
const TARGET = 24;
const THUMB = 44;
const BAR = 52;

/** The sizes of the page without its header. */
const SIZES: readonly (Size & { readonly name: string })[] = [
  { name: 'a desk', width: 1280, height: 800 - BAR },
  { name: 'a large desk', width: 1920, height: 1080 - BAR },
  { name: 'a phone upright', width: 390, height: 844 - BAR },
  { name: 'a phone lying', width: 844, height: 390 - BAR },
  { name: 'a phone lying, its bar at the side', width: 844 - BAR, height: 390 },
  { name: 'a phone upright, the log below', width: 390, height: Math.round((844 - BAR) * 0.75) },
  { name: 'a phone lying, the log beside', width: 844 - BAR - 192, height: 390 },
  { name: 'a small phone upright', width: 360, height: 640 - BAR },
  { name: 'a very small phone upright', width: 320, height: 568 - BAR },
  { name: 'a very small phone upright, with a replay', width: 320, height: 402 },
  { name: 'a very small phone upright, with a replay at its table', width: 320, height: 392 },
  { name: 'a small phone upright, with a replay', width: 360, height: 440 },
  { name: 'a phone upright, with a replay and its log', width: 390, height: 500 },
  { name: 'a phone upright, at its lowest', width: 375, height: 510 },
  { name: 'a larger phone upright, at its lowest', width: 390, height: 510 },
  { name: 'a very small phone upright, at its lowest', width: 320, height: 510 },
  { name: 'a small phone lying, its bar at the side', width: 716, height: 338 },
  { name: 'a small phone lying, below the bars of the browser', width: 748, height: 304 },
  { name: 'a narrow table of a phone lying', width: 600, height: 338 },
  { name: 'a tablet upright', width: 768, height: 1024 - BAR },
  { name: 'a tablet lying', width: 1024, height: 768 - BAR },
  { name: 'a desk with a full screen', width: 1280, height: 800 },
];

const HANDS = ['many', 'few', 'none'] as const;
const HANDED = ['right', 'left'] as const;

const SETTINGS = QUICK_GAMES.flatMap(coveringSettingsOf);

const DESK = frame({ width: 1280, height: 748 }, { seats: 2, below: 0, hand: 'many' });

const VIEWS = [...views()];

interface Shown {
  readonly game: (typeof QUICK_GAMES)[number];
  readonly view: View;
}

function* views(): Generator<Shown> {
  for (const setting of SETTINGS) {
    const shown = [...shownPositions(setting, SEED)];
    const drawn = shown.find(
      ({ game, state }) => drawnTargets(game.id, game.view(state, game.toAct(state)[0] ?? 0), DESK).length > 0,
    );
    for (const match of [...spread(shown, POSITIONS), ...(drawn === undefined ? [] : [drawn])]) {
      for (const viewer of allViewers(setting.seats)) {
        yield { game: setting.game, view: match.game.view(match.state, viewer) };
      }
    }
  }
}

function drawnTargets(id: string, view: View, on: Frame): readonly Box[] {
  const targets = presentationOf(id).targets?.(view, { frame: on, name: String }) ?? [];
  return targets.flatMap(({ box, face }) => (face === undefined ? [] : [box]));
}

function spread<Position>(positions: readonly Position[], count: number): readonly Position[] {
  const chosen = new Set(Array.from({ length: count }, (_, part) => Math.floor(((part + 0.5) * positions.length) / count)));
  return positions.filter((_, index) => chosen.has(index));
}

function tooSmall({ width, height }: Box): boolean {
  return width < TARGET || height < TARGET;
}

function inside({ x, y, width, height }: Box, size: Size, slack = 0): boolean {
  return x >= -slack && y >= -slack && x + width <= size.width + slack && y + height <= size.height + slack;
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? Math.min(width, height) : 0;
}

/** Returns whether a table can have this size: with many players it is at least as high as `.table-place` in felt.css says. */
function isPossible({ width, height }: Size, seats: number): boolean {
  return seats < CROWD || width > height || height >= 510;
}

const GAMES_WITH_HANDS = QUICK_GAMES.filter(({ id }) => presentationOf(id).hand !== 'none');

it.each(GAMES_WITH_HANDS)('the positions of $id show players with cards in hand', (game) => {
  const hands = VIEWS.filter(({ game: { id } }) => id === game.id).map(
    ({ view }) => view.seats[ownSeat(view.viewer) ?? -1]?.hand,
  );
  const held = hands.filter((hand) => Array.isArray(hand) && hand.length > 1);
  expect(held.length).toBeGreaterThan(POSITIONS);
});

const PARTIES = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seats) =>
  allSeats(seats).flatMap((below) => HANDS.flatMap((hand) => HANDED.map((handed) => ({ seats, below, hand, handed })))),
);

const WITH_CARDS = SIZES.flatMap((size) => (['normal', 'large'] as const).map((cards) => ({ ...size, cards })));

describe.each(WITH_CARDS)('on $name, with $cards cards', ({ cards, ...size }) => {
  const tips = cards === 'large' && !size.name.includes('replay'); // Both need room, and a replay shows no tips.
  const framed = ({ game, view }: Shown): Frame =>
    frame(size, {
      seats: view.seats.length,
      below: ownSeat(view.viewer) ?? 0,
      hand: presentationOf(game.id).hand ?? 'many',
      cards,
      tips,
      hasStatus: presentationOf(game.id).status !== undefined,
    });
  const laid = VIEWS.filter(({ view }) => isPossible(size, view.seats.length)).map((each) => {
    const { game, view } = each;
    const on = framed(each);
    const presentation = presentationOf(game.id);
    const drawn = drawnTargets(game.id, view, on);
    const zones = layout(view, { game, presentation, frame: on, draft: null, held: presentation.sorted });
    return { view, on, drawn, zones };
  });

  it('every card lies within the table, and has a pose', () => {
    const wrong = laid.flatMap(({ zones }) =>
      zones.filter(({ faces, spots }) => spots.length !== faces.length || !spots.every((spot) => inside(boxOf(spot), size, 1))),
    );
    expect(wrong).toEqual([]);
  });

  it('every face can be read: no card in the middle is too small', () => {
    expect(framed(VIEWS[0]!).card.play).toBeGreaterThanOrEqual(Math.min(54, size.height * 0.07));
    const wrong = laid.flatMap(({ view, zones }) => {
      const widths = zones
        .filter(({ place }) => place.seat === null)
        .flatMap(({ faces, spots }) => spots.filter((_, index) => faces[index] !== null).map(({ width }) => width));
      return widths.filter((width) => width < Math.min(54, size.height * 0.065)).map((width) => ({ view, width }));
    });
    expect(wrong).toEqual([]);
  });

  // In a replay no card is played.
  it.skipIf(size.name.includes('replay'))(
    'every own card can be pressed: at least 24 px each way, and not under another one',
    () => {
      const wrong = laid
        .map(({ view, zones }) => ownHandOf(zones, view.viewer)?.spots ?? [])
        .flatMap((spots) => [strips(spots), handStrips(spots, 'left')])
        .filter((boxes) =>
          boxes.some((box, index) => tooSmall(box) || boxes.slice(index + 1).some((other) => overlap(box, other) > 0.01)),
        );
      expect(wrong).toEqual([]);
    },
  );

  it('no card in the middle lies over a plate', () => {
    const wrong = laid.flatMap(({ on, zones }) => {
      const cards = zones.filter(({ place }) => place.seat === null).flatMap(({ spots }) => spots.map(boxOf));
      return on.stations.flatMap(({ plate }) => cards.filter((card) => overlap(card, plate) > 1));
    });
    expect(wrong).toEqual([]);
  });

  it('drawn targets can be pressed with a thumb, and cover no hand, plate or prompt', () => {
    const wrong = laid.flatMap(({ on, drawn, zones }) => {
      const cards = zones.filter(({ place }) => place.seat !== null).flatMap(({ spots }) => spots.map(boxOf));
      // A low table with room for tips has none for many bids beside the prompt.
      const prompts = on.form === 'low' && tips ? [] : [on.prompt];
      const others = [...cards, ...on.stations.map(({ plate }) => plate), ...prompts];
      return drawn.flatMap((box, index) => {
        const covered = [...others, ...drawn.slice(index + 1)].filter((other) => overlap(box, other) > 1);
        const isFine = covered.length === 0 && box.width >= THUMB && box.height >= THUMB && inside(box, size);
        return isFine ? [] : [{ box, covered }];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('no card lies over what holds for the whole table', () => {
    const wrong = laid.flatMap(({ on, zones }) =>
      zones.flatMap(({ spots }) => spots.filter((spot) => overlap(boxOf(spot), on.status) > 1)),
    );
    expect(wrong).toEqual([]);
  });

  it('no pile in the middle lies over another one', () => {
    const wrong = laid.flatMap(({ zones }) => {
      const piles = zones.filter(({ place, spots }) => place.seat === null && spots.length > 0);
      const boxes = piles.map(({ spots }) => spots.map(boxOf));
      return piles.filter((_, index) =>
        boxes.slice(index + 1).some((others) => boxes[index]?.some((card) => others.some((other) => overlap(card, other) > 1))),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('the plates of one to eight seats, the buttons and the own hand do not cover each other', () => {
    const wrong = PARTIES.flatMap((seating) => {
      const party = { ...seating, cards, tips, hasStatus: cards === 'large' && seating.hand !== 'none' };
      const { below } = party;
      const { stations, log, again, sheet, order, prompt, status, centre, tip } = frame(size, party);
      const places = stations.flatMap(({ plate, cards, pile }, seat) => [plate, cards, ...(seat === below ? [] : [pile])]);
      const isShort = size.name.includes('replay') && party.seats >= CROWD; // Cards reach down to the prompt there.
      const boxes = [
        ...places,
        log,
        again,
        sheet,
        ...(isShort ? [] : [status]),
        ...(order === null ? [] : [order]),
        ...(tips ? [tip] : []),
      ];
      const covered = boxes.flatMap((box, index) =>
        boxes.slice(index + 1).flatMap((other) => (overlap(box, other) === 0 ? [] : [box, other])),
      );
      const hidden = tips && overlap(tip, centre) > 0 ? [tip] : [];
      const faulty = [...[...boxes, prompt, centre].filter((box) => !inside(box, size)), ...covered, ...hidden];
      return faulty.map((box) => ({ ...party, box }));
    });
    expect(wrong).toEqual([]);
  });

  it('the own seat is at the lower edge, the others follow clockwise', () => {
    const sides = (seats: number, below: number) => frame(size, { seats, below, hand: 'many' }).stations.map(({ side }) => side);
    expect(sides(4, 2)).toEqual(['top', 'right', 'bottom', 'left']);
    expect(sides(2, 1)).toEqual(['top', 'bottom']);
  });
});

it.each([
  { width: 1280, height: 748 },
  { width: 390, height: 792 },
  { width: 792, height: 390 },
])('with the setting for large cards the hand is larger on $width × $height', (size) => {
  for (const hand of HANDS) {
    const own = (cards: 'normal' | 'large') => frame(size, { seats: 4, below: 0, hand, cards }).card.own;
    expect(own('large')).toBeGreaterThan(own('normal') * 1.1);
  }
});

it.each([
  { width: 320, height: 640 },
  { width: 280, height: 601 },
])('a hand of many cards has a button for its order also on $width × $height', (size) => {
  for (const seats of [2, 4, 6]) {
    const { order, stations } = frame(size, { seats, below: 0, hand: 'many' });
    expect(order?.width).toBeGreaterThanOrEqual(TARGET);
    expect(stations[0]?.plate.width).toBeGreaterThan(90);
  }
});

it.each([510, 540, 600])('the values on the upper row of a hand leave its ranks visible on 375 × %i', (height) => {
  const { stations, card } = frame({ width: 375, height }, { seats: 4, below: 0, hand: 'many' });
  expect((stations[0]?.cards.height ?? 0) - card.own * RATIO).toBeGreaterThan(44);
});

describe.each(SIZES)('on $name', ({ width, height }) => {
  it('the fan of a winner stays below the plates, and the cup above the prompt', () => {
    const on = frame({ width, height }, { seats: 4, below: 0, hand: 'many' });
    const { y, radius } = fanCircle(on, { nth: 0, of: 1 });
    expect(y - 1.5 * radius).toBeGreaterThan(on.centre.y - 1);
    expect(y + (CUP_HEIGHT / 2) * radius).toBeLessThan(on.centre.y + on.centre.height + 1);
  });

  it.each([1, 2, 4])('the fanned cards of %i winners lie on the table, beside those of the next', (of) => {
    const on = frame({ width, height }, { seats: 4, below: 0, hand: 'many' });
    const fans = allSeats(of).map((nth) => fanOut(on, 40, { nth, of }));
    for (const { x, y, width: card } of fans.flat()) {
      const reach = (card * Math.hypot(1, RATIO)) / 2;
      expect(x - reach).toBeGreaterThan(0);
      expect(x + reach).toBeLessThan(width);
      expect(y - reach).toBeGreaterThan(0);
    }
    for (const [nth, fan] of fans.entries()) expect(fan.at(-1)?.x ?? 0).toBeLessThan(fans[nth + 1]?.[0]?.x ?? width);
  });
});
