import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { SITE_NAME, site } from '../../lib/site.ts';
import { checkMembership } from '../../net/become-member.ts';
import { membership } from '../../net/membership.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import { WordForm } from './word-form.tsx';

/** The page of a site without guests until its user turns out to be a member. */
export function MembersPage() {
  const { members } = t.value;
  useEffect(() => void checkMembership(), []);
  if (membership.value === null) return <p class="waiting" aria-busy="true" />;
  const isByWord = site.makers === 'word';
  return (
    <MessagePage title={members.only(SITE_NAME)} {...(!isByWord && { text: members.logIn })} leadsHome={false}>
      {isByWord && <WordForm />}
    </MessagePage>
  );
}
