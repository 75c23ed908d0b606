import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Anchor } from './anchor.tsx';
import { Header } from './header.tsx';
import { useArrivalFocus } from './route.ts';
import { TextButton } from './text-button.tsx';
import './message-page.css';

export interface MessagePageProps {
  readonly title: string;
  readonly text?: string;
  readonly way?: { readonly label: string; readonly press: () => void } | undefined;
  readonly leadsHome?: boolean;
  readonly children?: ComponentChildren;
}

export function MessagePage({ title, text, way, leadsHome = true, children }: MessagePageProps) {
  const head = useArrivalFocus<HTMLHeadingElement>();
  useEffect(() => {
    // The page may take the place of another one, such as a table, whose focus is gone with it.
    if (document.activeElement === document.body) head.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="page message">
      <Header />
      <main class="message-main">
        <div class="surface panel">
          <h1 ref={head} tabIndex={-1}>
            {title}
          </h1>
          {text !== undefined && <p>{text}</p>}
          {way !== undefined && <TextButton class="main" label={way.label} onClick={way.press} />}
          {children}
          {leadsHome && <Anchor href="/">{t.value.result.back}</Anchor>}
        </div>
      </main>
    </div>
  );
}
