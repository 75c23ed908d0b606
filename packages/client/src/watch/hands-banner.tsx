import type { Snapshot } from '../net/link.ts';
import { Waiting } from '../room/waiting-banner.tsx';
import { closeHands } from './hands-open.ts';
import { watchWords } from './words.ts';

/** Says over the table that this is not how it stands, and leads back. */
export function HandsBanner({ snapshot: { view, version, watching } }: { readonly snapshot: Snapshot }) {
  if (view.viewer !== 'all') return null;
  const { open, soon, back } = watchWords.value;
  const { watch, delay } = watching;
  const text = version === 0 ? soon(watch, delay) : open(watch, delay);
  return <Waiting text={text} ways={[{ label: back, press: closeHands }]} />;
}
