import type * as log from '../../src/ops/log.ts';

/** The lines that servers in this process have logged, in a test file that replaces `ops/log.ts` by what `capturing` returns. */
export const captured: string[] = [];

/** Returns the module of the log with one that captures every line, however detailed. */
export function capturing(module: typeof log): typeof log {
  return {
    ...module,
    openLog: ({ processName }) =>
      module.openLog({ logLevel: 'trace', processName }, { write: (line) => void captured.push(line) }),
  };
}
