import { type Express } from 'express';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import type { Floor } from '../rooms/floor.ts';
export interface Premises {
    readonly config: Pick<Config, 'limits' | 'trustProxy'>;
    readonly house: Pick<House, 'archive' | 'log'>;
    readonly floor: Floor;
    /** Where others find this server. */
    readonly address: string;
    /** Folder of the built client. */
    readonly dist: string;
}
/** Everything that is answered over plain HTTP. */
export declare function houseApp({ config, house, floor, address, dist }: Premises): Express;
