import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { Spot } from '../geometry/spot.ts';

/** How a card looks at one moment. */
export interface Pose extends Spot {
  readonly face: Face | null;
  /** 1 lies flat; less, while it is turned over. */
  readonly flat: number;
}

/** A card on its way. */
export interface Flight {
  readonly from: Pose;
  readonly to: Pose;
  readonly start: number;
  readonly duration: number;
}

const LIFT = 0.07;

export function resting(spot: Spot, face: Face | null): Pose {
  return { ...spot, face, flat: 1 };
}

export function landed({ start, duration }: Flight, now: number): boolean {
  return now >= start + duration;
}

/** Quick at first, soft at the end; a little larger half-way, turned over where its face changes. */
export function poseAt(flight: Flight, now: number): Pose {
  if (landed(flight, now)) return flight.to;
  const { from, to } = flight;
  const passed = Math.max(0, (now - flight.start) / flight.duration);
  const way = 1 - (1 - passed) ** 3;
  const turnedOver = from.face !== to.face;
  const far = Math.min(1, Math.hypot(to.x - from.x, to.y - from.y) / 120);
  return {
    x: between(from.x, to.x, way),
    y: between(from.y, to.y, way),
    width: between(from.width, to.width, way) * (1 + LIFT * far * Math.sin(Math.PI * way)),
    turn: between(from.turn, to.turn, way),
    face: turnedOver && way < 0.5 ? from.face : to.face,
    flat: turnedOver ? Math.max(0.04, Math.abs(Math.cos(Math.PI * way))) : between(from.flat, 1, way),
  };
}

function between(from: number, to: number, way: number): number {
  return from + (to - from) * way;
}
