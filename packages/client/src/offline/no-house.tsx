import { isOnlyPlayedHere } from '../net/house-there.ts';
import { Anchor } from '../ui/anchor.tsx';
import { alonePath } from '../ui/route.ts';
import { offlineWords } from './words.ts';

/** Says that the house does not answer, and what one can do without it; only where that can be done. */
export function NoHouse() {
  if (!isOnlyPlayedHere()) return null;
  const said = offlineWords.value;
  return (
    <p class="no-house" role="status">
      {said.noHouse} <Anchor href={alonePath()}>{said.playHere}</Anchor>
    </p>
  );
}
