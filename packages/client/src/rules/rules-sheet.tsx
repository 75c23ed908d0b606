import { RulesPages } from './rules-pages.tsx';
import { useRulebook } from './use-rulebook.ts';

/** The rules of a game, to be read before there is a table. */
export function RulesSheet({ game }: { readonly game: string }) {
  return <RulesPages reading={useRulebook(game, true)} at="" />;
}
