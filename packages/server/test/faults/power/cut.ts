import { dirname } from 'node:path';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Event } from './recording.ts';

/** A disk writes these whole or not at all. */
const SECTOR = 512;

type Change = Exclude<Event, { readonly kind: 'sync' | 'said' }>;

/** What is sure to be on the disk of a file, and what was asked for since. */
interface Kept {
  content: Buffer | null;
  asked: Change[];
}

/** What the disk could hold after the power went at that event, by file: all that was synced, and of the rest whatever chance has it. */
export function heldAfter(events: readonly Event[], cut: number, chance: RandomSource): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Kept>();
  for (const event of events.slice(0, cut)) {
    if (event.kind === 'said') continue;
    if (event.kind === 'sync') settleAll(files, event.file);
    else known(files, event.file).asked.push(event);
  }
  const share = chance.below(5); // Of four: a disk may have been quick or idle.
  const held = new Map<string, Buffer>();
  for (const [file, { content, asked }] of files) {
    const left = asked
      .filter(() => chance.below(4) < share)
      .reduce((before: Buffer | null, change) => after(before, torn(change, chance)), content);
    if (left !== null) held.set(file, left);
  }
  return held;
}

function known(files: Map<string, Kept>, file: string): Kept {
  const kept = files.get(file) ?? { content: Buffer.alloc(0), asked: [] };
  files.set(file, kept);
  return kept;
}

function settleAll(files: ReadonlyMap<string, Kept>, synced: string): void {
  for (const [file, kept] of files) {
    if (file === synced || dirname(file) === synced) settle(kept, file === synced);
  }
}

/** A sync of a file has its content written; one of the folder, that the file is there, or is not. */
function settle(kept: Kept, isItself: boolean): void {
  const isSettled = ({ kind }: Change) => (kind === 'unlink') !== isItself;
  kept.content = kept.asked.filter(isSettled).reduce((before: Buffer | null, change) => after(before, [change]), kept.content);
  kept.asked = kept.asked.filter((change) => !isSettled(change));
}

/** A write may have come as far as some of its sectors. */
function torn(change: Change, chance: RandomSource): readonly Change[] {
  if (change.kind !== 'write' || chance.below(2) === 0) return [change];
  const { at, bytes, file } = change;
  const parts: Change[] = [];
  for (let from = 0; from < bytes.length; ) {
    const to = Math.min(bytes.length, from + SECTOR - ((at + from) % SECTOR));
    if (chance.below(2) === 0) parts.push({ kind: 'write', file, at: at + from, bytes: bytes.subarray(from, to) });
    from = to;
  }
  return parts;
}

function after(content: Buffer | null, changes: readonly Change[]): Buffer | null {
  return changes.reduce(changed, content);
}

function changed(before: Buffer | null, change: Change): Buffer | null {
  const content = before ?? Buffer.alloc(0);
  switch (change.kind) {
    case 'unlink':
      return null;
    case 'truncate':
      return resized(content, change.size);
    case 'write': {
      const grown = Buffer.from(resized(content, Math.max(content.length, change.at + change.bytes.length)));
      change.bytes.copy(grown, change.at);
      return grown;
    }
  }
}

function resized(content: Buffer, size: number): Buffer {
  return size <= content.length ? content.subarray(0, size) : Buffer.concat([content, Buffer.alloc(size - content.length)]);
}
