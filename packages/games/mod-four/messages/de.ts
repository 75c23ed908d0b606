import { does, line, midPlayer, type PlayerName, verb } from '@hundredfold/client/game';
import { cardCount, many, playedCard, pointCount } from '@hundredfold/client/game/de';
import type { ModFourMessages } from './en.ts';

function wen({ name, own }: PlayerName): string {
  return own ? 'dich' : name;
}

export const messages: ModFourMessages = {
  about: {
    name: 'Mod Four',
    credit: 'von Mark Steere, 2022',
    line: 'Jede Karte kann den Stich holen – für jeden',
    pitch:
      'Zähl vier Karten zusammen und teil durch vier: Der Rest entscheidet, wer den Stich bekommt. Jede Karte kann ihn holen – für jeden.',
    options: {
      deck: {
        label: 'Blatt',
        about: 'Die Karten, mit denen ihr spielt.',
        values: {
          'french-52': { label: 'Französisch, 52 Karten', about: 'Das volle französische Blatt: dreizehn Karten für jeden.' },
          'french-40': {
            label: 'Französisch, 40 Karten',
            about: 'Ass bis Sieben und die Bilder: zehn Karten für jeden, kleine Summen.',
          },
          'french-36': { label: 'Französisch, 36 Karten', about: 'Sechs bis Zehn, Bilder und Asse: neun Karten für jeden.' },
          'french-32': {
            label: 'Französisch, 32 Karten',
            about: 'Sieben bis Zehn, Bilder und Asse: acht Karten für jeden, kurze Runden.',
          },
          'spanish-40': { label: 'Spanisch, 40 Karten', about: 'Eins bis Sieben und die Bilder: zehn Karten für jeden.' },
          'spanish-48': { label: 'Spanisch, 48 Karten', about: 'Eins bis Neun und die Bilder: zwölf Karten für jeden.' },
        },
      },
      mode: {
        label: 'Wer mit wem',
        about: 'Jeder für sich oder zwei gegen zwei.',
        values: {
          cutthroat: { label: 'Jeder für sich', about: 'Vier Spieler, alle gegen alle.' },
          partnership: { label: 'Zwei Paare', about: 'Partner sitzen sich gegenüber, ihre Punkte zählen zusammen.' },
        },
      },
      target: {
        label: 'Siegpunkte',
        about:
          'Jeder Stich ist ein Punkt. Wer zuerst so viele hat, gewinnt sofort, auch mitten in einer Runde. Das Geben wandert nie weiter: Unter Gleichstarken gewinnt deshalb etwa jedes zweite Spiel bis zehn, wer links vom Geber sitzt, und bei mehr Punkten noch öfter. Mit 40 Karten und drei Punkten sind die Chancen fast gleich; so spielt man über „Spiel finden“.',
      },
    },
    phrases: {
      'well-reckoned': 'Gut gerechnet!',
      'never-mine': 'Nie krieg ich einen!',
      'given-away': 'Der war geschenkt.',
      'off-by-one': 'Um eins daneben!',
      'still-counting': 'Moment, ich rechne noch …',
    },
  },

  summary: {
    goal: 'Hol Stiche: Jeder ist ein Punkt.',
    turn: 'Jeder spielt irgendeine Karte. Zählt die vier zusammen – Asse zählen 1, Bilder 0 – und teilt durch vier. Den Rest zählt ihr im Uhrzeigersinn ab, von dem aus, der ausgespielt hat: So findet ihr, wem der Stich gehört. Hier ist der Rest 2.',
    end: 'Wer zuerst zehn Punkte hat, gewinnt – oder so viele, wie ihr am Tisch eingestellt habt.',
  },

  table: {
    dealer: 'gibt',
    cutter: 'hebt ab',
    leader: 'spielt aus',
    partner: 'Partner',
    trick: 'Der Stich',
    sum: 'Summe',
    remainder: (remainder) => `Rest ${remainder}`,
    courtsCount: 'Bilder zählen 0',
    aceCounts: 'Ein Ass zählt 1',
    dial: (sum, remainder, winner) => `Summe ${sum}, Rest ${remainder}: Stich für ${wen(winner)}`,
    noSum: (leader) => `Noch keine Karte. Rest 0 wäre ein Stich für ${wen(leader)}.`,
    would: (card, sum, remainder, winner) => `${card}, macht ${sum}, Rest ${remainder} – Stich für ${wen(winner)}`,
    youLead: 'Du bist dran: Spiel aus',
    youPlay: 'Du bist dran: Spiel eine Karte',
    youCut: 'Du bist dran: Heb ab',
    leads: (name) => `${name} spielt aus`,
    cuts: (name) => `${name} hebt ab`,
    tricks: (count) => many(count, { one: '# Stich in dieser Runde', other: '# Stiche in dieser Runde' }),
    cut: {
      slider: 'Wo abheben',
      number: 'Karten von oben',
      off: (cards) => many(cards, { one: '# Karte kommt nach unten', other: '# Karten kommen nach unten' }),
      fewer: 'Eine Karte weniger',
      more: 'Eine Karte mehr',
      button: 'Abheben',
    },
    refusals: {
      'cut-first': 'Erst muss abgehoben werden.',
      'already-cut': 'Es ist schon abgehoben.',
      'cut-out-of-range': 'Auf beiden Seiten muss mindestens eine Karte bleiben.',
    },
  },

  log: {
    cut: (who, at) => line`${who} ${verb(who, 'hebst', 'hebt')} ${cardCount(at)} ab.`,
    dealt: (cards) => line`Jeder bekommt ${cardCount(cards)}.`,
    played: (who, card) => line`${who} ${verb(who, 'spielst', 'spielt')} ${playedCard(card)}.`,
    stands: (sum, remainder, who) => line`Summe ${sum}, Rest ${remainder}: Stich vorerst für ${who.own ? 'dich' : who}.`,
    took: (winner, sum, remainder) =>
      line`${winner} ${verb(winner, 'holst', 'holt')} den Stich: Summe ${sum}, Rest ${remainder}.`,
    points: (who, count) => line`${who} ${verb(who, 'hast', 'hat')} ${pointCount(count)}.`,
    pairPoints: (who, partner, count) =>
      line`${who} und ${midPlayer(partner)} ${who.own || partner.own ? 'habt' : 'haben'} ${pointCount(count)}.`,
    newHand: (cutter) => line`Neue Runde: ${cutter} ${verb(cutter, 'hebst', 'hebt')} ab.`,
  },

  legend: {
    now: {
      cut: 'Heb ab: Du bestimmst, wie viele Karten von oben nach unten kommen. Auf jeder Seite bleibt mindestens eine.',
      lead: 'Du spielst aus: Spiel irgendeine Karte.',
      play: 'Spiel irgendeine Karte. Du musst keine Farbe bedienen.',
    },
    deck: 'Das Blatt. Nach dem Abheben wird gegeben.',
    trick: (leader) => `Der Stich bis jetzt, der Reihe nach. ${does(leader, 'hast', 'hat')} ausgespielt.`,
    noTrick: (leader) => `Die Scheibe. In diesem Stich liegt noch nichts: ${does(leader, 'spielst', 'spielt')} aus.`,
    sum: (sum, remainder, { name, own }) =>
      `Die Scheibe: Die Summe ist ${sum}. Durch vier geteilt bleibt Rest ${remainder}, so geht der Stich an ${own ? 'dich' : name}.`,
    rim: 'Am Rand der Scheibe: wer bei welchem Rest den Stich bekommt. 0 ist, wer ausgespielt hat, dann geht es im Uhrzeigersinn.',
    courts: 'Bilder zählen 0.',
    aces: 'Ein Ass zählt 1.',
    points: 'Punkte und wie viele du zum Sieg brauchst. Jeder Stich ist einer.',
    taken: 'Stiche aus dieser Runde. Sie liegen verdeckt.',
    winning: 'Messingrand: bekäme diesen Stich.',
    side: 'Gleiche Farbe heißt: ein Paar. Die Punkte zählen zusammen.',
    signs: {
      dealer: 'Hat diese Runde gegeben.',
      cutter: 'Hebt ab und spielt zum ersten Stich aus.',
      leader: 'Hat ausgespielt: Von hier wird der Rest abgezählt.',
      partner: 'Spielt mit dir: Eure Punkte zählen zusammen.',
    },
  },

  tips: {
    cut: 'Schieb, wohin du willst, und drück auf „Abheben“. Jede Stelle ist gut.',
    turn: 'Die Scheibe zeigt, wer den Stich bekommt. Spiel irgendeine Karte.',
    preview: 'Die Scheibe zählt die Karte schon mit: So ginge der Stich aus.',
    score: ({ name, own }, remainder) =>
      `Punkt für ${own ? 'dich' : name}: ${remainder === 0 ? 'kein Rest, also gewinnt, wer ausspielt' : `Rest ${remainder}, gezählt ab dem Ausspieler`}.`,
  },

  tutorial: {
    steps: {
      take: 'Die Scheibe zählt die Karten zusammen: 5 + 0 + 3 = 8, denn ein König zählt 0. Teil durch vier: Der Rest zeigt, wer den Stich bekommt. Deine Zahl ist die 3. Spiel die 7: Bei 15 bleibt Rest 3.',
      lead: 'Dein Stich, also spielst du aus. Jetzt gehört die 0 auf der Scheibe dir, und von dir aus wird weitergezählt. Spiel ein Bild aus: Es zählt 0.',
      third: (isTouched) =>
        `Zehn, Rest 2: Der Stich ging an Blaise. Er spielt aus, also gehört die 0 jetzt ihm. ${isTouched ? 'Halte eine Karte gedrückt' : 'Zeig auf deine Karten'}, dann siehst du die Summe vorher. Hol den Stich mit einem Ass oder der 5.`,
      giveAway:
        'Ada hat zuletzt gespielt und gewonnen: Die letzte Karte entscheidet. Jetzt spielst du zuletzt. Holen kannst du den Stich nicht, und Ada oder Blaise würden damit das Spiel gewinnen. Gib ihn Carl: Spiel die 2 oder die 6.',
      win: 'Jeder hat einen Punkt, zwei gewinnen. Carl spielt eine 4 aus: Rest 0 gehört ihm, Rest 1 dir. Dreh den Zeiger noch einmal zu dir.',
    },
    done: 'Die anderen hatten nur noch Bilder: Der Stich gehört dir, und du gewinnst. Ein ganzes Spiel geht bis zehn Punkte.',
    wrong: {
      lead: (card, value, better) => `${card} zählt schon ${value}. ${better} zählt 0.`,
      gives: (card, winner) => `${card} gibt ihn ${winner.own ? 'dir' : winner.name}.`,
      makes: (card, sum) => `${card} macht ${sum}.`,
    },
  },

  hint: {
    makes: (sum, remainder) => `Macht ${sum}, Rest ${remainder}`,
    yours: ({ name, own }) => (own ? 'Der Stich gehört dir' : `Der Stich geht an ${name}`),
    pairs: ({ name, own }) => `Der Stich geht an ${own ? 'deinen Partner' : `den Partner von ${name}`}`,
    lost: (winner, { name, own }) =>
      own ? `Du kannst ihn nicht holen, also lass ihn ${winner}` : `${name} kann ihn nicht holen, also soll ${winner} ihn haben`,
    ownForNow: ({ name, own }) => (own ? 'Im Moment ist es dein Stich' : `Im Moment geht der Stich an ${name}`),
    pairsForNow: ({ name, own }) => `Im Moment geht der Stich an ${own ? 'deinen Partner' : `den Partner von ${name}`}`,
  },
};
