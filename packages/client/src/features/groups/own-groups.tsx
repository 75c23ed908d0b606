import type { OwnGroups as OwnGroupList } from '@hundredfold/shared/protocol/groups.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { readStored } from '../../lib/stored.ts';
import { poll } from '../../lib/wake-up.ts';
import { groupsApi } from '../../net/groups-api.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { groupPath } from '../../ui/route.ts';
import '../../ui/own-list.css';

/** The groups of this browser's user on the start page, with who is there now. */
export function OwnGroups() {
  const groups = useOwnGroups();
  const texts = t.value.groups;
  if (groups.length === 0) return null;
  return (
    <section class="own-tables" aria-labelledby="own-groups">
      <h2 id="own-groups">{texts.title}</h2>
      <ul>
        {groups.map(({ id, name, here, tables }) => (
          <li key={id}>
            <Anchor href={groupPath(id)} class={here.length + tables.length > 0 ? 'own-table is-mine' : 'own-table'}>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <span class="own-others hint truncated">{here.length > 0 && texts.hereNow(here.join(', '))}</span>
              <span class="own-state hint">{tables.length > 0 && texts.tables(tables.length)}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

const POLL_INTERVAL_MS = 15_000;

function useOwnGroups(): OwnGroupList['groups'] {
  const groups = useSignal<OwnGroupList['groups']>([]);
  const ask = async (): Promise<void> => {
    const key = readStored('key');
    if (key === '' || document.visibilityState !== 'visible') return; // A user without a key is in no group.
    const answer = await groupsApi.mine(key);
    if (answer.ok) groups.value = answer.value.groups; // Otherwise the previous list stays.
  };
  useEffect(() => poll(POLL_INTERVAL_MS, () => void ask()), []);
  return groups.value;
}

/** One line for users who play with the same friends again and again. */
export function NewGroupLine() {
  const { regulars, make } = t.value.groups;
  return (
    <p class="new-group-line">
      {regulars} <Anchor href={groupPath()}>{make}</Anchor>
    </p>
  );
}
