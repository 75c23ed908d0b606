import type { EngineMessage, EngineRequest } from '../engine-worker.ts';
import type { EnginePort } from '../open-engine.ts';

export interface FakeEngine {
  readonly asked: readonly EngineRequest[];
  readonly isClosed: boolean;
  says(message: EngineMessage | null): void;
}

export function fakeEngines(): { readonly engines: readonly FakeEngine[]; readonly openPort: () => EnginePort } {
  const engines: FakeEngine[] = [];
  const openPort = (): EnginePort => {
    let heard: (message: EngineMessage | null) => void = () => undefined;
    const asked: EngineRequest[] = [];
    const engine = { asked, isClosed: false, says: (message: EngineMessage | null) => heard(message) };
    engines.push(engine);
    return {
      post: (request) => void asked.push(request),
      hear: (next) => {
        heard = next;
      },
      close: () => {
        engine.isClosed = true;
      },
    };
  };
  return { engines, openPort };
}
