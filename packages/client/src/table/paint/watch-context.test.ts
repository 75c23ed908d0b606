import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchContext } from './watch-context.ts';

let canvas: EventTarget;
const gone = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  gone.mockClear();
  canvas = new EventTarget();
});

afterEach(() => void vi.useRealTimers());

const fire = (name: 'lost' | 'restored') => canvas.dispatchEvent(new Event(`webglcontext${name}`));

describe('a graphics context', () => {
  it('that is lost counts as gone after a second', () => {
    watchContext(canvas, gone);
    fire('lost');
    vi.advanceTimersByTime(999);
    expect(gone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(gone).toHaveBeenCalledTimes(1);
    fire('lost');
    vi.advanceTimersByTime(5000);
    expect(gone).toHaveBeenCalledTimes(1);
  });

  it('that is restored does not, until it is lost again', () => {
    watchContext(canvas, gone);
    fire('lost');
    vi.advanceTimersByTime(500);
    fire('restored');
    vi.advanceTimersByTime(5000);
    expect(gone).not.toHaveBeenCalled();
    fire('lost');
    vi.advanceTimersByTime(1000);
    expect(gone).toHaveBeenCalledTimes(1);
  });

  it('of a closed table is ignored', () => {
    const stop = watchContext(canvas, gone);
    fire('lost');
    stop();
    fire('lost');
    vi.advanceTimersByTime(5000);
    expect(gone).not.toHaveBeenCalled();
  });
});
