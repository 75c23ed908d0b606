import type { ComponentChildren } from 'preact';
import { go } from './route.ts';

interface AnchorProps {
  readonly href: string;
  readonly class?: string;
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** A link to another page of the app. It opens without a page load, and in a new tab like any link. */
export function Anchor({ href, label, children, ...rest }: AnchorProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a href={href} aria-label={label} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
