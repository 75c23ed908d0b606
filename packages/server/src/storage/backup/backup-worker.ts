import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { type StorageConfig, storagePlace } from '../open-storage.ts';
import { makeFolder } from '../sqlite/database.ts';
import { writeBackup } from './backup-file.ts';

export interface BackupWorkerData {
  readonly storage: StorageConfig;
  readonly file: string;
}

/** The time in milliseconds after which the thread rests, and how much longer the rest is. */
const WORK_MS = 5;
const REST_FACTOR = 2;

/** Lets the rest of the server have most of the processor, which may be only one core. */
async function* paced<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  let began = performance.now();
  for await (const item of items) {
    yield item;
    const worked = performance.now() - began;
    if (worked < WORK_MS) continue;
    await sleep(worked * REST_FACTOR);
    began = performance.now();
  }
}

const { storage, file } = workerData as BackupWorkerData;
makeFolder(resolve(dirname(file)), 0o700);
await writeBackup(file, storagePlace(storage).rows(), paced);
