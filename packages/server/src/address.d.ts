import { type NetworkInterfaceInfo } from 'node:os';
type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;
/** The address under which others on the same network find a server that listens on `host`. */
export declare function networkAddress(host: string, port: number, interfaces?: Interfaces): string;
/** Whether a page of that origin may talk to this server. Programs that are no browsers send no origin. */
export declare function mayCall(origin: string | undefined, host: string | undefined, publicAddress: string): boolean;
export {};
