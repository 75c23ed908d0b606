import type { ComponentChildren } from 'preact';
import { words } from '../words/index.ts';
import { Anchor } from './anchor.tsx';

/** The slim bar of every page: at the top, or along the side of a phone that lies. */
export function Header({ children }: { readonly children?: ComponentChildren }) {
  return (
    <header class="bar">
      <Anchor href="/" class="wordmark" label={words.value.house}>
        <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M6 4h13l7 7v17H6z" class="mark-card" />
          <path d="M11 11v11m0-5.5h8M19 11v11" class="mark-h" />
        </svg>
        <span class="wordmark-text">{words.value.house}</span>
      </Anchor>
      {children}
    </header>
  );
}
