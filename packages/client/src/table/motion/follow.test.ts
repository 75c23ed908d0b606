import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { refused } from '@hundredfold/shared/core/result.ts';
import { isOver } from '@hundredfold/shared/core/view.ts';
import type { Setting } from '@hundredfold/shared/testing/setting.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { effect, signal } from '@preact/signals';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { languagesOf } from '../../../test/test-games.ts';
import { speak } from '../../i18n/all-languages.ts';
import { textOf } from '../../i18n/sentence.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { notice } from '../../ui/notices.tsx';
import { settings } from '../../ui/settings.ts';
import type { Speed } from '../../ui/speed.ts';
import { propose } from '../input/press.ts';
import { replayTurn, skipAnimation } from '../state/replay-turn.ts';
import { isEndShown, isUpToDate, stepsShown } from '../state/table-queries.ts';
import type { ShownTable } from '../state/table-ui-state.ts';
import { followedTable } from '../testing/table-at.ts';

function tableOf(setting: Setting, moving = signal(false)) {
  const snapshots = [...shownPositions(setting, 3)].map((match) => snapshotOfMatch(match, 0));
  return { ...followedTable(snapshots[0]!, moving), snapshots };
}

describe.each(QUICK_GAMES)('a table of $id', (game) => {
  const setting: Setting = { game, options: defaultOptions(game.options), seats: game.seats.max };

  it('ends at the current state, and logs every action', () => {
    const { ui, snapshots, snapshot } = tableOf(setting);
    for (const next of snapshots.slice(1)) {
      snapshot.value = next;
      vi.advanceTimersByTime(300);
    }
    vi.advanceTimersByTime(60_000);
    expect(ui.view.shown.value.view).toEqual(snapshots.at(-1)?.view);
    expect(ui.log.entries.value).toHaveLength(Math.min(200, snapshots.length - 1));
    for (const entry of ui.log.entries.value) expect(textOf(entry.lines())).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('tells its log and the last turn in the language of the page, with the names of their time', () => {
    const { ui, snapshots, snapshot } = tableOf(setting);
    let at = 0;
    while (ui.replay.past.value === null) snapshot.value = snapshots[++at]!;
    const last = snapshots[at]!;
    const told = () => {
      const steps = ui.log.entries.value.filter(({ kind }) => kind === 'step');
      return [...steps.map((entry) => textOf(entry.lines())), ui.replay.past.value?.said()];
    };
    const before = told();
    snapshot.value = { ...last, seats: last.seats.map((seat) => ({ ...seat, name: `Other ${seat.name}` })) };
    expect(told()).toEqual(before);
    const [other] = languagesOf(game.id).filter((language) => language !== 'en');
    if (other === undefined) return;
    speak(other);
    for (const [index, text] of told().entries()) expect(text).not.toBe(before[index]);
    speak('en');
    expect(told()).toEqual(before);
  });

  it('remembers every step that it has seen, and shows it with its cards, also if several are shown at once', () => {
    const { ui, snapshots, snapshot } = tableOf(setting);
    const versions = () => stepsShown(ui).map(({ version }) => version);
    const seen = snapshots.slice(0, 9);
    const expected = seen.filter(({ last }) => last !== null).map(({ version }) => version);
    for (const next of seen) snapshot.value = next;
    expect(versions().length).toBeLessThan(expected.length);
    skipAnimation(ui);
    expect(versions()).toEqual(expected);
    const last = seen.at(-1)!;
    snapshot.value = { ...last, version: last.version + 1, undone: last.version + 1, last: seen.at(-2)!.last };
    vi.advanceTimersByTime(60_000);
    expect(versions()).toEqual([last.version + 1]);
  });

  it('shows a jump in a recorded game at once, and forgets what was on its way', () => {
    const moving = signal(false);
    const { ui, snapshots, snapshot } = tableOf(setting, moving);
    snapshot.value = snapshots[1] ?? null;
    vi.advanceTimersByTime(10);
    const far = { ...(snapshots[Math.min(8, snapshots.length - 1)] as Snapshot), jumps: 1 };
    snapshot.value = far;
    expect(ui.view.shown.value).toMatchObject({ view: far.view, flight: 0, move: null, version: far.version });
    expect([moving.value, isUpToDate(ui), ui.log.entries.value, ui.replay.past.value]).toEqual([false, true, [], null]);
    vi.advanceTimersByTime(60_000);
    expect(ui.view.shown.value.view).toBe(far.view);
  });

  it('is up to date at once on a hidden page', () => {
    const { ui, snapshots, snapshot } = tableOf(setting);
    Object.assign(document, { hidden: true });
    for (const next of snapshots.slice(1, 12)) {
      snapshot.value = next;
      expect(ui.view.shown.value.view).toBe(next.view);
    }
  });

  it('has not ended before its last cards have landed', () => {
    const moving = signal(false);
    const { ui, snapshots, snapshot } = tableOf(setting, moving);
    const end = snapshots.findIndex(({ phase }) => phase === 'over');
    for (const next of snapshots.slice(end - 1, end + 1)) {
      vi.advanceTimersByTime(60_000);
      snapshot.value = next;
    }
    for (; moving.value; vi.advanceTimersByTime(20)) expect(isEndShown(ui)).toBe(isOver(ui.view.shown.value.view));
    expect(isEndShown(ui)).toBe(true);
  });

  describe('at its end', () => {
    const ending = (speed: Speed) => {
      settings.speed.value = speed;
      onTestFinished(() => {
        settings.speed.value = 'normal';
      });
      const moving = signal(false);
      const table = tableOf(setting, moving);
      const end = table.snapshots.findIndex(({ phase }) => phase === 'over');
      for (const next of table.snapshots.slice(end - 1, end + 1)) {
        vi.advanceTimersByTime(60_000);
        table.snapshot.value = next;
      }
      return { ...table, moving, isWon: table.snapshots[end]?.view.outcome?.won !== false };
    };
    const isFinale = ({ ui }: Pick<ReturnType<typeof ending>, 'ui'>) => ui.view.shown.value.isFinale === true;

    it('celebrates its winners after the last movement, and then rests', () => {
      const table = ending('normal');
      let seen = 0;
      for (; table.moving.value; vi.advanceTimersByTime(20)) if (isFinale(table)) seen += 20;
      expect(seen).toBe(table.isWon ? 1500 + 900 : 0);
      expect([isFinale(table), isEndShown(table.ui)]).toEqual([false, true]);
    });

    it('celebrates nothing without animation, and no longer than until a press', () => {
      const still = ending('none');
      for (; still.moving.value; vi.advanceTimersByTime(20)) expect(isFinale(still)).toBe(false);
      const pressed = ending('normal');
      vi.advanceTimersByTime(0);
      if (!isEndShown(pressed.ui)) skipAnimation(pressed.ui); // It leads to the celebration, not to its end.
      vi.advanceTimersByTime(700);
      expect(isFinale(pressed)).toBe(pressed.isWon);
      skipAnimation(pressed.ui);
      expect([pressed.moving.value, isFinale(pressed), isEndShown(pressed.ui)]).toEqual([false, false, true]);
    });
  });

  it('does not follow a match with another number of seats: that is another table', () => {
    const { ui, snapshots, snapshot } = tableOf(setting);
    const [{ view }] = snapshots as [Snapshot];
    snapshot.value = { ...snapshots[1]!, matchNumber: 2, view: { ...view, seats: [...view.seats, ...view.seats] } };
    vi.advanceTimersByTime(10_000);
    expect(ui.view.latest.value).toBe(snapshots[0]);
    expect(ui.view.shown.value.view).toBe(view);
  });

  it('is right after steps were missed', () => {
    const { ui, snapshots, snapshot } = tableOf(setting);
    snapshot.value = snapshots[7]!;
    vi.advanceTimersByTime(10_000);
    expect(ui.view.shown.value.view).toEqual(snapshots[7]?.view);
  });

  it('replays the last turn, with the current hand, and returns by itself, at a press, or when someone plays on', () => {
    const { ui, snapshots, snapshot } = tableOf(setting);
    const seen: ShownTable[] = [];
    effect(() => void seen.push(ui.view.shown.value));
    let at = 0;
    while (ui.replay.past.value === null) {
      snapshot.value = snapshots[++at]!;
      vi.advanceTimersByTime(10_000);
    }
    const past = ui.replay.past.value;
    seen.length = 0;
    replayTurn(ui);
    vi.advanceTimersByTime(10_000);
    const again = seen.filter((each) => each.again !== null);
    expect(again.length).toBeGreaterThan(1);
    expect(again.map(({ view }) => view.table)).toEqual(
      [past.before, ...past.steps.map(({ view }) => view)].map(({ table }) => table),
    );
    for (const { view } of again) expect(view.seats[0]?.hand).toEqual(snapshots[at]?.view.seats[0]?.hand);
    expect(ui.view.shown.value).toMatchObject({ again: null, view: snapshots[at]?.view });
    expect(isUpToDate(ui)).toBe(true);

    replayTurn(ui);
    vi.advanceTimersByTime(0);
    expect(ui.view.shown.value.again).toBe(past.said());
    skipAnimation(ui);
    expect(ui.view.shown.value.again).toBeNull();

    replayTurn(ui);
    vi.advanceTimersByTime(0);
    snapshot.value = snapshots[at + 1]!;
    expect(ui.view.shown.value.again).toBeNull();
  });

  it('remembers no turn that another viewer saw, or that was taken back', () => {
    const { ui, snapshots, snapshot } = tableOf(setting);
    let at = 0;
    while (ui.replay.past.value === null) snapshot.value = snapshots[++at]!;
    const last = snapshots[at]!;
    const [kept] = [ui.replay.past.value];
    snapshot.value = { ...last, version: last.version + 1, last: null, undone: last.version + 1 };
    expect(ui.replay.past.value).toBeNull();
    ui.replay.past.value = kept;
    snapshot.value = { ...last, version: last.version + 2, seat: null, view: { ...last.view, viewer: 'public' } };
    expect(ui.replay.past.value).toBeNull();
  });

  it('keeps a dropped card where it waits for the answer when someone comes, leaves or is renamed', () => {
    const { ui, snapshots, snapshot } = tableOf(setting);
    const [first] = snapshots as [Snapshot];
    const place = { zone: 'hand', seat: 0 };
    const spot = { x: 1, y: 2, width: 3, turn: 0 };
    ui.hand.dropped.value = { place, card: { face: 'a card', index: 0 }, spot, view: first.view };
    snapshot.value = { ...first, view: { ...first.view } };
    expect(ui.view.shown.value.view).toBe(snapshot.value.view);
    expect(ui.hand.dropped.value?.view).toBe(snapshot.value.view);
    snapshot.value = snapshots[1]!;
    vi.advanceTimersByTime(10_000);
    expect(ui.hand.dropped.value?.view).not.toBe(ui.view.shown.value.view);
  });

  it('keeps a played card raised until the answer comes, and drops it back with the reason when the move is refused', async () => {
    const { ui, ask } = tableOf(setting);
    const word = Object.keys(game.refusals)[0] as string;
    ask.mockResolvedValue(refused({ refusal: word }));
    const card = { face: 'a card', index: 0 };
    const asked = propose(ui, { type: 'anything' }, [card]);
    expect(ui.hand.pending.value).toEqual([card]);
    await propose(ui, { type: 'anything' }, [{ face: 'another card', index: 1 }]);
    expect(ask).toHaveBeenCalledTimes(1);
    await asked;
    expect(ui.hand.pending.value).toEqual([]);
    expect(notice.value).toMatchObject({ text: expect.stringMatching(/ /), paragraph: game.refusals[word] });
  });
});
