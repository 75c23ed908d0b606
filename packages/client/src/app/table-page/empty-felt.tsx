import { OfflineNotice } from '../../features/offline/offline-notice.tsx';
import { t } from '../../i18n/index.ts';
import { Header } from '../../ui/header.tsx';
import { settings } from '../../ui/settings.ts';

/** The table before anything is known of it. It says that it opens, but not on the way to a game that begins at once. */
export function EmptyFelt({ isQuiet }: { readonly isQuiet: boolean }) {
  return (
    <div class="page room" data-table-colour={settings.tableColour.value}>
      <Header />
      <main class={isQuiet ? 'room-main' : 'waiting'}>
        <p class={isQuiet ? 'unseen' : ''}>{t.value.table.opening}</p>
        <OfflineNotice />
      </main>
    </div>
  );
}
