import { oneHundredOne } from '@hundredfold/games/one-hundred-one/rules/index.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { shownAtFirst } from '@hundredfold/shared/testing/shown-positions.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { tableAt } from '../testing/table-at.ts';
import { type Atlas, renderAtlas } from './atlas.ts';
import { keepTexturesCurrent, paintCards } from './paint-cards.ts';

vi.mock('./atlas.ts', () => ({ renderAtlas: vi.fn() }));

const render = vi.mocked(renderAtlas);
const listeners = { lost: vi.fn(), failed: vi.fn(), drawn: vi.fn() };
const reported = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  vi.stubGlobal('reportError', reported);
  vi.stubGlobal('devicePixelRatio', 2);
});

afterEach(() => void vi.useRealTimers());

function tableUi() {
  const setting = { game: oneHundredOne, options: defaultOptions(oneHundredOne.options), seats: 3 };
  const snapshots = shownAtFirst(setting, 3, 3).map((match) => snapshotOfMatch(match, 0));
  return { ui: tableAt(snapshots[0]!).ui, next: snapshots[1]! };
}

describe('cards that cannot be drawn', () => {
  const atlas = { width: 100, texture: vi.fn(), destroy: vi.fn() } satisfies Atlas;
  const scene = { setAtlas: vi.fn() };

  it('are reported, also to the page, and drawn at the next change of the table', async () => {
    const { ui, next } = tableUi();
    render.mockRejectedValueOnce(new Error('a picture could not be decoded')).mockResolvedValue(atlas);
    const stop = keepTexturesCurrent(scene, ui, listeners);
    await vi.advanceTimersByTimeAsync(1000);
    expect(listeners.failed).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenCalledTimes(1);
    expect(ui.screen.hasTextures.value).toBe(false);
    ui.view.latest.value = next;
    await vi.advanceTimersByTimeAsync(1000);
    expect(scene.setAtlas).toHaveBeenCalledWith(atlas);
    expect(listeners.drawn).toHaveBeenCalledTimes(1);
    expect(ui.screen.hasTextures.value).toBe(true);
    stop();
  });

  it('in another size leave the table with the cards that it has', async () => {
    const { ui } = tableUi();
    render.mockResolvedValueOnce(atlas).mockRejectedValueOnce(new Error('out of memory'));
    const stop = keepTexturesCurrent(scene, ui, listeners);
    await vi.advanceTimersByTimeAsync(1000);
    ui.screen.size.value = { width: 1920, height: 1028 };
    await vi.advanceTimersByTimeAsync(1000);
    expect(render).toHaveBeenCalledTimes(2);
    expect(reported).toHaveBeenCalledTimes(1);
    expect(listeners.failed).not.toHaveBeenCalled();
    expect(scene.setAtlas).toHaveBeenCalledTimes(1);
    stop();
  });

  it('are no matter once the table is closed', async () => {
    const { ui } = tableUi();
    let reject: (why: Error) => void = () => undefined;
    render.mockReturnValue(new Promise((_, no) => (reject = no)));
    const stop = keepTexturesCurrent(scene, ui, listeners);
    await vi.advanceTimersByTimeAsync(1000);
    stop();
    reject(new Error('too late'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(listeners.failed).not.toHaveBeenCalled();
    expect(reported).not.toHaveBeenCalled();
  });
});

it('a table that closes before its canvas has a renderer does not give up WebGL', async () => {
  const closing = new AbortController();
  const canvas = new EventTarget() as HTMLCanvasElement;
  const painting = paintCards(canvas, tableUi().ui, closing.signal, listeners);
  closing.abort();
  await vi.advanceTimersByTimeAsync(100);
  await painting;
  canvas.dispatchEvent(new Event('webglcontextlost'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(listeners.lost).not.toHaveBeenCalled();
});
