import { AccountButton } from '../../features/account/account-button.tsx';
import { PersonActions } from '../../features/chat/person-actions.tsx';
import { SpeechBubble } from '../../features/chat/reaction-icon.tsx';
import * as gathering from '../../features/gathering/slots.ts';
import * as join from '../../features/join/slots.ts';
import { TogetherButton } from '../../features/matchmaking/search-form.tsx';
import { OfflineNotice } from '../../features/offline/offline-notice.tsx';
import { LearnButton } from '../../features/tutorial/learn-button.tsx';
import * as table from '../../table/view/speech-bubble.ts';

gathering.LearnButton.fill(LearnButton);
gathering.TogetherButton.fill(TogetherButton);
gathering.PersonActions.fill(PersonActions);
join.AccountButton.fill(() => <AccountButton />);
join.OfflineNotice.fill(OfflineNotice);
table.SpeechBubble.fill(SpeechBubble);
