/** A message between processes by its name, with the types of its body and its answer. An event has no answer. */
export interface ClusterMessage<Body, Answer = never> {
  readonly name: string;
  readonly body?: Body;
  readonly answer?: Answer;
}

export function clusterMessage<Body, Answer = never>(name: string): ClusterMessage<Body, Answer> {
  return { name };
}

/**
 * Connects the processes of one card room; messages are JSON. Events can get lost. A process whose connection was lost, or that
 * stood still for too long, joins again when it returns. The others join again for it too, so all send everything again.
 */
export interface MessageBus {
  readonly name: string;
  /** The names of the other processes that are alive, in order. */
  others(): readonly string[];
  publish<Body>(event: ClusterMessage<Body>, body: Body, to?: string): void;
  subscribe<Body>(event: ClusterMessage<Body>, handler: (body: Body, from: string) => void): void;
  /** Rejects if the other process fails, or does not answer in time. */
  request<Body, Answer>(process: string, request: ClusterMessage<Body, Answer>, body: Body): Promise<Answer>;
  handle<Body, Answer>(request: ClusterMessage<Body, Answer>, work: (body: Body) => Promise<Answer>): void;
  onProcessJoined(callback: (process: string) => void): void;
  onProcessLeft(callback: (process: string) => void): void;
  close(): Promise<void>;
}

export function singleProcessBus(name: string): MessageBus {
  return {
    name,
    others: () => [],
    publish: () => undefined,
    subscribe: () => undefined,
    request: (process) => Promise.reject(new Error(`there is no process ${process}`)),
    handle: () => undefined,
    onProcessJoined: () => undefined,
    onProcessLeft: () => undefined,
    close: async () => undefined,
  };
}

/** Returns the answers of all other processes. A process that fails is left out. */
export async function requestAll<Body, Answer>(
  bus: Pick<MessageBus, 'others' | 'request'>,
  about: ClusterMessage<Body, Answer>,
  body: Body,
): Promise<readonly Answer[]> {
  const answers = await Promise.allSettled(bus.others().map((process) => bus.request(process, about, body)));
  return answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
