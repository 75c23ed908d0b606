import { describe, expect, it } from 'vitest';
import { type Flight, landed, poseAt, resting } from './scene.ts';

const from = resting({ x: 0, y: 0, width: 100, turn: 0 }, null);
const to = resting({ x: 300, y: 50, width: 60, turn: 9 }, '7S');
const flight: Flight = { from, to, start: 1000, duration: 200 };

describe('a card in flight', () => {
  it('begins at its old pose and ends exactly at the new one', () => {
    expect(poseAt(flight, 1000)).toMatchObject({ x: 0, y: 0, width: 100, turn: 0, face: null });
    expect(poseAt(flight, 1200)).toBe(to);
    expect(poseAt(flight, 9999)).toBe(to);
    expect(landed(flight, 1199)).toBe(false);
  });

  it('shows its face from half-way, when it stands on edge', () => {
    const poses = Array.from({ length: 200 }, (_, passed) => poseAt(flight, 1000 + passed));
    const turned = poses.findIndex(({ face }) => face === '7S');
    expect(poses.slice(turned).every(({ face }) => face === '7S')).toBe(true);
    expect(poses[turned]?.flat).toBeLessThan(0.15);
  });

  it('with a duration of 0 is there at once', () => {
    expect(poseAt({ ...flight, duration: 0 }, 1000)).toBe(to);
  });
});
