import { dirname } from 'node:path';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Event } from './recording.ts';

/** The size in bytes of a sector, which a disk writes completely or not at all. */
const SECTOR_BYTES = 512;

type Change = Exclude<Event, { readonly kind: 'sync' | 'said' }>;

/** The content of a file that is certainly on the disk, and the changes requested since. */
interface Kept {
  content: Buffer | null;
  asked: Change[];
}

/**
 * Returns what the disk could hold by file after a power cut at that event: everything that was synced, and a random part of the
 * rest.
 */
export function heldAfter(events: readonly Event[], cut: number, chance: RandomSource): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Kept>();
  for (const event of events.slice(0, cut)) {
    if (event.kind === 'said') continue;
    if (event.kind === 'sync') syncFiles(files, event.file);
    else fileState(files, event.file).asked.push(event);
  }
  const share = chance.below(5); // The share is out of four: a disk may have been quick or idle.
  const held = new Map<string, Buffer>();
  for (const [file, { content, asked }] of files) {
    const left = asked
      .filter(() => chance.below(4) < share)
      .reduce((before: Buffer | null, change) => withChanges(before, tornChange(change, chance)), content);
    if (left !== null) held.set(file, left);
  }
  return held;
}

function fileState(files: Map<string, Kept>, file: string): Kept {
  const kept = files.get(file) ?? { content: Buffer.alloc(0), asked: [] };
  files.set(file, kept);
  return kept;
}

function syncFiles(files: ReadonlyMap<string, Kept>, synced: string): void {
  for (const [file, kept] of files) {
    if (file === synced || dirname(file) === synced) applySynced(kept, file === synced);
  }
}

/**
 * Applies the changes that a sync makes durable. A sync of a file writes its content; a sync of the folder writes that the file
 * exists, or does not.
 */
function applySynced(kept: Kept, isItself: boolean): void {
  const isSynced = ({ kind }: Change) => (kind === 'unlink') !== isItself;
  kept.content = kept.asked
    .filter(isSynced)
    .reduce((before: Buffer | null, change) => withChanges(before, [change]), kept.content);
  kept.asked = kept.asked.filter((change) => !isSynced(change));
}

/** Returns a change as the disk may have made it: only some sectors of a write may be on the disk. */
function tornChange(change: Change, chance: RandomSource): readonly Change[] {
  if (change.kind !== 'write' || chance.below(2) === 0) return [change];
  const { at, bytes, file } = change;
  const parts: Change[] = [];
  for (let from = 0; from < bytes.length; ) {
    const to = Math.min(bytes.length, from + SECTOR_BYTES - ((at + from) % SECTOR_BYTES));
    if (chance.below(2) === 0) parts.push({ kind: 'write', file, at: at + from, bytes: bytes.subarray(from, to) });
    from = to;
  }
  return parts;
}

function withChanges(content: Buffer | null, changes: readonly Change[]): Buffer | null {
  return changes.reduce(withChange, content);
}

function withChange(before: Buffer | null, change: Change): Buffer | null {
  const content = before ?? Buffer.alloc(0);
  switch (change.kind) {
    case 'unlink':
      return null;
    case 'truncate':
      return withSize(content, change.size);
    case 'write': {
      const grown = Buffer.from(withSize(content, Math.max(content.length, change.at + change.bytes.length)));
      change.bytes.copy(grown, change.at);
      return grown;
    }
  }
}

function withSize(content: Buffer, size: number): Buffer {
  return size <= content.length ? content.subarray(0, size) : Buffer.concat([content, Buffer.alloc(size - content.length)]);
}
