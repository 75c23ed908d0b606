import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Anchor } from './anchor.tsx';
import { Header } from './header.tsx';
import { useArrivalFocus } from './route.ts';

interface MessagePageProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A page with one message, and the way back. */
export function MessagePage({ title, children }: MessagePageProps) {
  const head = useArrivalFocus<HTMLHeadingElement>();
  return (
    <div class="page message">
      <Header />
      <main class="message-main">
        <div class="surface panel">
          <h1 ref={head} tabIndex={-1}>
            {title}
          </h1>
          {children}
          <Anchor href="/">{t.value.result.back}</Anchor>
        </div>
      </main>
    </div>
  );
}
