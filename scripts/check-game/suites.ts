import { globSync } from 'node:fs';

/** The suites of `pnpm check:game`, without the ends of their file names: those that test every game, and take seconds. */
const SUITES = [
  'lint/{game-styles,messages,names,prose,tooltips}',
  'packages/shared/src/games/{rulebook,terms}',
  'packages/shared/src/core/{state-hash,takeback-outcomes}',
  'packages/shared/src/schema/schema',
  'packages/shared/src/shuffle-proof/record-proof',
  'packages/shared/src/proof-check/agreement',
  'packages/shared/src/bots/{advise,card-memory,choose-at-level,win-at-once}',
  'packages/shared/src/review/review',
  'packages/shared/src/testing/{corpus,golden,laws,lengths,setting}',
  'packages/client/src/cards/card-names',
  'packages/client/src/games/{help,hints,logs,presentations,summaries}',
  'packages/client/src/i18n/{languages,messages}',
  'packages/client/src/net/local/{local-engine,in-page-link,secrets}',
  'packages/client/src/net/replay/{record-url,replay-table-link}',
  'packages/client/src/features/{rules/rules-figure,tutorial/play-lesson}',
  'packages/client/src/table/input/{refuse,use-roving}',
  'packages/client/src/table/layout/layout',
  'packages/client/src/table/motion/{deal,follow,plan}',
  'packages/client/src/table/state/play-stop',
  'packages/client/src/table/sound/sounds-for-step',
  'packages/server/src/spectators/spectator-view',
  'packages/server/src/colyseus/serializer',
  'packages/server/src/storage/stored-position',
  'packages/server/src/table/intents/takeback',
  'packages/server/test/storm',
  'packages/server/test/privacy/{spectators,intents,taken-seats,two-worlds}',
] as const;

/** Returns the files of the suites. Throws if one is missing, because it may have been renamed. */
export function suiteFiles(root: string): readonly string[] {
  return SUITES.flatMap((suite) => {
    const files = globSync(`${suite}{,.slow}.test.ts`, { cwd: root });
    if (files.length < suite.split(',').length) throw new Error(`a suite is missing: ${suite}`);
    return files;
  });
}
