import type { SpectatorAccess } from '@hundredfold/shared/protocol/spectators.ts';
import { spoken } from './index.ts';
import { plural } from './plural.ts';

/** Texts about spectators and what they can see. */
interface WatchWords {
  readonly title: string;
  readonly choices: Readonly<Record<SpectatorAccess, string>>;
  /** Explains each choice to the host. */
  readonly about: Readonly<Record<SpectatorAccess, string>>;
  readonly delay: string;
  /** Shown to everyone at the table if it is not the default. */
  readonly stated: (watch: SpectatorAccess, turns: number) => string;
  readonly readers: (count: number) => string;
  /** The button that opens the hands; `back` closes them. */
  readonly show: string;
  readonly showAbout: (watch: SpectatorAccess, turns: number) => string;
  readonly back: string;
  /** Shown above the open hands. */
  readonly open: (watch: SpectatorAccess, turns: number) => string;
  /** Shown above the open hands once the game is over. */
  readonly openToEnd: string;
  readonly soon: (watch: SpectatorAccess, turns: number) => string;
  readonly closed: string;
  /** Shown to spectators who found no room at the table itself. */
  readonly further: string;
  readonly closer: string;
  /** The button with which a player shows their hand to one spectator. */
  readonly lend: string;
  readonly lendNoMore: string;
  /** The text that says whose hand a spectator sees; `null` is the reader's own. */
  readonly sees: (whose: string | null) => string;
  readonly shownTo: (name: string) => string;
  readonly nobodyTitle: string;
  readonly nobody: string;
}

const inEnglish = plural('en');
const inGerman = plural('de');
const inRussian = plural('ru');

export const spectatorWords = spoken<WatchWords>({
  en: {
    title: 'Spectators',
    choices: { none: 'No', public: 'Yes', late: 'Yes, hands shown late', dealt: 'Yes, hands shown after the deal' },
    about: {
      none: 'While a game is on, only its players are at the table.',
      public: 'Anyone with the link sees the table, but no hands.',
      late: 'Spectators see all hands a few turns late – enough to give a lot away.',
      dealt: 'Spectators can look back at each finished deal with all hands open.',
    },
    delay: 'How many turns late',
    stated: (watch, turns) =>
      ({
        none: 'No spectators.',
        public: '',
        late: `Spectators can see all hands, ${turns} turns late.`,
        dealt: 'Spectators can see all hands after each deal.',
      })[watch],
    readers: (count) => inEnglish(count, { one: '# person sees all hands', other: '# people see all hands' }),
    show: 'All hands',
    showAbout: (watch, turns) => (watch === 'late' ? `All hands, ${turns} turns late` : 'All hands of finished deals'),
    back: 'Back to the table',
    open: (watch, turns) => (watch === 'late' ? `All hands, ${turns} turns late.` : 'A finished deal, with all hands.'),
    openToEnd: 'The game is over: all hands, to the end.',
    soon: (watch, turns) => (watch === 'late' ? `The hands open after ${turns} turns.` : 'The hands open after the first deal.'),
    lend: 'Show my hand',
    lendNoMore: 'Hide my hand',
    sees: (whose) => (whose === null ? 'sees your hand' : `sees the hand of ${whose}`),
    shownTo: (name) => `${name} is showing you their hand.`,
    further: 'It’s crowded: you’re watching from the back.',
    closer: 'Move closer',
    closed: 'The hands are hidden again. This is the table now.',
    nobodyTitle: 'No spectators here',
    nobody: 'The host wants only players at the table. You’re welcome once the game is over.',
  },
  de: {
    title: 'Zuschauer',
    choices: { none: 'Nein', public: 'Ja', late: 'Ja, Karten später', dealt: 'Ja, Karten nach der Runde' },
    about: {
      none: 'Solange gespielt wird, sind nur die am Tisch, die mitspielen.',
      public: 'Mit dem Link sieht man den Tisch, aber keine Handkarten.',
      late: 'Zuschauer sehen alle Karten, ein paar Züge später. Das verrät schon eine Menge.',
      dealt: 'Zuschauer können sich jede gespielte Runde mit offenen Karten ansehen.',
    },
    delay: 'Wie viele Züge später',
    stated: (watch, turns) =>
      ({
        none: 'Keine Zuschauer.',
        public: '',
        late: `Zuschauer sehen alle Karten, ${turns} Züge später.`,
        dealt: 'Zuschauer sehen alle Karten, wenn eine Runde gespielt ist.',
      })[watch],
    readers: (count) => inGerman(count, { one: '# Person sieht alle Karten', other: '# Personen sehen alle Karten' }),
    show: 'Alle Karten',
    showAbout: (watch, turns) => (watch === 'late' ? `Alle Karten, ${turns} Züge später` : 'Alle Karten der gespielten Runden'),
    back: 'Zurück zum Tisch',
    open: (watch, turns) =>
      watch === 'late' ? `Alle Karten offen, ${turns} Züge später.` : 'Eine gespielte Runde, alle Karten offen.',
    openToEnd: 'Das Spiel ist zu Ende: alle Karten offen, bis zum Schluss.',
    soon: (watch, turns) =>
      watch === 'late'
        ? `Nach ${turns} Zügen werden die Karten aufgedeckt.`
        : 'Nach der ersten Runde werden die Karten aufgedeckt.',
    lend: 'Meine Karten zeigen',
    lendNoMore: 'Karten verdecken',
    sees: (whose) => (whose === null ? 'sieht deine Karten' : `sieht die Karten von ${whose}`),
    shownTo: (name) => `${name} lässt dich in die Karten schauen.`,
    further: 'Es ist voll: Du siehst von weiter hinten zu.',
    closer: 'Näher heran',
    closed: 'Die Karten sind wieder verdeckt. So steht es jetzt am Tisch.',
    nobodyTitle: 'Hier gibt es keine Zuschauer',
    nobody: 'Der Gastgeber möchte nur Mitspieler am Tisch. Nach dem Spiel bist du willkommen.',
  },
  ru: {
    title: 'Зрители',
    choices: { none: 'Нет', public: 'Да', late: 'Да, карты позже', dealt: 'Да, карты после сдачи' },
    about: {
      none: 'Пока идёт игра, за столом только те, кто играет.',
      public: 'По ссылке видно стол, но не карты игроков.',
      late: 'Зрители видят карты игроков на несколько ходов позже. Это многое выдаёт.',
      dealt: 'Зрители могут посмотреть каждую сыгранную сдачу с открытыми картами.',
    },
    delay: 'На сколько ходов позже',
    stated: (watch, turns) =>
      ({
        none: 'Без зрителей.',
        public: '',
        late: `Зрители видят карты игроков с опозданием на ${ofTurns(turns)}.`,
        dealt: 'Зрители видят карты игроков, когда сдача сыграна.',
      })[watch],
    readers: (count) =>
      inRussian(count, {
        one: '# зритель видит карты игроков',
        few: '# зрителя видят карты игроков',
        many: '# зрителей видят карты игроков',
        other: '# зрителей видят карты игроков',
      }),
    show: 'Все карты',
    showAbout: (watch, turns) => (watch === 'late' ? `Все карты с опозданием на ${ofTurns(turns)}` : 'Все карты сыгранных сдач'),
    back: 'Назад к столу',
    open: (watch, turns) =>
      watch === 'late' ? `Все карты открыты, с опозданием на ${ofTurns(turns)}.` : 'Сыгранная сдача, все карты открыты.',
    openToEnd: 'Игра окончена: все карты открыты, до самого конца.',
    soon: (watch, turns) =>
      watch === 'late' ? `Карты откроются через ${ofTurns(turns)}.` : 'Карты откроются после первой сдачи.',
    lend: 'Показать мои карты',
    lendNoMore: 'Скрыть мои карты',
    sees: (whose) => (whose === null ? 'видит ваши карты' : `видит карты: ${whose}`),
    shownTo: (name) => `Теперь вы видите карты: ${name}.`,
    further: 'Зрителей много: вы смотрите издалека.',
    closer: 'Подойти ближе',
    closed: 'Карты снова закрыты. Так сейчас выглядит стол.',
    nobodyTitle: 'Смотреть здесь нельзя',
    nobody: 'Хозяин стола пускает только игроков. Приходите, когда игра закончится.',
  },
});

function ofTurns(turns: number): string {
  return inRussian(turns, { one: '# ход', few: '# хода', many: '# ходов', other: '# хода' });
}
