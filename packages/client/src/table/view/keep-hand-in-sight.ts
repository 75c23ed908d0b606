/** Pixels from the end at which a place still counts as scrolled to its end. */
const END_PX = 8;

/**
 * Scrolls to the lower end of the table, where the own hand is, on a screen that is too low for the whole table. A user who
 * scrolls away stays there. Returns the function that stops this.
 */
export function keepHandInSight(table: HTMLElement): () => void {
  const place = table.closest<HTMLElement>('.room-main');
  if (place === null) return () => undefined;
  let isAtEnd = true;
  const noteEnd = (): void => {
    isAtEnd = place.scrollTop + place.clientHeight >= place.scrollHeight - END_PX;
  };
  const resized = new ResizeObserver(() => {
    if (isAtEnd) place.scrollTop = place.scrollHeight;
  });
  resized.observe(place);
  place.addEventListener('scroll', noteEnd, { passive: true });
  return () => {
    resized.disconnect();
    place.removeEventListener('scroll', noteEnd);
  };
}
