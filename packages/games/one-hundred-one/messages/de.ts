import { does, line, verb } from '@hundredfold/client/game';
import { bareCard, listedPieces, many, playedCard, pointCount } from '@hundredfold/client/game/de';
import type { OneHundredOneMessages } from './en.ts';

const karten = (count: number): string => many(count, { one: 'eine Karte', other: '# Karten' });

const now = (next: string | null): string => (next === null ? '' : ` Jetzt wäre das ${next}.`);

export const messages: OneHundredOneMessages = {
  about: {
    name: 'Hunderteins',
    credit: 'überliefert, nach der Anleitung von N.\u00a0Barkhatov',
    line: 'Alle Karten weg, aber nie über 101',
    pitch:
      'Bediene Farbe oder Wert, triff deinen Nachbarn mit Sechsen und Siebenen und werd mit einer Dame fertig. Über 101 hast du verloren.',
    options: {
      ending: {
        label: 'Das Ende',
        about: 'Was passiert, wenn jemand über 101 Punkte kommt.',
        values: {
          'first-loser': {
            label: 'Schluss, wenn jemand über 101 kommt',
            about: 'Nach dieser Runde ist Schluss. Wer die wenigsten Punkte hat, gewinnt.',
          },
          elimination: {
            label: 'Weiter, bis einer übrig ist',
            about: 'Wer über 101 kommt, scheidet aus. Wer übrig bleibt, gewinnt.',
          },
        },
      },
      freeDraw: {
        label: 'Freies Ziehen',
        about: 'Du darfst eine Karte ziehen, auch wenn du spielen könntest. Dann spielst oder passt du.',
      },
    },
    phrases: {
      'nice-chain': 'Schöne Kette!',
      'that-hurt': 'Das tat weh!',
      'out-on-a-queen': 'Mit der Dame fertig!',
      'not-me-again': 'Nicht schon wieder ich!',
      'just-under': 'Puh, noch unter 101!',
    },
  },

  summary: {
    goal: 'Werd deine Karten los: Wer auf Karten sitzen bleibt, bekommt ihre Punkte, und Punkte sind schlecht.',
    turn: 'Spiel eine Karte mit derselben Farbe oder demselben Wert wie die oberste. Eine Dame passt immer, und du wünschst dir dazu eine Farbe. Kannst du nicht spielen, zieh eine Karte. Asse, Siebenen, Sechsen und der Pik-König treffen den Nächsten. Deine eigene Acht musst du selbst bedienen.',
    end: 'Wer über 101 kommt, hat verloren. Die niedrigste Summe gewinnt – oder wer zuletzt übrig bleibt, wenn ihr das eingestellt habt. Genau 101 wird zu 0.',
  },

  table: {
    dealer: 'gibt',
    out: (place) => `als ${place}. fertig`,
    lost: 'über 101',
    passed: 'passt',
    struck: (taken) => (taken === 0 ? 'setzt aus' : `+${taken}, setzt aus`),
    struckLong: (taken) => (taken === 0 ? 'setzt aus' : `zieht ${karten(taken)} und setzt aus`),
    costs: (count) => `Kostet ${pointCount(count)}, wenn sie übrig bleibt`,

    suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' },
    ordered: (suit) => `Gewünscht: ${suit}. Nur ${suit} oder eine Dame passt`,
    orderedShort: 'Wunsch',
    pack: (count) => `Ziehstapel, ${karten(count)}`,
    drawFrom: (count) => `Karte ziehen: ${count} im Ziehstapel`,
    pile: (card, count) => `Ablagestapel, ${karten(count)}; obenauf ${card}`,
    noCard: 'Noch keine Karte auf dem Tisch',
    leftShort: (loser, held, count) =>
      `Die Runde ist aus. ${does(loser, 'bleibst', 'bleibt')} auf ${held} sitzen: ${pointCount(count)}`,
    strike: (card, victim, taken) =>
      taken === 0
        ? `${card}: ${victim.name} setzt aus`
        : `${card}: ${does(victim, 'ziehst', 'zieht')} ${karten(taken)} und setzt aus`,
    wasStruck: (by, card, taken) =>
      taken === 0
        ? `${by} hat ${card} gespielt: Du hast ausgesetzt`
        : `${by} hat ${card} gespielt: Du hast ${karten(taken)} gezogen und ausgesetzt`,
    wasPassed: 'Nichts hat gepasst – du hast ausgesetzt',

    layFromHand: 'Spiel eine Karte aus deiner Hand.',
    which: (card) => `${card}: Wünsch dir eine Farbe`,
    pass: 'Passen',

    prompt: {
      cover: (card, again) => `${again ? 'Du bist noch mal dran' : 'Du bist dran'}: Bediene ${card}`,
      follow: (suit, again) => `${again ? 'Du bist noch mal dran' : 'Du bist dran'}: ${suit} oder eine Dame`,
      nothing: (again) => `${again ? 'Du bist noch mal dran' : 'Du bist dran'}: Nichts passt, zieh eine Karte`,
      coverEight: 'Bediene deine Acht',
      nothingCoversEight: 'Nichts passt auf deine Acht: Zieh eine Karte',
      drawn: 'Die gezogene Karte passt: Spiel sie',
      drawnOrPass: 'Spiel eine Karte oder passe',
      order: 'Du bist dran: Wünsch dir eine Farbe',
      playsAgain: (name) => `${name} ist noch mal dran`,
      coversEight: (name) => `${name} muss die Acht bedienen`,
      orders: (name) => `${name} wünscht sich eine Farbe`,
    },

    would: {
      notCover: (card) => `${card}: passt nicht`,
      strike: (card, victim, taken) =>
        taken === 0 ? `${card}: ${victim} setzt aus` : `${card}: ${victim} zieht ${karten(taken)} und setzt aus`,
      order: (card) => `${card}: passt auf alles, und du wünschst dir eine Farbe`,
      eight: (card) => `${card}: Du musst sie gleich selbst bedienen`,
      out: (card, bonus) =>
        bonus === 0
          ? `${card}: deine letzte Karte, du bist fertig`
          : `${card}: deine letzte Karte, du bist fertig und hast ${pointCount(bonus)} weniger`,
    },

    sheet: { title: 'Punktezettel', round: 'Runde', total: 'Gesamt' },
    refusals: {
      'does-not-cover': 'Diese Karte passt nicht auf die oberste.',
      'order-a-suit': 'Wünsch dir zur Dame eine Farbe.',
      'no-order-now': 'Jetzt kannst du dir keine Farbe wünschen.',
      'must-cover': 'Wenn du spielen kannst, musst du.',
      'already-drawn': 'Du hast schon eine Karte gezogen.',
      'cannot-pass': 'Jetzt kannst du nicht passen.',
      'nothing-to-draw': 'Es ist keine Karte mehr zum Ziehen da.',
    },
  },

  log: {
    played: (who, card) => line`${who} ${verb(who, 'spielst', 'spielt')} ${playedCard(card)}.`,
    ordered: (who, suit) => line`${who} ${verb(who, 'wünschst dir', 'wünscht sich')} ${suit}.`,
    drew: (who) => line`${who} ${verb(who, 'ziehst', 'zieht')} eine Karte.`,
    drewForEight: (who) => line`${who} ${verb(who, 'ziehst', 'zieht')} eine Karte für die Acht.`,
    noHelp: 'Sie passt nicht, also ist der Nächste dran.',
    passed: (who) => line`${who.own ? 'Du passt' : line`${who} passt`}.`,
    struck: (victim, taken) =>
      taken === 0
        ? line`${victim} setzt aus.`
        : line`${victim} ${verb(victim, 'ziehst', 'zieht')} ${karten(taken)} und setzt aus.`,
    mustCover: (who) => line`${who} ${verb(who, 'musst', 'muss')} die Acht bedienen.`,
    passedOver: (who) => line`${who} ${verb(who, 'kannst', 'kann')} weder spielen noch ziehen.`,
    reshuffled: 'Der Ziehstapel war leer: Alle Karten unter der obersten wurden zum neuen Ziehstapel gemischt.',
    out: (who, bonus) =>
      bonus === 0
        ? line`${who} ${verb(who, 'bist', 'ist')} fertig.`
        : line`${who} ${verb(who, 'bist', 'ist')} mit einer Dame fertig: ${pointCount(bonus)} weniger.`,
    left: (loser, held, count) =>
      line`Die Runde ist aus. ${loser} ${verb(loser, 'bleibst', 'bleibt')} auf ${listedPieces(held.map(bareCard))} sitzen: ${pointCount(count)}.`,
    undecided: 'Hundert Züge lang hatte niemand eine Wahl: Die Runde endet unentschieden.',
    exactly: (who) => line`${who} ${verb(who, 'hast', 'hat')} genau 101, und das wird zu 0.`,
    beyond: (who, total) => line`${who} ${verb(who, 'hast', 'hat')} ${total} Punkte – mehr als 101.`,
    round: (round, dealer, card) =>
      line`Runde ${round}: ${dealer} ${verb(dealer, 'gibst und deckst', 'gibt und deckt')} ${playedCard(card)} auf.`,
  },

  legend: {
    now: {
      order: 'Wünsch dir eine Farbe: Als Nächstes muss sie oder eine Dame kommen.',
      coverEight: 'Bediene deine Acht gleich: mit derselben Farbe, noch einer Acht oder einer Dame.',
      drawForEight: 'Nichts passt auf deine Acht: Zieh, bis etwas passt.',
      drawn: 'Die gezogene Karte passt: Du musst sie spielen.',
      drawnOrPass: 'Du hast gezogen: Spiel eine Karte, die passt, oder passe.',
      cover: 'Bediene die oberste Karte: dieselbe Farbe, derselbe Wert oder eine Dame. Wenn du kannst, musst du.',
      coverOrDraw: 'Bediene die oberste Karte: dieselbe Farbe, derselbe Wert oder eine Dame. Oder zieh eine Karte.',
      follow: (suit) => `Spiel die gewünschte Farbe, ${suit}, oder eine Dame.`,
      draw: 'Nichts passt: Zieh eine Karte. Passt sie, musst du sie spielen.',
    },
    top: 'Darauf wird gespielt: Dieselbe Farbe passt, derselbe Wert oder eine Dame.',
    queen: (suit) => `Eine Dame und der Wunsch dazu: Nur ${suit} oder noch eine Dame passt.`,
    pack: 'Der Ziehstapel. Ist er leer, werden die Karten unter der obersten gemischt.',
    hand: 'So viel kosten deine Karten, wenn du auf ihnen sitzen bleibst.',
    counts: (count) =>
      count === 0 ? 'Bleibt sie übrig, kostet sie nichts.' : `Bleibt sie übrig, kostet sie ${pointCount(count)}.`,
    does: {
      A: (next) => `Bei einem Ass setzt der Nächste aus.${now(next)}`,
      7: (next) => `Bei einer Sieben zieht der Nächste eine Karte und setzt aus.${now(next)}`,
      6: (next) => `Bei einer Sechs zieht der Nächste zwei Karten und setzt aus.${now(next)}`,
      K: (next) => `Beim Pik-König zieht der Nächste fünf Karten und setzt aus.${now(next)}`,
      Q: () => 'Eine Dame passt auf alles, und du wünschst dir die nächste Farbe.',
      8: () => 'Deine Acht musst du sofort bedienen – oder ziehen, bis du kannst.',
    },
    points: 'Punkte bis jetzt. Sie sind schlecht: Über 101 hast du verloren, genau 101 wird zu 0.',
    marks: {
      lost: 'Über 101: verloren.',
      out: 'In dieser Runde fertig: keine Karten mehr.',
      struck: 'Das hat die oberste Karte gerade angerichtet.',
      passed: 'Hatte nichts Passendes und setzt aus.',
      dealer: 'Hat diese Runde gegeben. Die letzte Karte beim Geben war die erste auf dem Tisch.',
    },
  },

  tips: {
    play: 'Werd deine Karten los, Reste kosten Punkte. Spiel eine helle.',
    draw: 'Werd deine Karten los, Reste kosten Punkte. Nichts passt: Zieh.',
    order: 'Wünsch dir die Farbe, die als Nächstes kommen muss.',
    worth: 'Die kleine Zahl: So viel kostet die Karte, wenn sie übrig bleibt.',
    score: (loser, count) => `Die Runde ist aus. ${does(loser, 'bleibst', 'bleibt')} auf ${pointCount(count)} sitzen.`,
  },

  tutorial: {
    steps: {
      draw: 'Werd deine Karten los: Was übrig bleibt, kostet Punkte, und Punkte sind schlecht. Deine Karte muss zur obersten passen, in der Farbe oder im Wert: ein Herz oder eine Neun. Du hast beides nicht, also zieh eine Karte.',
      order:
        'Eine Dame passt auf alles, und du wünschst dir die nächste Farbe. Du hast nur Kreuz: Spiel die Dame und wünsch dir Kreuz.',
      strike:
        'Ada hat Kreuz gespielt. Jetzt wird es gemein: Nach einer Sieben zieht der Nächste eine Karte und setzt aus. Zu zweit heißt das: Du bist noch mal dran. Spiel die Sieben.',
      eight: 'Wieder du. Deine eigene Acht musst du sofort bedienen, und du kannst es: Spiel die Acht.',
      cover: 'Jetzt bediene deine Acht. Nach einem Ass setzt der Nächste aus, also bist du gleich wieder dran. Spiel das Ass.',
      out: 'Ada setzt aus, und du hast noch eine Karte. Sie ist Kreuz: Spiel sie, und du bist fertig.',
    },
    done: 'Fertig! Wer auf Karten sitzen bleibt, bekommt ihre Punkte: Ada hat 25. Wer über 101 kommt, hat verloren. Nach einer Sechs zieht der Nächste zwei Karten, nach dem Pik-König fünf.',
    wrong: {
      suit: (named, better, held) => `${named} hast du nicht. Wünsch dir ${better}: Davon hast du ${held}.`,
      leads: {
        A: (next) => `${next} setzt aus, zieht aber nichts.`,
        8: () => 'Die Acht müsstest du selbst bedienen.',
        other: (next) => `Dann ist ${next} dran.`,
      },
      wants: {
        7: (next) => `Bei der Sieben muss ${next} ziehen.`,
        8: () => 'Erst die Acht: Du kannst sie bedienen.',
        A: (next) => `Beim Ass setzt ${next} aus.`,
      },
    },
  },

  hint: {
    draw: ({ name, own }) => `Nichts passt: ${own ? 'Zieh eine Karte' : `${name} muss ziehen`}`,
    drawAnyway: ({ name, own }) =>
      own
        ? 'Du könntest spielen, aber eine weitere Karte hilft dir mehr'
        : `${name} könnte spielen, aber eine weitere Karte hilft mehr`,
    pass: ({ name, own }) => `${own ? 'Deine Karten' : `Die Karten von ${name}`} nützen auf der Hand mehr`,
    out: ({ name, own }) => (own ? 'Deine letzte Karte: Du bist fertig' : `Die letzte Karte: ${name} ist fertig`),
    run: ({ name, own }) =>
      own
        ? 'Deine Karten passen eine nach der anderen: Du bist sofort fertig'
        : `Die Karten passen eine nach der anderen: ${name} ist sofort fertig`,
    suit: (suit, held, { name, own }) =>
      own
        ? `Eine Dame passt immer. Wünsch dir ${suit}, davon hast du ${karten(held)}`
        : `Eine Dame passt immer. ${name} kann sich ${suit} wünschen und hat davon ${karten(held)}`,
    covered: ({ name, own }) =>
      own ? 'Du kannst sie sofort bedienen und bist zwei Karten los' : `${name} kann sie sofort bedienen und ist zwei Karten los`,
    uncovered: ({ name, own }) =>
      `Acht Punkte weniger auf der Hand, aber ${own ? 'du musst' : `${name} muss`} ziehen, bis etwas passt`,
    strikes: (name, taken) => (taken === 0 ? `${name} setzt aus` : `${name} zieht ${karten(taken)} und setzt aus`),
    saves: ({ name, own }) =>
      own
        ? 'Sie passt, und deine Angriffskarten hebst du dir für den Schluss auf'
        : `Sie passt, und ${name} hebt die Angriffskarten für den Schluss auf`,
    points: (count, { name, own }) =>
      `${pointCount(count)} weniger, falls ${own ? 'du sitzen bleibst' : `${name} sitzen bleibt`}`,
  },

  needs: {
    ranks: {
      6: 'eine Sechs',
      7: 'eine Sieben',
      8: 'eine Acht',
      9: 'eine Neun',
      10: 'eine Zehn',
      J: 'ein Bube',
      K: 'ein König',
      A: 'ein Ass',
    },
    cover: (suit, rank) => `Hier passt nur ${suit}, ${rank} oder eine Dame.`,
    follow: (suit) => `Hier passt nur ${suit} oder eine Dame.`,
  },
};
