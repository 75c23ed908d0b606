import { does, line, verb } from '@hundredfold/client/game';
import { bareCard, cardCount, listedPieces, many, pointCount } from '@hundredfold/client/game/de';
import type { FourSquareMessages } from './en.ts';

export const messages: FourSquareMessages = {
  about: {
    name: '100 Points Four Square',
    credit: 'von Stephanie und Aaron Richardson, A’n’SR-entertainments',
    line: 'Triff mit den obersten Karten genau 100',
    pitch: 'Vier Stapel, eine Karte pro Zug: Bring die vier obersten auf genau 100, und der Stapel gehört dir.',
    options: {
      ghosts: {
        label: 'Abwesende Spieler',
        about:
          'Wenn du allein spielst: Nach jedem deiner Züge zieht jeder Abwesende eine Karte. Mehr Abwesende machen es schwerer.',
      },
    },
    phrases: {
      'exactly-a-hundred': 'Genau 100!',
      'ten-short': 'Zehn zu wenig!',
      'left-for-me': 'Danke fürs Liegenlassen.',
      'over-again': 'Schon wieder drüber!',
      'what-a-stack': 'Was für ein Stapel!',
    },
  },

  summary: {
    goal: 'Bring die vier obersten Karten auf genau 100: Dann nimmst du den Stapel, auf den du gelegt hast, und jede Karte darin zählt.',
    turn: 'Deck die nächste Karte auf und leg sie auf einen der vier Stapel.',
    end: 'Ist der Ziehstapel zu Ende, gewinnt, wer die meisten Punkte hat.',
  },

  table: {
    stacks: 'Die Stapel',
    stack: ['Oben links', 'Oben rechts', 'Unten links', 'Unten rechts'],
    shows: (stack, top, cards) => `${stack}: ${top}, ${many(cards, { one: 'Stapel aus # Karte', other: 'Stapel aus # Karten' })}`,
    makes: (card, total) => `mit deiner ${card} sind es ${total}`,
    takes: (card, cards) => `mit deiner ${card} sind es 100, und du nimmst ${cardCount(cards)}`,
    total: (total) => `Summe der obersten Karten: ${total}`,
    would: (total) => `Dann wären es ${total}`,
    draw: (cards) => many(cards, { one: '# Karte im Ziehstapel', other: '# Karten im Ziehstapel' }),
    turned: (card) => `Aufgedeckt: ${card}`,
    won: (cards) => many(cards, { one: '# gewonnene Karte', other: '# gewonnene Karten' }),
    absent: (players) => many(players, { one: '# Abwesender', other: '# Abwesende' }),
    youPlace: (card) => `Du bist dran: Leg die ${card}`,
    places: (name, card) => `${name} legt die ${card}`,
    refusals: {
      'no-such-stack': 'Es gibt nur vier Stapel.',
    },
  },

  log: {
    placed: (who, card, on, total) =>
      line`${who} ${verb(who, 'legst', 'legt')} die ${bareCard(card)} auf die ${bareCard(on)}: Summe ${total}.`,
    took: (who, cards, count) =>
      line`${who} ${verb(who, 'nimmst', 'nimmt')} den Stapel: ${cardCount(cards)}, ${pointCount(count)}.`,
    restarts: (card) => line`Der Stapel fängt mit einer ${bareCard(card)} neu an.`,
    absent: (players, cards, count) => {
      const one = players === 1 ? 'Der Abwesende zieht' : 'Ein Abwesender zieht';
      return line`${cards.length === 1 ? one : 'Die Abwesenden ziehen'} ${listedPieces(cards.map(bareCard))}: jetzt ${pointCount(count)}.`;
    },
    absentHave: (count) => line`Auf dem Ablagestapel liegen ${pointCount(count)}.`,
    ranOut: 'Der Ziehstapel ist leer. Die übrigen Stapel zählen für niemanden.',
  },

  legend: {
    now: (card) => `Leg die ${card} auf einen der vier Stapel.`,
    turned: 'Die Karte dieses Zugs. Alle sehen sie, und wer dran ist, legt sie.',
    tops: 'Die obersten Karten der vier Stapel. Nur sie zählen zur Summe.',
    total:
      'In der Mitte: die Summe der vier obersten Karten. Bring sie auf genau 100, dann nimmst du den Stapel, auf den du gelegt hast.',
    sizes: 'Die Zahl am Stapel: wie viele Karten er hat.',
    draw: 'Der Ziehstapel. Ist er zu Ende, ist das Spiel aus.',
    discard: 'Die Punkte der Abwesenden. Du brauchst mehr.',
    points: 'Punkte: die Summe aller gewonnenen Karten.',
    taken: 'Gewonnene Karten. Bei gleichen Punkten sind weniger Karten besser.',
    takes: 'Messingrand: nimmt gerade einen Stapel.',
  },

  tips: {
    turn: 'Wähl einen Stapel. Oben zusammen genau 100? Dann gehört er dir.',
    score: (who) => `Genau 100! ${does(who, 'nimmst', 'nimmt')} den Stapel, und jede Karte zählt.`,
  },

  tutorial: {
    steps: {
      hundred:
        'Vier Stapel, und nur die obersten Karten zählen: zusammen 90. Du hast eine 20, und sie kommt oben auf einen Stapel. Auf der 10 macht sie genau 100. Leg sie dorthin.',
      grow: 'Hundert! Der ganze Stapel gehört dir, und eine neue Karte fängt ihn wieder an. Mit deiner 30 kommst du jetzt nirgends auf 100. Leg sie links unten hin: Hohe Stapel bringen mehr.',
      choose:
        'Die obersten Karten ergeben 120, also macht deine 10 auf jeder 30 genau 100. Du nimmst den ganzen Stapel, und jede Karte zählt: Nimm den hohen.',
      outOfReach:
        'Das waren 90 Punkte. Mit deiner 40 kommst du nirgends auf 100, aber denk an den Nächsten: Eine Karte ändert die Summe um höchstens 40. Leg sie auf die 20: Von 160 kommt niemand auf 100.',
      alone: (isTouched) =>
        `Die Summe ist 130, und du hast eine 10. Wohin damit? ${isTouched ? 'Halte einen Stapel gedrückt' : 'Zeig auf einen Stapel'}, dann steht die Summe in der Mitte.`,
    },
    done: 'Ist der Ziehstapel zu Ende, ist das Spiel aus. Es gewinnt, wer die meisten Punkte hat.',
    wrong: {
      exact: (total, top) => `Das ergibt ${total}. Auf der ${top} sind es genau 100.`,
      reach: (total, better) => `Von ${total} kommt eine Karte auf 100. Von ${better} keine.`,
      tall: (total, size, better) => `Das ergibt ${total}, und der Stapel hat nur ${cardCount(size)}. Der hohe hat ${better}.`,
    },
  },

  hint: {
    takes: (cards, { name, own }) => `Macht 100, und ${own ? 'du nimmst' : `${name} nimmt`} den ganzen Stapel: ${cards} Karten`,
    makes: (total) => `Macht ${total}`,
    outOfReach: 'Von dort führt keine Karte auf 100',
    least: 'So bekommt der Nächste am wenigsten',
    most: ({ name, own }) => `So bleibt ${own ? 'dir' : name} am meisten für den nächsten Zug`,
  },
};
