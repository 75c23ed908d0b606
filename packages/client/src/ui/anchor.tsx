import type { ComponentChildren } from 'preact';
import { withBasePath } from '../lib/base-path.ts';
import { go } from './route.ts';

interface AnchorProps {
  readonly href: string;
  readonly class?: string;
  readonly label?: string;
  /** `true` if the link opens in a new tab, because the user would lose something on this page. */
  readonly inNewTab?: boolean;
  readonly children: ComponentChildren;
}

/** A link to another page of the app. It opens without a page load, and in a new tab like any link. */
export function Anchor({ href, label, inNewTab = false, children, ...rest }: AnchorProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a
      href={withBasePath(href)}
      aria-label={label}
      {...(inNewTab ? { target: '_blank', rel: 'noopener' } : { onClick: follow })}
      {...rest}
    >
      {children}
    </a>
  );
}
