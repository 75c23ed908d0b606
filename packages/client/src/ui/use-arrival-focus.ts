import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { arrivals } from './route.ts';

/** Whoever comes from another page of the house finds the focus at its head, as after a real load. */
export function useArrivalFocus<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const head = useRef<Kind>(null);
  useEffect(() => {
    if (arrivals() > 0) head.current?.focus({ preventScroll: true });
  }, []);
  return head;
}
