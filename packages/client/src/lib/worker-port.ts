/** A worker as its page sees it; tests stand in for it. */
export interface WorkerPort<Request, Message> {
  post(request: Request): void;
  /** Calls back with every message from now on, and with `null` if the worker has failed. */
  hear(heard: (message: Message | null) => void): void;
  close(): void;
}

export function workerPort<Request, Message>(worker: Worker): WorkerPort<Request, Message> {
  return {
    post: (request) => worker.postMessage(request),
    hear(heard) {
      worker.addEventListener('message', ({ data }: MessageEvent<Message>) => heard(data));
      worker.addEventListener('error', () => heard(null));
    },
    close: () => worker.terminate(),
  };
}
