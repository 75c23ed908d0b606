import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { ownHand } from '@hundredfold/shared/core/view.ts';
import type { ModFourAction } from '@hundredfold/shared/games/mod-four/declaration.ts';
import { cardValue, favoured, partnerOf, SEATS, trickSum } from '@hundredfold/shared/games/mod-four/score.ts';
import type { ModFourView } from '@hundredfold/shared/games/mod-four/view.ts';
import type { NameOf } from '../../table/staging.ts';
import { spoken } from '../../words/index.ts';

interface HintWords {
  readonly cut: string;
  readonly makes: (sum: number, remainder: number) => string;
  readonly yours: string;
  readonly pairs: string;
  readonly others: (name: string) => string;
  readonly lost: (name: string) => string;
  readonly forNow: (name: string, own: boolean) => string;
}

const words = spoken<HintWords>({
  en: {
    cut: 'Nobody knows the order of the cards: one cut is as good as another',
    makes: (sum, remainder) => `Makes ${sum}, ${remainder} over`,
    yours: 'the trick is yours',
    pairs: 'the trick goes to your partner',
    others: (name) => `the trick goes to ${name}`,
    lost: (name) => `you cannot take it, and ${name} may have it`,
    forNow: (name, own) =>
      own ? 'it points at you for now' : `it points at ${name} for now, but this card leaves you the best chance of the trick`,
  },
  de: {
    cut: 'Niemand kennt die Reihenfolge: Wo du abhebst, ist gleich',
    makes: (sum, remainder) => `Ergibt ${sum}, Rest ${remainder}`,
    yours: 'der Stich ist deiner',
    pairs: 'der Stich geht an deinen Partner',
    others: (name) => `der Stich geht an ${name}`,
    lost: (name) => `holen kannst du ihn nicht, und ${name} darf ihn haben`,
    forNow: (name, own) =>
      own
        ? 'vorerst zeigt es auf dich'
        : `vorerst zeigt es auf ${name}, aber mit dieser Karte hast du die beste Aussicht auf den Stich`,
  },
  ru: {
    cut: 'Порядка карт не знает никто: снимайте где угодно',
    makes: (sum, remainder) => `Станет ${sum}, остаток ${remainder}`,
    yours: 'взятка ваша',
    pairs: 'взятку берёт ваш партнёр',
    others: (name) => `взятку берёт ${name}`,
    lost: (name) => `вам её не взять, пусть берёт ${name}`,
    forNow: (name, own) =>
      own
        ? 'пока стрелка на вас'
        : `пока стрелка указывает на игрока ${name}, но с этой картой больше всего шансов, что взятка достанется вам`,
  },
});

export function reason(view: ModFourView, action: ModFourAction, name: NameOf): string {
  const said = words.value;
  if (action.type === 'cut') return said.cut;
  const { trick, leader } = view.table;
  const sum = trickSum(trick) + cardValue(action.card);
  const seat = favoured(leader ?? 0, sum);
  return `${said.makes(sum, sum % SEATS)}: ${outlook(view, seat, name)}`;
}

/** Whose the trick is, or would be. */
function outlook(view: ModFourView, seat: Seat, name: NameOf): string {
  const said = words.value;
  const { trick, leader } = view.table;
  const own = seat === view.viewer;
  if (trick.length < SEATS - 1) return said.forNow(name(seat), own);
  if (own) return said.yours;
  if (partnerOf(view.options, seat) === view.viewer) return said.pairs;
  const could = ownHand(view).some((card) => favoured(leader ?? 0, trickSum(trick) + cardValue(card)) === view.viewer);
  return could ? said.others(name(seat)) : said.lost(name(seat));
}
