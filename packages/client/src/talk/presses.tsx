import { REACTIONS } from '@hundredfold/shared/protocol/chat.ts';
import { ask } from '../room/ask.ts';
import type { RoomProps } from '../room/room-props.ts';
import { Face } from './face.tsx';
import { inWords, phrasesFor } from './in-words.ts';
import { talkWords } from './words.ts';

/** What can be said with one press: reactions, the game's own phrases, and those of the house. */
export function Presses({ link, snapshot }: RoomProps) {
  const { react, say, reactions } = talkWords.value;
  const press = (phrase: string) => () => void ask(link, 'say', { phrase });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend that is seen. */}
      <div role="group" aria-label={react} class="talk-faces">
        {REACTIONS.map((each) => (
          <button key={each} type="button" class="glyph" aria-label={reactions[each]} onClick={press(each)}>
            <Face of={each} />
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="group" aria-label={say} class="talk-phrases">
        {phrasesFor(snapshot.game).map((each) => (
          <button key={each} type="button" class="talk-phrase" onClick={press(each)}>
            {inWords({ phrase: each })}
          </button>
        ))}
      </div>
    </>
  );
}
