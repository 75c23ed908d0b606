import { JoinCode } from '../features/join/join-code.tsx';
import { t } from '../i18n/index.ts';
import { MessagePage } from '../ui/message-page.tsx';

/** The page at an address that leads nowhere. It asks for the code if this looks like the link to a table. */
export function LostPage({ isTable }: { readonly isTable: boolean }) {
  const { link } = t.value;
  if (!isTable) return <MessagePage title={link.lostPage} text={link.lostPageAbout} />;
  return (
    <MessagePage title={link.unreadCode}>
      <JoinCode />
    </MessagePage>
  );
}
