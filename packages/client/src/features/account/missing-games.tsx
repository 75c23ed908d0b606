import { t } from '../../i18n/index.ts';

/** Says that the server did not answer, so that its games are missing, and offers to ask again. */
export function MissingGames({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <>
      <p role="alert">{t.value.you.failed}</p>
      <p class="buttons">
        <button type="button" class="main" onClick={onAgain}>
          {t.value.statistics.again}
        </button>
      </p>
    </>
  );
}
