import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Tells the styles of the page how far down the banners reach that lie over the table: notices stand below them. */
export function useBannerHeight(): RefObject<HTMLDivElement | null> {
  const banners = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (banners.current === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => style.setProperty('--banners', `${entry?.contentRect.height ?? 0}px`));
    observer.observe(banners.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--banners');
    };
  }, []);
  return banners;
}
