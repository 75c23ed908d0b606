import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Anchor } from './anchor.tsx';

export function Header({ children }: { readonly children?: ComponentChildren }) {
  return (
    <header class="bar row">
      <Anchor href="/" class="wordmark row" label={t.value.house}>
        <svg width="1.75rem" height="1.75rem" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M8 3h11l6 6v18a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z" fill="var(--ivory)" />
          <path d="M19 3v4a2 2 0 0 0 2 2h4z" fill="var(--brass)" />
          <path d="M20.2 14.6a5.4 5.4 0 1 0 0 6.8" fill="none" stroke="var(--felt)" stroke-width="3" />
        </svg>
        <span class="wordmark-text">{t.value.house}</span>
      </Anchor>
      {children}
    </header>
  );
}
