import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { readRecord } from '@hundredfold/shared/records/read-record.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { loadRecord } from '../../net/replay/load-record.ts';
import type { ReplayPosition } from '../../net/replay/replay-address.ts';
import { ShareGame } from './share-game.tsx';

export interface ShareByIdProps {
  readonly id: string;
  readonly at: ReplayPosition;
}

interface FoundRecord {
  readonly record: GameRecord;
  readonly isOnServer: boolean;
}

export function ShareById({ id, at }: ShareByIdProps) {
  const found = useSignal<FoundRecord | 'loading' | 'failed'>('loading');
  useEffect(() => {
    void findRecord(id).then((record) => (found.value = record ?? 'failed'));
  }, [id]);
  if (found.value === 'loading') return <p class="waiting" aria-busy="true" />;
  if (found.value === 'failed') return <p role="alert">{t.value.openGame.faults.failed.text}</p>;
  const { record, isOnServer } = found.value;
  return <ShareGame record={record} id={isOnServer ? id : null} at={at} viewName="" />;
}

async function findRecord(id: string): Promise<FoundRecord | null> {
  const loaded = await loadRecord({ from: 'id', id });
  if (!loaded.ok) return null;
  const read = readRecord(loaded.value.value);
  return read.ok ? { record: read.value, isOnServer: loaded.value.isOnServer } : null;
}
