import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { ownHand } from '@hundredfold/shared/core/view.ts';
import type { ModFourAction } from '@hundredfold/shared/games/mod-four/declaration.ts';
import { cardValue, favoured, partnerOf, SEATS, trickSum } from '@hundredfold/shared/games/mod-four/score.ts';
import type { ModFourView } from '@hundredfold/shared/games/mod-four/view.ts';
import { spoken } from '../../i18n/index.ts';
import type { NameOf } from '../../table/presentation.ts';

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
    cut: 'No one knows the order of the cards, so any cut is fine',
    makes: (sum, remainder) => `Makes ${sum}, remainder ${remainder}`,
    yours: 'the trick is yours',
    pairs: 'the trick goes to your partner',
    others: (name) => `the trick goes to ${name}`,
    lost: (name) => `you can’t win it, so let ${name} have it`,
    forNow: (name, own) => (own ? 'it’s yours for now' : `it’s ${name}’s for now, but this card gives you the best chance`),
  },
  de: {
    cut: 'Niemand kennt die Reihenfolge: Heb ab, wo du willst',
    makes: (sum, remainder) => `Macht ${sum}, Rest ${remainder}`,
    yours: 'Der Stich gehört dir',
    pairs: 'Der Stich geht an deinen Partner',
    others: (name) => `Der Stich geht an ${name}`,
    lost: (name) => `Du kannst ihn nicht holen, also lass ihn ${name}`,
    forNow: (name, own) =>
      own ? 'Im Moment ist es dein Stich' : `Im Moment geht der Stich an ${name}, aber so hast du die besten Chancen`,
  },
  ru: {
    cut: 'Порядка карт не знает никто: снимайте где угодно',
    makes: (sum, remainder) => `Будет ${sum}, остаток ${remainder}`,
    yours: 'взятка ваша',
    pairs: 'взятку берёт ваш партнёр',
    others: (name) => `взятку берёт ${name}`,
    lost: (name) => `вам её не взять, пусть берёт ${name}`,
    forNow: (name, own) => (own ? 'пока взятка ваша' : `пока взятку берёт ${name}, но так у вас больше всего шансов`),
  },
});

export function reason(view: ModFourView, action: ModFourAction, name: NameOf): string {
  const texts = words.value;
  if (action.type === 'cut') return texts.cut;
  const { trick, leader } = view.table;
  const sum = trickSum(trick) + cardValue(action.card);
  const seat = favoured(leader ?? 0, sum);
  return `${texts.makes(sum, sum % SEATS)}: ${outlook(view, seat, name)}`;
}

/** Says whose trick it is, or would be. */
function outlook(view: ModFourView, seat: Seat, name: NameOf): string {
  const texts = words.value;
  const { trick, leader } = view.table;
  const own = seat === view.viewer;
  if (trick.length < SEATS - 1) return texts.forNow(name(seat), own);
  if (own) return texts.yours;
  if (partnerOf(view.options, seat) === view.viewer) return texts.pairs;
  const could = ownHand(view).some((card) => favoured(leader ?? 0, trickSum(trick) + cardValue(card)) === view.viewer);
  return could ? texts.others(name(seat)) : texts.lost(name(seat));
}
