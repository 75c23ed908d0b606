import {
  STORED_DATA,
  STORED_DATA_KINDS,
  type StoredDataKind,
  type StoredTimes,
} from '@hundredfold/shared/protocol/stored-data.ts';
import { spokenDuration, t } from '../i18n/index.ts';
import { api } from '../net/api.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import './stored.css';

/** Tells what is stored about whom, and how long this server keeps it. */
export function StoredPage() {
  const loaded = useLoaded(api.storedTimes, []).value;
  const { stored, you, storedTitle } = t.value;
  const isLoading = loaded === null;
  const times = !isLoading && loaded !== 'failed' && loaded.ok ? loaded.value : null;
  return (
    <MessagePage title={storedTitle} text={stored.about}>
      <p role="status">{isLoading || times !== null ? stored.uptime : stored.unreachable}</p>
      {STORED_DATA_KINDS.map((kind) => (
        <section key={kind} class="stored stack tight">
          <h2>{stored.kinds[kind].title}</h2>
          <p>{stored.kinds[kind].what}</p>
          <dl>
            <dt>{stored.whom}</dt>
            <dd>{stored.kinds[kind].whom}</dd>
            <dt>{stored.kept}</dt>
            <dd>{keptText(kind, times) ?? (isLoading ? '…' : stored.unknown)}</dd>
          </dl>
        </section>
      ))}
      <section class="stored stack tight">
        <h2>{you.forget}</h2>
        <p>{stored.deleting}</p>
        <p>{stored.staying}</p>
      </section>
    </MessagePage>
  );
}

/** Says how long a kind of data is kept; `null` if that depends on times that are not known. */
export function keptText(kind: StoredDataKind, times: StoredTimes | null): string | null {
  const { kinds, noBackups } = t.value.stored;
  const kept: string | ((...times: readonly string[]) => string) = kinds[kind].kept;
  if (typeof kept === 'string') return kept;
  if (times === null) return null;
  const known = STORED_DATA[kind].map((name) => times[name]).filter((time) => time !== null);
  return known.length === 0 ? noBackups : kept(...known.map(spokenDuration));
}
