import type { ReplayTableLink } from './replay-table-link.ts';

interface Guide {
  readonly isFollowing: () => boolean;
  /** Called when the user does something at a replay that follows, before it happens. */
  readonly onBreakFree: () => void;
}

/**
 * Returns a link whose replay may follow someone else, who is shown by the command `show`. While it follows, it does not go on by
 * itself, and everything that the user does breaks free.
 */
export function followingLink(link: ReplayTableLink, { isFollowing, onBreakFree }: Guide): ReplayTableLink {
  return {
    ...link,
    run(command) {
      if (command.do !== 'show' && isFollowing()) {
        if (command.do === 'tick') return;
        onBreakFree();
      }
      link.run(command);
    },
    ask(name, payload) {
      if (isFollowing()) onBreakFree();
      return link.ask(name, payload);
    },
  };
}
