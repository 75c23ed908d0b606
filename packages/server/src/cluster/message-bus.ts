export interface ClusterEvent<Body> {
  readonly name: string;
  readonly body?: Body;
}

export interface ClusterRequest<Body, Answer> {
  readonly name: string;
  readonly body?: Body;
  readonly answer?: Answer;
}

export function clusterEvent<Body>(name: string): ClusterEvent<Body> {
  return { name: name };
}

export function clusterRequest<Body, Answer>(name: string): ClusterRequest<Body, Answer> {
  return { name: name };
}

/**
 * Connects the processes of one card room; messages are JSON. Events can get lost. A process whose connection was lost, or that
 * stood still for too long, joins again when it returns. The others join again for it too, so all send everything again.
 */
export interface MessageBus {
  readonly name: string;
  /** True if there are no other processes and never will be. */
  readonly isAlone: boolean;
  /** The names of the other processes that are alive, in order. */
  others(): readonly string[];
  publish<Body>(event: ClusterEvent<Body>, body: Body, to?: string): void;
  subscribe<Body>(event: ClusterEvent<Body>, handler: (body: Body, from: string) => void): void;
  /** Rejects if the other process fails, or does not answer in time. */
  request<Body, Answer>(process: string, request: ClusterRequest<Body, Answer>, body: Body): Promise<Answer>;
  handle<Body, Answer>(request: ClusterRequest<Body, Answer>, work: (body: Body) => Promise<Answer>): void;
  onProcessJoined(callback: (process: string) => void): void;
  onProcessLeft(callback: (process: string) => void): void;
  close(): Promise<void>;
}

export function singleProcessBus(name: string): MessageBus {
  return {
    name,
    isAlone: true,
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
  about: ClusterRequest<Body, Answer>,
  body: Body,
): Promise<readonly Answer[]> {
  const answers = await Promise.allSettled(bus.others().map((process) => bus.request(process, about, body)));
  return answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
