import type { Messages } from '../en/index.ts';

export const shuffle: Messages['shuffle'] = {
  title: 'Das Mischen',
  word: 'Mischen',
  marks: {
    fixed: {
      label: 'Mischen: festgelegt',
      about:
        'Die Zahlen aller Spieler sind da, und der Server kann seine nicht mehr ändern. Nach dem Spiel prüft dein Browser alles nach.',
    },
    checking: { label: 'Mischen: wird geprüft …', about: 'Dein Browser prüft dieses Spiel gerade.' },
    proven: {
      label: 'Mischen: bewiesen',
      about: 'Dein Browser hat jedes Mischen, jede Auslosung und jeden Zug nachgeprüft. Alles stimmt.',
    },
    failed: { label: 'Mischen: Prüfung gescheitert', about: 'Dieses Spiel hat die Prüfung nicht bestanden.' },
    alone: { label: 'Mischen: nur vom Server', about: 'Kein Spieler hat mitgemischt, also ist nichts bewiesen.' },
    missed: {
      label: 'Mischen: für dich nicht bewiesen',
      about: 'Dein Browser hat nicht mitgemischt, deshalb ist dir nichts bewiesen.',
    },
    unproven: { label: 'Mischen: kein Beweis', about: 'Zu diesem Spiel wurde kein Beweis gespeichert.' },
    continued: {
      label: 'Mischen: nicht bewiesen',
      about:
        'Dieses Spiel setzt ein anderes fort. Die Karten wurden nicht an diesem Tisch gemischt, deshalb ist nichts bewiesen.',
    },
    unknown: { label: 'Mischen: nicht geprüft', about: 'Das gespeicherte Spiel ließ sich nicht laden.' },
    device: {
      label: 'Mischen: auf diesem Gerät',
      about: 'Dieses Gerät hat die Karten gemischt. Sonst war niemand beteiligt, es gibt also nichts zu beweisen.',
    },
  },
  missed: {
    absent: 'Als das Spiel begann, war die Zahl deines Browsers nicht da.',
    silent: 'Dein Browser hat seine Zahl nicht rechtzeitig aufgedeckt.',
    late: 'Dein Browser hat seine Zahl abgeschickt, aber laut Server kam sie zu spät an.',
  },
  steps: {
    record: 'Das gespeicherte Spiel ist beschädigt.',
    form: 'Der Beweis fehlt, ist beschädigt oder gehört zu einem anderen Spiel.',
    people: 'Eine Zahl ist nicht die, die vorher festgelegt wurde.',
    seal: 'Der Server hat etwas anderes aufgedeckt, als er versiegelt hatte.',
    outcomes: 'Die Karten ergeben sich nicht aus den Zahlen.',
    moves: 'Die Züge sind nicht die des Beweises.',
    dropped: 'Deine eigene Zahl fehlt, obwohl sie rechtzeitig da war.',
    changed: 'Die Zahlen sind nicht die, die deinem Browser gezeigt wurden.',
    rules: 'Die Züge folgen nicht den Regeln.',
  },
  compare: 'Nennt einander diese vier Karten. Sieht jemand andere, hat man euch verschiedene Mischungen gezeigt.',
  meaning: 'Was der Beweis bedeutet',
  points: [
    'Vor dem Spiel legen sich der Server und der Browser jedes Spielers auf je eine geheime Zahl fest.',
    'Jedes Mischen ergibt sich aus allen Zahlen zusammen. Weder der Server noch ein Spieler konnte die Karten wählen oder lenken.',
    'Nach dem Spiel werden die Zahlen aufgedeckt, und dein Browser prüft jedes Mischen und jeden Zug nach.',
    'Es beweist nicht, dass die Betreiber des Servers die Karten nicht sehen können.',
    'Es beweist nicht, dass die Spieler ihre Karten für sich behalten.',
  ],
  checkPage: 'Ohne diese App prüfen',
};
