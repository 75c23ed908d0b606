import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { EXPORT_FORMAT, type ExportedGames, type OwnGamePlace } from '@hundredfold/shared/protocol/own-games.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { saveFile } from '../../lib/save-file.ts';
import { readStored } from '../../lib/stored.ts';
import { api } from '../../net/api.ts';
import { listFinishedGames } from '../../net/local/offline-store.ts';
import { TextButton } from '../../ui/text-button.tsx';

type ExportState = { readonly at: 'none' | 'failed' | 'too-many' } | { readonly at: 'running' | 'done'; readonly games: number };

export function ExportGames() {
  const state = useSignal<ExportState>({ at: 'none' });
  const closing = useMemo(() => new AbortController(), []);
  useEffect(() => () => closing.abort(), []);
  const texts = t.value.myGames;
  const isRunning = state.value.at === 'running';
  const save = async () => {
    if (isRunning) return;
    state.value = { at: 'running', games: 0 };
    const [loaded, local] = await Promise.all([
      collectGames((games) => (state.value = { at: 'running', games }), closing.signal),
      listFinishedGames(),
    ]);
    if (closing.signal.aborted) return;
    if (!loaded.ok) {
      state.value = { at: loaded.refusal };
      return;
    }
    const here = local.map(({ id, when, seat, record }) => ({ ...record, match: id, at: when, seat, device: true }));
    const games = [...loaded.value, ...here].toSorted((one, other) => other.at - one.at);
    saveFile(`hundredfold-${new Date().toISOString().slice(0, 10)}.json`, exportFile(games));
    state.value = { at: 'done', games: games.length };
  };
  return (
    <div class="my-games-note stack">
      <p class="buttons">
        <TextButton class="second" icon="download" label={texts.export} aria-disabled={isRunning} onClick={() => void save()} />
      </p>
      <p class="hint" role="status">
        {exportNews(state.value)}
      </p>
    </div>
  );
}

function exportNews(state: ExportState): string {
  const texts = t.value.myGames;
  switch (state.at) {
    case 'none':
      return texts.exportAbout;
    case 'running':
      return texts.exporting(state.games);
    case 'done':
      return texts.exported(state.games);
    case 'too-many':
      return texts.tooMany;
    case 'failed':
      return t.value.you.failed;
  }
}

/** Returns the file as texts, one for each game, so that no text becomes as long as the whole file. */
export function exportFile(games: readonly object[]): readonly string[] {
  const lines = games.map((game, index) => `${index === 0 ? '' : ','}\n${JSON.stringify(game)}`);
  return [`{"format":${JSON.stringify(EXPORT_FORMAT)},"games":[`, ...lines, '\n]}\n'];
}

type ExportedGame = ExportedGames['games'][number];

const EXPORT_RETRY_MS = 10_000;

/** The number of times that a part is asked for again. The server's limit is for one minute, so more are of no use. */
const MAX_EXPORT_RETRIES = 12;

/**
 * Loads the records of all games of the user, part by part. The server limits how many it sends in a minute; then the export waits
 * and goes on. `onProgress` gets the number of games so far. Once `closing` is aborted, it asks for no more parts, and returns what it
 * has.
 */
export async function collectGames(
  onProgress: (games: number) => void,
  closing: AbortSignal,
): Promise<Result<readonly ExportedGame[], 'too-many' | 'failed'>> {
  const key = readStored('key');
  const games: ExportedGame[] = [];
  let retries = 0;
  for (let after: OwnGamePlace | null | undefined; key !== '' && after !== null; ) {
    const answer = await api.exportGames({ key, ...(after && { after }) });
    if (closing.aborted) break;
    if (answer.ok) {
      games.push(...answer.value.games);
      after = answer.value.next;
      retries = 0;
      onProgress(games.length);
    } else {
      if (answer.refusal !== 'too-many' || retries === MAX_EXPORT_RETRIES) return refused(answer.refusal);
      retries++;
      await new Promise((resolve) => setTimeout(resolve, EXPORT_RETRY_MS));
      if (closing.aborted) break;
    }
  }
  return accepted(games);
}
