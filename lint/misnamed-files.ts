/**
 * Files with a name for the subject of several exports, none of which has it in its own name. A file leaves the list
 * with its fault.
 */
export const MISNAMED_FILES: readonly string[] = [
  'packages/client/src/app/prerender.tsx',
  'packages/client/src/i18n/all-languages.ts',
  'packages/client/src/i18n/game-texts.ts',
  'packages/client/src/i18n/grammar.ts',
  'packages/client/src/lib/sound/synth/cards.ts',
  'packages/client/src/lib/sound/synth/wood.ts',
  'packages/client/src/lib/storage.ts',
  'packages/client/src/net/account/identity.ts',
  'packages/client/src/table/layout/arrange.ts',
  'packages/client/src/table/state/table-queries.ts',
  'packages/client/test/test-games.ts',
  'packages/server/bench/usage.ts',
  'packages/server/src/storage/postgres/schema.ts',
  'packages/server/src/storage/sqlite/schema.ts',
  'packages/server/src/table/state/presence.ts',
  'packages/server/test/hand-people.ts',
  'packages/server/test/shufflers.ts',
  'packages/shared/src/bots/paired-roll-outs.ts',
  'packages/shared/src/protocol/codec-combinators.ts',
  'packages/shared/src/testing/command-line.ts',
  'packages/shared/src/testing/laws/grid.ts',
];
