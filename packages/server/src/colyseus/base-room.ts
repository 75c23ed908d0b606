import { Room, type RoomException, type RoomOptions, ServerError, TimedEventException } from '@colyseus/core';
import type { AppContext } from '../app/context.ts';
import { logPseudonym } from '../ops/log-pseudonym.ts';
import { StorageFailed } from '../storage/archive.ts';
import type { JoinOptions } from './auth.ts';
import { SmallBufferSerializer } from './serializer.ts';

/** Milliseconds for which a room stays that nobody is in. */
const LINGER = 30_000;

/** What a bug in a room does: without `onUncaughtException` it would end the process. */
export abstract class BaseRoom<T extends RoomOptions = RoomOptions> extends Room<T> {
  abstract readonly context: AppContext;

  /** Calls off that it is put away. */
  #keepUp: () => void = () => undefined;

  /** Patches follow each change at once; the timer only lets Colyseus' clock count messages. */
  override patchRate = 1000;

  override onUncaughtException(error: RoomException, method: string): void {
    const { cause } = error;
    if (cause instanceof ServerError) return; // Not a bug: somebody was turned away.
    const about = { err: cause, table: logPseudonym(this.roomId), method };
    if (cause instanceof StorageFailed) {
      this.context.count('not kept');
      this.context.log.warn(about, 'the archive was out of reach'); // What it was about is tried again, here or in another process.
    } else {
      this.context.count('bug');
      this.context.log.error(about, 'a bug in a room');
      this.onBug(cause);
    }
    // Colyseus tells whoever was coming in what went wrong; what that is may be a card.
    if (cause instanceof Error) cause.message = 'bug';
  }

  /** The same for what Colyseus does not call: a timer of ours, or what is heard of other rooms. */
  protected guarded<Given extends readonly unknown[]>(task: (...given: Given) => void): (...given: Given) => void {
    return (...given) => {
      try {
        task(...given);
      } catch (error) {
        this.onUncaughtException(new TimedEventException(error as Error, String(error)), 'setTimeout');
      }
    };
  }

  /** Whether one more report is taken from where somebody is. */
  protected mayReport({ network }: JoinOptions): Promise<boolean> {
    return this.context.mayReport(network);
  }

  /** Colyseus makes a serializer for each state that a room is given. */
  override setSerializer(): void {
    super.setSerializer(new SmallBufferSerializer());
  }

  /** Nobody is in here: the room is put away, unless somebody comes in time. */
  protected putAwaySoon(): void {
    this.keepUp();
    this.#keepUp = this.context.clock.after(LINGER, () => (this.isNeeded() ? this.putAwaySoon() : void this.disconnect()));
  }

  protected keepUp(): void {
    this.#keepUp();
  }

  /** Whether others go on from here, though nobody is in. */
  protected isNeeded(): boolean {
    return false;
  }

  /** What else a bug means for this room. */
  protected onBug(_error: unknown): void {}
}

/** What Colyseus is given to make rooms from. */
export type RoomClass<T extends RoomOptions = RoomOptions> = new () => Room<T>;
