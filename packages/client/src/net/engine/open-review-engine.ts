import { isWeakDevice } from '../../lib/weak-device.ts';
import type { EngineMessage, EnginePort, EngineRequest } from './engine-messages.ts';
import { openEngine } from './open-engine.ts';
import { serverEngine } from './server-engine.ts';

/** The engines between which a review chooses. */
export interface ReviewEngines {
  readonly isWeak: () => boolean;
  readonly onServer: (record: string) => EnginePort;
  readonly here: () => EnginePort;
}

const ENGINES: ReviewEngines = { isWeak: isWeakDevice, onServer: serverEngine, here: openEngine };

/** The source of a record that is to be reviewed. */
export interface ReviewSource {
  /** The id of the record; `null` if it has none. */
  readonly match: string | null;
  readonly isOnServer: boolean;
}

/**
 * Starts the engine for a review: on this device, or on the server if the device is weak and the server has the record. Both engines
 * give the same review, so this device makes it if the server does not.
 */
export function openReviewEngine(
  { match, isOnServer }: ReviewSource,
  { isWeak, onServer, here }: ReviewEngines = ENGINES,
): EnginePort {
  return match !== null && isOnServer && isWeak() ? withFallback(onServer(match), here) : here();
}

/** Returns an engine that hands its request on to another one if it fails. */
function withFallback(first: EnginePort, open: () => EnginePort): EnginePort {
  let port = first;
  let asked: EngineRequest | null = null;
  const handOn = (heard: (message: EngineMessage | null) => void): void => {
    port.close();
    try {
      port = open();
      port.hear(heard);
      if (asked !== null) port.post(asked);
    } catch {
      heard(null); // This browser has no workers.
    }
  };
  return {
    post(request) {
      asked = request;
      port.post(request);
    },
    hear: (heard) => port.hear((message) => (message === null ? handOn(heard) : heard(message))),
    close: () => port.close(),
  };
}
