import { Room, type RoomException, type RoomOptions } from '@colyseus/core';
import type { House } from '../house.ts';
/** What a bug in a room does: without `onUncaughtException` it would end the process. */
export declare abstract class BaseRoom<T extends RoomOptions = RoomOptions> extends Room<T> {
    abstract readonly house: House;
    /** Patches follow each change at once; the timer only lets Colyseus' clock count messages. */
    patchRate: number;
    onUncaughtException(error: RoomException, method: string): void;
    /** What else a bug means for this room. */
    protected onBug(_error: unknown): void;
}
/** What Colyseus is given to make rooms from. */
export type RoomClass<T extends RoomOptions = RoomOptions> = new () => Room<T>;
