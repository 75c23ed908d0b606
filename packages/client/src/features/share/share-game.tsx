import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { readRecord } from '@hundredfold/shared/records/read-record.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { aboutGame, t } from '../../i18n/index.ts';
import { appAddress } from '../../net/app-address.ts';
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
  readonly id: string | null;
  readonly at: ReplayPosition;
  /** The name of the view; empty if the links lead to the start. */
  readonly viewName: string;
}

export function ShareGame({ record, id, at, viewName }: SharedGame) {
  const house = useLoaded(appAddress, []).value ?? location.origin;
  const isFromTurn = useSignal(at.turn > 0);
  const position = isFromTurn.value ? at : { ...at, turn: 0 };
  const address = (packed: string) => house + replayAddress({ id: packed === '' ? id : null, packed }, position);
  const texts = t.value.shareGame;
  const message = texts.message(aboutGame(record.game).name);
  return (
    <div class="share-game stack loose">
      {at.turn > 0 && (
        <label class="share-from row">
          <input
            type="checkbox"
            checked={isFromTurn.value}
            onChange={({ currentTarget }) => (isFromTurn.value = currentTarget.checked)}
          />
          <span>{texts.fromTurn(at.turn, viewName)}</span>
        </label>
      )}
      {id !== null && (
        <section>
          <h3>{texts.link}</h3>
          <p class="hint">{texts.linkAbout}</p>
          <CopyLink address={address('')} />
          <ShareLink address={address('')} text={message} />
        </section>
      )}
      <WholeGame record={record} address={address} message={id === null ? message : null} />
      <section>
        <h3>{texts.file}</h3>
        <p class="hint">{texts.fileAbout}</p>
        <TextButton
          class="second"
          icon="download"
          label={texts.save}
          onClick={() => saveRecord(record, { game: record.game, id })}
        />
      </section>
    </div>
  );
}

interface WholeGameProps extends Pick<SharedGame, 'record'> {
  readonly address: (packed: string) => string;
  /** The text for the share sheet; `null` if the other link has it. */
  readonly message: string | null;
}

function WholeGame({ record, address, message }: WholeGameProps) {
  const packed = useSignal<string | null>(null);
  useEffect(() => {
    void packRecord(record).then((text) => (packed.value = text));
  }, [record]);
  const texts = t.value.shareGame;
  const isTooLong = (packed.value?.length ?? 0) > MAX_FRAGMENT_CHARS;
  const link = packed.value === null ? '' : address(packed.value);
  return (
    <section>
      <h3>{texts.whole}</h3>
      <p class="hint">{isTooLong ? texts.tooLong : texts.wholeAbout}</p>
      {!isTooLong && (
        <>
          <CopyLink address={link} label={texts.whole} />
          {message !== null && <ShareLink address={link} text={message} />}
        </>
      )}
    </section>
  );
}
