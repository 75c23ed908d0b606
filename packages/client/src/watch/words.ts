import type { SpectatorAccess } from '@hundredfold/shared/protocol/spectators.ts';
import { spoken } from '../words/index.ts';
import { plural } from '../words/plural.ts';

/** What is said about those who look on, and what they see. */
interface WatchWords {
  readonly title: string;
  readonly choices: Readonly<Record<SpectatorAccess, string>>;
  /** What a choice means, to the host who makes it. */
  readonly about: Readonly<Record<SpectatorAccess, string>>;
  readonly delay: string;
  /** To everybody at the table, where it is not as usual. */
  readonly stated: (watch: SpectatorAccess, turns: number) => string;
  readonly readers: (count: number) => string;
  /** Of the button that opens the hands, and of the one that closes them. */
  readonly show: string;
  readonly showAbout: (watch: SpectatorAccess, turns: number) => string;
  readonly back: string;
  /** To whoever looks at them. */
  readonly open: (watch: SpectatorAccess, turns: number) => string;
  /** Once the game is over. */
  readonly openToEnd: string;
  readonly soon: (watch: SpectatorAccess, turns: number) => string;
  readonly closed: string;
  /** To whoever found no room around the table. */
  readonly further: string;
  readonly closer: string;
  /** A player to somebody who watches, who sees their hand from then on. */
  readonly lend: string;
  readonly lendNoMore: string;
  /** Whose hand they see; `null`: that of whoever reads this. */
  readonly sees: (whose: string | null) => string;
  readonly shownTo: (name: string) => string;
  readonly nobodyTitle: string;
  readonly nobody: string;
}

const inEnglish = plural('en');
const inGerman = plural('de');
const inRussian = plural('ru');

export const watchWords = spoken<WatchWords>({
  en: {
    title: 'Who may watch',
    choices: { none: 'Nobody', public: 'Anybody', late: 'Anybody, hands later', dealt: 'Anybody, hands after the deal' },
    about: {
      none: 'While a game is on, only those who play it are at the table.',
      public: 'Whoever has the link sees what lies on the table, and no hands.',
      late: 'Whoever watches can also see all hands, some turns late. That gives away much of what is held now.',
      dealt: 'Whoever watches can also see a deal with all hands open, once it has been played.',
    },
    delay: 'How many turns later',
    stated: (watch, turns) =>
      ({
        none: 'Nobody may watch.',
        public: '',
        late: `Whoever watches can see all hands, ${turns} turns late.`,
        dealt: 'Whoever watches can see all hands, once a deal has been played.',
      })[watch],
    readers: (count) => inEnglish(count, { one: '# person sees all hands', other: '# people see all hands' }),
    show: 'All hands',
    showAbout: (watch, turns) => (watch === 'late' ? `All hands, ${turns} turns late` : 'All hands of the deals that are over'),
    back: 'Back to the table',
    open: (watch, turns) => (watch === 'late' ? `All hands, ${turns} turns late.` : 'A deal that is over, with all hands.'),
    openToEnd: 'The game is over: all hands, up to the end.',
    soon: (watch, turns) =>
      watch === 'late' ? `The hands open once ${turns} turns have been played.` : 'The hands open once the first deal is over.',
    lend: 'Show my hand',
    lendNoMore: 'Hide my hand',
    sees: (whose) => (whose === null ? 'sees your hand' : `sees the hand of ${whose}`),
    shownTo: (name) => `${name} lets you see their hand.`,
    further: 'So many are watching that you stand further back.',
    closer: 'Step closer',
    closed: 'The hands are closed. This is the table as it stands.',
    nobodyTitle: 'Nobody may watch here',
    nobody: 'The host wants only players at the table. Once the game is over you are welcome.',
  },
  de: {
    title: 'Wer darf zusehen?',
    choices: { none: 'Niemand', public: 'Alle', late: 'Alle, Karten später', dealt: 'Alle, Karten nach der Runde' },
    about: {
      none: 'Solange gespielt wird, sind nur die am Tisch, die mitspielen.',
      public: 'Wer den Link hat, sieht, was auf dem Tisch liegt, aber keine Handkarten.',
      late: 'Wer zusieht, kann allen in die Karten schauen, aber einige Züge später. Das verrät vieles von dem, was jetzt auf der Hand ist.',
      dealt: 'Wer zusieht, kann sich jede Runde mit offenen Karten ansehen, sobald sie gespielt ist.',
    },
    delay: 'Wie viele Züge später',
    stated: (watch, turns) =>
      ({
        none: 'Hier darf niemand zusehen.',
        public: '',
        late: `Wer zusieht, kann allen in die Karten schauen, ${turns} Züge später.`,
        dealt: 'Wer zusieht, kann allen in die Karten schauen, sobald eine Runde gespielt ist.',
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
    further: 'Es sehen so viele zu, dass du weiter hinten stehst.',
    closer: 'Näher heran',
    closed: 'Die Karten sind wieder verdeckt. So steht es gerade am Tisch.',
    nobodyTitle: 'Hier darf niemand zusehen',
    nobody: 'Der Gastgeber möchte, dass nur Mitspieler am Tisch sind. Nach dem Spiel bist du willkommen.',
  },
  ru: {
    title: 'Кто может смотреть',
    choices: { none: 'Никто', public: 'Все', late: 'Все, карты позже', dealt: 'Все, карты после сдачи' },
    about: {
      none: 'Пока идёт игра, за столом только те, кто играет.',
      public: 'Все, у кого есть ссылка, видят то, что лежит на столе, но не чужие карты.',
      late: 'Зрители видят и карты игроков, но с опозданием на несколько ходов. По ним можно догадаться, что на руках сейчас.',
      dealt: 'Зрители могут посмотреть каждую сыгранную сдачу с открытыми картами.',
    },
    delay: 'На сколько ходов позже',
    stated: (watch, turns) =>
      ({
        none: 'Смотреть здесь нельзя.',
        public: '',
        late: `Зрители могут видеть карты игроков с опозданием на ${ofTurns(turns)}.`,
        dealt: 'Зрители могут видеть карты игроков, когда сдача сыграна.',
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
    further: 'Зрителей так много, что вы стоите поодаль.',
    closer: 'Подойти ближе',
    closed: 'Карты снова закрыты. Так сейчас выглядит стол.',
    nobodyTitle: 'Смотреть здесь нельзя',
    nobody: 'Хозяин стола пускает только игроков. Приходите, когда игра закончится.',
  },
});

function ofTurns(turns: number): string {
  return inRussian(turns, { one: '# ход', few: '# хода', many: '# ходов', other: '# хода' });
}
