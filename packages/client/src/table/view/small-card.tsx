import type { Face } from '@hundredfold/shared/cards/face.ts';
import { emblemPips, emblems } from '../../cards/spanish/emblems.ts';
import { printedRank, suitPip, suits } from '../../cards/suits.ts';
import { drawnPieces, type Sentence } from '../../i18n/sentence.ts';
import { look } from '../../ui/look.ts';

export function DrawnSentences({ sentences }: { readonly sentences: readonly Sentence[] }) {
  return (
    <>
      {drawnPieces(sentences).map((piece, index) =>
        typeof piece === 'string' ? piece : <SmallCard key={index} face={piece.face} name={piece.text} />,
      )}
    </>
  );
}

export function SmallCard({ face, name }: { readonly face: Face; readonly name: string }) {
  const letter = face.slice(-1);
  const suit = suits.find((each) => each === letter);
  const spanish = emblems.find((each) => each === letter);
  const sign = suit !== undefined ? suitPip(suit, look.value) : spanish !== undefined ? emblemPips[spanish] : null;
  return (
    <span class="small-card" translate={false} role="img" aria-label={name} title={name}>
      {sign === null ? face : printedRank(face.slice(0, -1), look.value)}
      {sign !== null && <svg viewBox="-56 -56 112 112" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sign }} />}
    </span>
  );
}
