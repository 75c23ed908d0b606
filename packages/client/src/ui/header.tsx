import type { ComponentChildren } from 'preact';
import { SITE_NAME } from '../lib/site.ts';
import { Anchor } from './anchor.tsx';

/** An H that two pips cut out of a card. */
const MARK =
  'M7 3h4a1.5 1.5 0 0 1 1.5 1.5V10l3.5 3.5 3.5-3.5V3l7.5 7.5V27a2 2 0 0 1-2 2h-4' +
  'a1.5 1.5 0 0 1-1.5-1.5V22L16 18.5 12.5 22v5.5A1.5 1.5 0 0 1 11 29H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z';

export function Header({ children }: { readonly children?: ComponentChildren }) {
  return (
    <header class="bar row">
      <Anchor href="/" class="wordmark row" label={SITE_NAME}>
        <svg width="1.75rem" height="1.75rem" viewBox="0 0 32 32" aria-hidden="true">
          <path d={MARK} fill="var(--ivory)" />
          <path d="M19.5 3v5.5a2 2 0 0 0 2 2H27z" fill="var(--brass)" />
        </svg>
        <span class="wordmark-text">{SITE_NAME}</span>
      </Anchor>
      {children}
    </header>
  );
}
