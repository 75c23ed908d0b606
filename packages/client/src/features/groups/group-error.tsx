import { t } from '../../i18n/index.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import type { GroupError } from './follow-group.ts';

export function groupErrorText(error: GroupError): string {
  const { groups, join, start, you } = t.value;
  const texts = {
    'no-group': groups.gone,
    'no-maker': start.noMaker,
    'group-full': groups.full,
    'groups-full': groups.tooManyGroups,
    'too-many': join.tooMany,
    failed: you.failed,
  };
  return texts[error];
}

/** The page at a link that leads to no group. It says the same of a wrong link and of one that has ended. */
export function GroupErrorPage({ error, onRetry }: { readonly error: GroupError; readonly onRetry?: () => void }) {
  const { groups, link, join, openGame } = t.value;
  const isGone = error === 'no-group';
  const { title: unreachable } = openGame.faults.unreachable;
  const title = isGone ? groups.goneTitle : error === 'too-many' ? join.tooManyTitle : unreachable;
  const way = error === 'failed' && onRetry ? { label: link.tryAgain, press: onRetry } : undefined;
  return <MessagePage title={title} text={groupErrorText(error)} way={way} />;
}
