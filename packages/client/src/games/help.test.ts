import { modFourLesson } from '@hundredfold/games/mod-four/rules/lesson.ts';
import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { mayAct, type View, type Viewer } from '@hundredfold/shared/core/view.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { rulebookOf } from '@hundredfold/shared/testing/figures.ts';
import { paragraphOf } from '@hundredfold/shared/testing/rulebook-text.ts';
import { coveringSettingsOf, nameOf, type Setting } from '@hundredfold/shared/testing/setting.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { isOwn, QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { walkLesson } from '@hundredfold/shared/testing/walk-lesson.ts';
import { describe, expect, test } from 'vitest';
import { languagesOf } from '../../test/test-games.ts';
import { speak } from '../i18n/all-languages.ts';
import { AT_REST, type PlateFacts } from '../table/presentation.ts';
import { cardTips, type GameHelp, type LegendForView, type LegendItem, PLATE_PARTS } from './help.ts';
import { presentationOf } from './index.ts';
import { manifestOf } from './manifest.ts';
import { loadPart } from './parts.ts';

const name = (seat: number) => ['You', 'Ada', 'Blaise', 'Carl', 'Daphne', 'Emmy', 'Fibo', 'Gerty'][seat] ?? '';

/** Long games are tested only at every n-th position. */
const EACH = bySize({ quick: 101, full: 67, soak: 7 });

async function legendOf(id: string): Promise<GameHelp['legend']> {
  const help = await loadPart(id, 'help');
  if (help === null) throw new Error(`${id} has no legend`);
  return help.legend;
}

function* views(setting: Setting): Generator<View> {
  let index = 0;
  for (const { state } of shownPositions(setting, 5)) {
    if (index++ % EACH !== 0 && setting.game.outcome(state) === null) continue;
    for (const viewer of [0, 'public'] as const satisfies readonly Viewer[]) yield setting.game.view(state, viewer);
  }
}

function all({ now, table, cards, plates }: LegendForView): readonly Omit<LegendItem, 'looks'>[] {
  return [...(now === null ? [] : [now]), ...table, ...cards, ...plates];
}

function signsOn(plates: readonly PlateFacts[]): readonly string[] {
  return [...new Set(plates.flatMap(({ marks }) => marks.map(({ short }) => short)))].toSorted();
}

function shownFaces(view: View, game: Game): ReadonlySet<Face> {
  const faces = new Set<string>(game.faces(view.options));
  const found = JSON.stringify(view).match(/"[^"]+"/g) ?? [];
  return new Set(found.map((each) => each.slice(1, -1)).filter((each) => faces.has(each)));
}

const EXPLAINED = QUICK_GAMES.filter(({ id }) => isOwn(id) || manifestOf(id)?.help);
const cases = EXPLAINED.flatMap((game) => coveringSettingsOf(game).map((setting) => [nameOf(setting), game, setting] as const));

describe.each(cases)('%s', (_, game, setting) => {
  test('the legend explains everything in the view in every language, refers to existing paragraphs, and lists only what is there', async () => {
    const legend = await legendOf(game.id);
    const presentation = presentationOf(game.id);
    const rules = rulebookOf(game.id);
    const languages = languagesOf(game.id);
    for (const view of views(setting)) {
      const said = legend(view, name);
      const plates = view.seats.map((_, seat) => presentation.seat(view, seat, AT_REST));
      expect(said.now === null, 'what one may do is said while one may').toBe(!view.toAct.includes(view.viewer as number));
      for (const { rule } of all(said)) expect(paragraphOf(rules, rule), rule).toBeDefined();
      const marks = said.plates.flatMap(({ looks }) => (looks.kind === 'mark' ? [looks.mark.short] : []));
      expect(marks.toSorted()).toEqual(signsOn(plates));
      const parts = said.plates.flatMap(({ looks }) => (looks.kind === 'plate' ? [looks.part] : []));
      expect(parts).toEqual(PLATE_PARTS.filter((part) => plates.some((plate) => isOn(plate, part))));
      const shown = shownFaces(view, game);
      for (const { looks } of [...said.table, ...said.cards]) {
        if (looks.kind === 'cards') for (const face of looks.faces) expect(shown).toContain(face);
      }
      const inEach = languages.map((each) => {
        speak(each);
        return all(legend(view, name)).map(({ says }) => says);
      });
      for (const sentences of inEach) for (const sentence of sentences) expect(sentence).toMatch(/^\P{Ll}.*\.$/u);
      expect(new Set(inEach.map((each) => each.join())).size).toBe(languages.length);
    }
  });
});

/** The most characters of a tip, in two lines on the smallest phone, with a name that is not long. */
const MAX_TIP = 70;

test.each(EXPLAINED)('the tips of $id fit on two lines in every language', async (game) => {
  const { legend, tips } = (await loadPart(game.id, 'help')) ?? {};
  const seen = coveringSettingsOf(game).flatMap((setting) => [...views(setting)]);
  for (const language of languagesOf(game.id)) {
    speak(language);
    const shown = seen.flatMap((view, index) => [
      ...(mayAct(view) && tips !== undefined ? [tips.turn(view), tips.preview()] : []),
      ...cardTips(legend?.(view, name).cards ?? []),
      tips?.score(seen[index - 2] ?? view, view, name) ?? [],
    ]);
    for (const { says } of shown.flat()) expect(says.length, says).toBeLessThanOrEqual(MAX_TIP);
  }
});

function isOn({ isWinning, side, taken }: PlateFacts, part: (typeof PLATE_PARTS)[number]): boolean {
  return { winning: isWinning, side: typeof side === 'number', taken: taken !== null && taken !== undefined, points: true }[part];
}

test.each([
  [false, 'Match the top card: same suit, same rank or a queen. If you can, you must.'],
  [true, 'Match the top card: same suit, same rank or a queen. Or draw a card.'],
])('One Hundred and One: a player who can play must, unless drawing is free: %s', async (freeDraw, says) => {
  const game = gameById('one-hundred-one');
  if (game === undefined) throw new Error('there is no such game');
  const legend = await legendOf(game.id);
  const setting = { game, options: { ending: 'first-loser', freeDraw }, seats: 2 };
  const said = [...shownPositions(setting, 5)].map(({ state }) => legend(game.view(state, 0), name).now?.says);
  expect([...new Set(said)].filter((each) => each?.startsWith('Match the top card'))).toEqual([says]);
});

test('Mod Four: the sum and its remainder, and the court cards that count 0', async () => {
  const game = gameById('mod-four');
  const [first] = game === undefined ? [] : walkLesson(game, modFourLesson, 0);
  if (game === undefined || first === undefined) throw new Error('there is no lesson');
  const { table, cards } = (await legendOf('mod-four'))(game.view(first.asked.state, 0), name);
  expect(table.map(({ says }) => says)).toContain(
    'The dial: the sum is 8. Divided by four the remainder is 0, so Ada would win the trick.',
  );
  expect(cards[0]).toMatchObject({ says: 'Court cards count 0.', rule: '2.3' });
});
