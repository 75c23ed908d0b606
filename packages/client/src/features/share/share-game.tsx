import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { readRecord } from '@hundredfold/shared/records/read-record.ts';
import { useSignal } from '@preact/signals';
import { aboutGame, t } from '../../i18n/index.ts';
import { appAddress, pageAddress } from '../../net/app-address.ts';
import { saveRecord } from '../../net/replay/finished-record.ts';
import { loadRecord } from '../../net/replay/load-record.ts';
import { MAX_FRAGMENT_CHARS, packRecord } from '../../net/replay/record-url.ts';
import { type ReplayPosition, replayAddress } from '../../net/replay/replay-address.ts';
import { CopyLink, ShareLink } from '../../ui/copy-link.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import './share-game.css';

export function ShareById({ id, at }: { readonly id: string; readonly at: ReplayPosition }) {
  const found = useLoaded(() => findRecord(id), [id]).value;
  if (found === null) return <p class="waiting" aria-busy="true" />;
  if (found === 'failed') return <p role="alert">{t.value.openGame.faults.failed.text}</p>;
  return <ShareGame record={found.record} id={found.isOnServer ? id : null} at={at} viewName="" />;
}

async function findRecord(id: string): Promise<{ readonly record: GameRecord; readonly isOnServer: boolean } | 'failed'> {
  const loaded = await loadRecord({ from: 'id', id });
  if (!loaded.ok) return 'failed';
  const read = readRecord(loaded.value.value);
  return read.ok ? { record: read.value, isOnServer: loaded.value.isOnServer } : 'failed';
}

interface SharedGame {
  readonly record: GameRecord;
  /** The id on the server; `null` if the game is not there. */
  readonly id: string | null;
  readonly at: ReplayPosition;
  /** The name of the view; empty if the links lead to the start. */
  readonly viewName: string;
}

/** Offers the link that works longest: one with the whole game in it, or the server's if that would be too long. */
export function ShareGame({ record, id, at, viewName }: SharedGame) {
  const house = useLoaded(appAddress, []).value ?? pageAddress();
  const packed = useLoaded(() => packRecord(record), [record]).value;
  const isFromTurn = useSignal(at.turn > 0);
  if (packed === null) return <p class="waiting" aria-busy="true" />;
  const position = isFromTurn.value ? at : { ...at, turn: 0 };
  const texts = t.value.shareGame;
  const lasting = packed !== 'failed' && packed.length <= MAX_FRAGMENT_CHARS ? { id: null, packed } : null;
  const onServer = id === null ? null : { id, packed: '' };
  const best = lasting ?? onServer;
  const address = (link: Parameters<typeof replayAddress>[0]) => house + replayAddress(link, position);
  return (
    <div class="share-game stack loose">
      {at.turn > 0 && best !== null && (
        <label class="share-from row">
          <input
            type="checkbox"
            checked={isFromTurn.value}
            onChange={({ currentTarget }) => (isFromTurn.value = currentTarget.checked)}
          />
          <span>{texts.fromTurn(at.turn, viewName)}</span>
        </label>
      )}
      {best !== null && (
        <section>
          <CopyLink address={address(best)} />
          <ShareLink address={address(best)} text={texts.message(aboutGame(record.game).name)} />
          <p class="hint">{best === lasting ? texts.lastingAbout : texts.serverAbout}</p>
        </section>
      )}
      <details class="fold" open={best === null}>
        <summary class="fold-title">{t.value.more}</summary>
        {lasting !== null && onServer !== null && (
          <section>
            <CopyLink address={address(onServer)} label={texts.short} />
            <p class="hint">{texts.serverAbout}</p>
          </section>
        )}
        <section>
          <TextButton
            class="second"
            icon="download"
            label={texts.save}
            onClick={() => saveRecord(record, { game: record.game, id })}
          />
          <p class="hint">{texts.fileAbout}</p>
        </section>
      </details>
    </div>
  );
}
