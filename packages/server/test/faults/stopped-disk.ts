import { MessagePort } from 'node:worker_threads';

/** Runs a card room whose disk does not answer from one SIGUSR2 to the next: writes wait. It prints when the disk has stopped. */
const { postMessage } = MessagePort.prototype;
let waiting: (() => void)[] | null = null;
MessagePort.prototype.postMessage = function (this: MessagePort, ...given: Parameters<typeof postMessage>) {
  const post = (): void => postMessage.apply(this, given);
  if (waiting === null) post();
  else waiting.push(post);
} as typeof postMessage;
process.on('SIGUSR2', () => {
  for (const post of waiting ?? []) post();
  waiting = waiting === null ? [] : null;
  if (waiting !== null) process.stdout.write('the disk has stopped\n');
});
await import('../../src/main.ts');
