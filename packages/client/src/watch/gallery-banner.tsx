import type { Snapshot } from '../net/link.ts';
import { Waiting } from '../room/waiting-banner.tsx';
import { comeToTable } from './look-from.ts';
import { watchWords } from './words.ts';

/** Says over the table that one looks at it from a gallery, and leads back. */
export function GalleryBanner({ snapshot: { from, version, phase, watching } }: { readonly snapshot: Snapshot }) {
  if (from === 'table') return null;
  const { open, openToEnd, soon, back, further, closer } = watchWords.value;
  const { watch, delay } = watching;
  if (from === 'public') return <Waiting text={further} ways={[{ label: closer, press: comeToTable }]} />;
  const text = phase === 'over' ? openToEnd : version === 0 ? soon(watch, delay) : open(watch, delay);
  return <Waiting text={text} ways={[{ label: back, press: comeToTable }]} />;
}
