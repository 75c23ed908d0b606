import { REACTIONS } from '@hundredfold/shared/protocol/chat.ts';
import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/room-props.ts';
import { inWords, phrasesFor } from './in-words.ts';
import { PersonAvatar } from './person-avatar.tsx';

export function Phrases({ link, snapshot }: RoomProps) {
  const { react, say, reactions } = t.value.chat;
  const press = (phrase: string) => () => void askTable(link, 'say', { phrase });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend. */}
      <div role="group" aria-label={react} class="chat-reactions">
        {REACTIONS.map((each) => (
          <button key={each} type="button" class="glyph" aria-label={reactions[each]} onClick={press(each)}>
            <PersonAvatar of={each} />
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="group" aria-label={say} class="chat-phrases wrap">
        {phrasesFor(snapshot.game).map((each) => (
          <button key={each} type="button" class="chat-phrase" onClick={press(each)}>
            {inWords({ phrase: each })}
          </button>
        ))}
      </div>
    </>
  );
}
