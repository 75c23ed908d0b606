import { does, line, verb } from '@hundredfold/client/game';
import { bareCard, cardCount, listedPieces, many } from '@hundredfold/client/game/de';
import type { HundredRummyMessages } from './en.ts';

const CREDIT = 'Stephanie and Aaron Richardson, Sharron and Les Blalock, A’n’SR-entertainments';

export const messages: HundredRummyMessages = {
  about: {
    name: '100 Points Rummy',
    credit: `von ${CREDIT.replaceAll(' and ', ' und ')}`,
    line: 'Sammle vier Karten, die genau 100 ergeben',
    pitch:
      'Zieh und leg ab, bis deine vier Karten genau 100 ergeben. Zeig sie, hol die Punkte und fang neu an, bevor die anderen so weit sind.',
    options: {
      target: {
        label: 'Siegpunkte',
        about:
          'Vier Karten mit genau 100 bringen 100 Punkte. Wer zuerst so viele hat, gewinnt sofort. Allein sind höchstens 500 möglich.',
      },
      tournament: {
        label: 'Turnier',
        about: 'Ein Spiel pro Spieler, jedes Mal fängt ein anderer an. Die Punkte aller Spiele zählen zusammen.',
      },
    },
    phrases: {
      'a-hundred-again': 'Schon wieder hundert!',
      'my-card': 'Die wollte ich!',
      'one-card-short': 'Eine Karte fehlt noch!',
      'good-discard': 'Danke fürs Ablegen!',
      'that-was-quick': 'Das ging schnell!',
    },
  },

  summary: {
    goal: 'Sammle vier Karten, die genau 100 ergeben. Jedes Mal bekommst du 100 Punkte.',
    turn: 'Zieh eine Karte von einem der beiden Stapel, dann leg eine ab. Hast du am Anfang deines Zugs genau 100, darfst du sie stattdessen zeigen: Du bekommst die Punkte und ziehst vier neue Karten.',
    end: 'Wer zuerst 400 Punkte hat, gewinnt – oder so viele, wie ihr am Tisch eingestellt habt.',
  },

  table: {
    inAll: (points) => many(points, { other: 'Gesamt #' }),
    draw: (count) => `Ziehstapel, ${cardCount(count)}`,
    drawEmpty: 'Ziehstapel, leer: Der Ablagestapel wird gemischt',
    discard: (top, count) => `Ablagestapel, ${cardCount(count)}: obenauf ${top}`,
    discardEmpty: 'Ablagestapel, leer',
    with: (total) => `mit ihr ergeben deine besten vier ${total}`,
    without: (card, total) => `${card}, ohne sie hast du ${total}`,
    inHand: 'Auf der Hand',
    bestFour: 'Deine besten vier',
    layFromHand: 'Leg eine Karte aus deiner Hand ab.',
    withCard: (card) => `Beste vier mit der ${card}`,
    withoutCard: (card) => `Ohne die ${card}`,
    score: 'Zeigen und werten',
    youShow: 'Du zeigst 100',
    shows: (name) => `${name} zeigt 100`,
    mixed: 'Der Ablagestapel wird der neue Ziehstapel',
    youDraw: 'Du bist dran: Zieh eine Karte',
    youScore: 'Du bist dran: Werte deine 100',
    youScoreOrDraw: 'Du bist dran: Werte deine 100 oder zieh',
    youDiscard: 'Du bist dran: Leg eine Karte ab',
    draws: (name) => `${name} ist dran: ziehen`,
    soon: 'Du hast 100: Werte sie, wenn du dran bist',
    discards: (name) => `${name} muss ablegen`,
    tournament: 'Das Turnier',
    sum: 'Summe',
    refusals: {
      'draw-first': 'Zieh zuerst eine Karte.',
      'discard-first': 'Leg zuerst eine Karte ab.',
      'not-a-hundred': 'Deine vier Karten ergeben nicht 100.',
      'discard-pile-empty': 'Der Ablagestapel ist leer.',
      'no-cards-left': 'Es ist keine Karte mehr zum Ziehen da.',
      'only-the-draw-pile': 'Wenn du allein spielst, ziehst du nur vom Ziehstapel.',
    },
  },

  log: {
    drew: (who) => line`${who} ${verb(who, 'ziehst', 'zieht')} eine Karte.`,
    drewOwn: (who, card) => line`${who} ${verb(who, 'ziehst', 'zieht')} eine ${bareCard(card)}.`,
    took: (who, card) => line`${who} ${verb(who, 'nimmst', 'nimmt')} die ${bareCard(card)} vom Ablagestapel.`,
    discarded: (who, card) => line`${who} ${verb(who, 'legst', 'legt')} eine ${bareCard(card)} ab.`,
    showed: (who, shown, points) =>
      line`${who} ${verb(who, 'zeigst', 'zeigt')} ${listedPieces(shown.map(bareCard))}: genau 100. ${who.own ? 'Du hast jetzt' : 'Das macht'} ${points} Punkte.`,
    shuffled: 'Der Ablagestapel wird gemischt und ist der neue Ziehstapel.',
    noHundredLeft: 'Keine vier Karten ergeben mehr 100: Die Punkte entscheiden.',
    pointsDecide: 'Es sind keine Karten mehr da: Die Punkte entscheiden.',
    newGame: (game, first) => line`Spiel ${game} des Turniers: ${first} ${verb(first, 'fängst', 'fängt')} an.`,
  },

  legend: {
    now: {
      discard: 'Leg eine Karte aus der Hand ab. Es darf auch die eben gezogene sein.',
      score: 'Deine vier Karten ergeben genau 100: Zeig und werte sie, oder zieh lieber eine Karte.',
      draw: 'Zieh die oberste Karte von einem der beiden Stapel. Danach legst du eine ab.',
      drawUnseen: 'Zieh die oberste Karte vom Ziehstapel. Danach legst du eine ab.',
    },
    drawPile: 'Der Ziehstapel. Ist er leer, wird der Ablagestapel gemischt und wird der neue.',
    drawPileAlone: 'Der Ziehstapel. Ist er leer und du kannst nicht werten, hast du verloren.',
    discardPile: 'Die oberste Karte des Ablagestapels. Nur diese kann gezogen werden.',
    discardPileAlone: 'Der Ablagestapel. Wenn du allein spielst, ziehst du nicht von ihm.',
    tally: 'So viel ergeben deine Karten. Genau 100 kannst du am Anfang deines Zugs werten.',
    bestFour: 'So viel ergeben die besten vier deiner fünf Karten. Leg so ab, dass 100 übrig bleiben.',
    drawn: 'Messingpunkt: eben gezogen.',
    shows: (who) => `${does(who, 'zeigst', 'zeigt')} vier Karten mit genau 100.`,
    scored: 'Gewertete Karten liegen offen. Vier Karten sind 100 Punkte.',
    points: 'Punkte und wie viele du zum Sieg brauchst.',
    total: 'Punkte aus allen Spielen des Turniers.',
    showing: 'Messingrand: zeigt 100.',
  },

  tips: {
    draw: 'Sammle vier Karten, die genau 100 ergeben. Zieh eine, leg eine ab.',
    score: 'Deine Karten ergeben schon genau 100: Werte sie hier.',
    scored: (who) => `Genau 100! ${does(who, 'bekommst', 'bekommt')} 100 Punkte.`,
  },

  tutorial: {
    steps: {
      draw: 'Sammle vier Karten, die genau 100 ergeben. Du hast 90. In jedem Zug ziehst du eine Karte: Zieh vom Ziehstapel.',
      discard: 'Eine 40: fünf Karten, zusammen 130. Leg eine offen ab. Ohne eine 30 hast du 100: Leg sie ab.',
      score: 'Vier Karten, genau 100, und du bist wieder dran. Zieh nicht, sondern zeig sie und werte sie.',
      open: 'Hundert Punkte und vier neue Karten: 110. Ada hat eine 10 abgelegt, und die liegt offen da. Nimm sie lieber als eine unbekannte Karte.',
      discardAgain: (isTouched) =>
        `Jetzt 120. ${isTouched ? 'Halte eine Karte gedrückt' : 'Zeig auf eine Karte'}, dann siehst du, was ohne sie bleibt. Ohne welche bleiben 100?`,
      win: 'Wieder 100. Mit deiner 20 konnte Ada nichts anfangen. Hier reichen 200 Punkte: Werte sie.',
    },
    done: 'Zweihundert: Du gewinnst. Sonst geht das Spiel bis 400. Ist der Ziehstapel leer, wird der Ablagestapel der neue.',
    wrong: {
      without: (card, total, better) => `Ohne die ${card} hast du ${total}. Ohne eine ${better} sind es 100.`,
      score: 'Du hast schon 100. Zieh nicht: Werte sie.',
      unseen: (top) => `Die Karte kennt niemand. Mit der ${top} schaffst du 100.`,
    },
  },

  hint: {
    wins: (sum, { name, own }) => `${sum} = 100: ${own ? 'Werte sie' : `${name} kann sie werten`}`,
    open: (card, goes, { name, own }) =>
      own
        ? `Nimm die ${card}, leg eine ${goes} ab, und du hast 100`
        : `${name} kann die ${card} nehmen, eine ${goes} ablegen und hat 100`,
    openNearer: (card, { name, own }) => `Die ${card} hilft ${own ? 'dir' : name} wohl mehr als eine unbekannte Karte`,
    unseen: (card, { name, own }) =>
      card === null
        ? 'Einen anderen Stapel gibt es nicht'
        : `Eine unbekannte Karte hilft ${own ? 'dir' : name} wohl mehr als die ${card}`,
    leaves: (sum) => `Übrig bleibt ${sum} = 100`,
    waits: (total, cards, { name, own }) =>
      `Übrig bleiben ${total}: Dann ${own ? 'brauchst du' : `braucht ${name}`} eine von diesen: ${cards}`,
    nearer: (total, { name, own }) => `Übrig bleiben ${total}, näher ${own ? 'kommst du' : `kommt ${name}`} nicht an 100`,
  },
};
