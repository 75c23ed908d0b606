/** Something that a process tells all the others; by the same name on both sides. */
export interface News<Body> {
  readonly news: string;
  readonly body?: Body;
}

/** Something that a process asks another one. */
export interface Question<Body, Answer> {
  readonly question: string;
  readonly body?: Body;
  readonly answer?: Answer;
}

export function news<Body>(name: string): News<Body> {
  return { news: name };
}

export function question<Body, Answer>(name: string): Question<Body, Answer> {
  return { question: name };
}

/**
 * What the processes of one card room say to each other, as JSON. What is told may be lost; whoever comes again after that is an
 * arrival, and is to be told all anew.
 */
export interface Wire {
  /** This process. */
  readonly name: string;
  /** There are no others, and never will be. */
  readonly isAlone: boolean;
  /** The processes that were heard of just now, in order. */
  others(): readonly string[];
  tell<Body>(news: News<Body>, body: Body, to?: string): void;
  hear<Body>(news: News<Body>, heard: (body: Body, from: string) => void): void;
  /** Rejects where the other one does not answer in time, or says that it can't. */
  ask<Body, Answer>(process: string, question: Question<Body, Answer>, body: Body): Promise<Answer>;
  answer<Body, Answer>(question: Question<Body, Answer>, work: (body: Body) => Promise<Answer>): void;
  /** Called for every process that comes, or comes again. */
  onArrival(told: (process: string) => void): void;
  onDeparture(told: (process: string) => void): void;
  close(): Promise<void>;
}

/** Of a card room that is one process. */
export function aloneAs(name: string): Wire {
  return {
    name,
    isAlone: true,
    others: () => [],
    tell: () => undefined,
    hear: () => undefined,
    ask: (process) => Promise.reject(new Error(`there is no process ${process}`)),
    answer: () => undefined,
    onArrival: () => undefined,
    onDeparture: () => undefined,
    close: async () => undefined,
  };
}

/** What each of the others answers; of those that don't, nothing. */
export async function askAll<Body, Answer>(
  wire: Pick<Wire, 'others' | 'ask'>,
  about: Question<Body, Answer>,
  body: Body,
): Promise<readonly Answer[]> {
  const answers = await Promise.allSettled(wire.others().map((process) => wire.ask(process, about, body)));
  return answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
