import { readStored } from '../../lib/stored.ts';
import { api } from '../api.ts';
import type { EnginePort } from './engine-messages.ts';

/** Opens an engine that lets the server review a game whose record it has. It fails if the server is busy, and for hints. */
export function serverEngine(record: string): EnginePort {
  const closing = new AbortController();
  let heard: Parameters<EnginePort['hear']>[0] = () => undefined;
  return {
    post(asked) {
      if (asked.ask !== 'review') return heard(null);
      api
        .review({ record, seat: asked.seat, secret: readStored('key') }, (report) => heard(report), closing.signal)
        .then((isWhole) => {
          if (!isWhole && !closing.signal.aborted) heard(null);
        });
    },
    hear(next) {
      heard = next;
    },
    close: () => closing.abort(),
  };
}
