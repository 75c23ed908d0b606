import type { Messages } from '../en/index.ts';

export const stored: Messages['stored'] = {
  about:
    'Ein Konto brauchst du hier nicht. Dein Browser denkt sich ein Geheimnis aus, und der Server speichert davon nur einen Hash: Der heißt unten deine Kennung. Es gibt keine Werbung und keine Tracker, und ein Cookie bekommt nur, wer sich als Admin anmeldet.',
  whom: 'Über wen',
  kept: 'Wie lange',
  uptime: 'Die Zeiten zählen nur, solange der Server läuft.',
  unreachable: 'Hundredfold ist gerade nicht erreichbar, darum fehlen einige Zeiten.',
  unknown: 'gerade nicht bekannt',
  kinds: {
    tables: {
      title: 'Tische',
      what: 'Namen und Abzeichen, wer Gastgeber ist, die Einstellungen, jeder Zug, die bisherigen Siege, wer welche verdeckten Karten gesehen hat und wer entfernt wurde – jeweils mit Kennung.',
      whom: 'Spieler, Gastgeber, Entfernte und Zuschauer, die verdeckte Karten gesehen haben',
      kept: (unplayed, played) => `${played}, nachdem alle gegangen sind; ${unplayed}, wenn nie ein Spiel begonnen hat`,
    },
    results: {
      title: 'Ergebnisse und Favoriten',
      what: 'Das Ergebnis jedes Spielers: Spiel und Optionen, wann es zu Ende war, Punkte und Platz, der Name – mit seiner Kennung.',
      whom: 'Spieler',
      kept: 'Bis du sie löschst; ab einigen Tausend fallen die ältesten weg',
    },
    records: {
      title: 'Beendete Spiele',
      what: 'Jeder Zug und jede Karte, damit ihr das Spiel noch einmal ansehen könnt. Die Namen dazu stammen aus den Ergebnissen und verschwinden mit ihnen.',
      whom: 'Spieler, nur nach ihren Plätzen',
      kept: (time) => `${time}, oder solange es für einen Spieler ein Favorit ist`,
    },
    reports: {
      title: 'Meldungen',
      what: 'Wer wen wann an welchem Tisch gemeldet hat und was die gemeldete Person dort geschrieben hatte – mit deren Namen und beiden Kennungen.',
      whom: 'Beide Personen',
      kept: (time) => `${time} nach der Meldung`,
    },
    groups: {
      title: 'Gruppen',
      what: 'Name der Gruppe, Namen und Abzeichen der Mitglieder, wer sich verbirgt, ihre Ergebnisse an den Tischen der Gruppe, gespeicherte Einstellungen, der nächste oder letzte Spieleabend mit allen Antworten und wer den Link geändert hat – mit Kennung. Der Link selbst ist für den Browser jedes Mitglieds verschlüsselt. Ist ein Chat für Neuigkeiten eingetragen: seine Adresse, dazu Sprache und Zeitzone; der Chat bekommt auch Namen.',
      whom: 'Mitglieder und Entfernte',
      kept: (time) =>
        `Du bist Mitglied, bis du die Gruppe verlässt, und deine Ergebnisse bleiben, bis du sie löschst; eine Gruppe, die ${time} lang niemand benutzt, wird gelöscht`,
    },
    notices: {
      title: 'Benachrichtigungen',
      what: 'Für jeden Browser, der sie will: seine Adresse bei einem Push-Dienst und seine Schlüssel, welche Benachrichtigungen in welcher Sprache und Zeitzone, und wann die letzte kam – mit der Kennung. Der Push-Dienst gibt sie verschlüsselt weiter und kann sie nicht lesen.',
      whom: 'Wer sie eingeschaltet hat',
      kept: (time) => `${time} nach deinem letzten Besuch, oder bis du sie ausschaltest`,
    },
    blocked: {
      title: 'Vom Admin Gesperrte',
      what: 'Kennung, Name und Datum.',
      whom: 'Gesperrte',
      kept: 'Bis ein Admin die Sperre aufhebt',
    },
    memory: {
      title: 'Chat, und wer da ist',
      what: 'Wer an einem Tisch oder auf der Seite einer Gruppe ist oder ein Spiel sucht, und die letzten Nachrichten im Chat jedes Tisches. Während du auf ein anderes Gerät umziehst, auch dein Geheimnis, dein Name und dein Abzeichen.',
      whom: 'Alle, die da sind',
      kept: 'Nur im Arbeitsspeicher: ein Code zum Umziehen etwa zehn Minuten, der Chat noch einige Zeit, nachdem alle gegangen sind',
    },
    addresses: {
      title: 'Netzadressen',
      what: 'Sie werden gezählt, damit niemand den Server überflutet. Von einer IPv6-Adresse nur der Teil, der das Netz bezeichnet.',
      whom: 'Alle, die diese Website öffnen',
      kept: 'Nur im Arbeitsspeicher: um Anfragen pro Minute zu zählen, solange ein Tisch benutzt wird, den du aufgemacht hast, und nach einem Umzug auf ein anderes Gerät einen Tag lang',
    },
    logs: {
      title: 'Das Log des Servers',
      what: 'Ereignisse und Fehler ohne Namen, Kennungen, Tischcodes, Karten oder Chat. Wenn sich jemand auf der Admin-Seite anmeldet oder es versucht, steht die Adresse darin.',
      whom: 'Besucher der Admin-Seite',
      kept: 'Das bestimmt der Betreiber. Ein Proxy oder Anbieter vor dem Server kann eigene Logs führen',
    },
    backups: {
      title: 'Sicherungen',
      what: 'Kopien der Tische, Ergebnisse, beendeten Spiele, Meldungen, Gruppen, Sperren und Benachrichtigungen. Was du löschst, bleibt in älteren Kopien.',
      whom: 'Dieselben Leute',
      kept: (time) => `${time}. Der Betreiber kann weitere Kopien aufheben`,
    },
    browser: {
      title: 'In deinem Browser',
      what: 'Dein Geheimnis, dein Name, dein Abzeichen und deine Einstellungen, das Codewort, falls die Website eins verlangt, Leute, die du blockiert hast, dein Anteil am Mischen der letzten Spiele und Spiele nur auf diesem Gerät.',
      whom: 'Du, und Leute, die du blockiert hast',
      kept: 'Bis du „Meine Daten löschen“ wählst oder im Browser die Daten dieser Website löschst',
    },
  },
  noBackups: 'Von selbst legt der Server keine an. Der Betreiber kann Kopien aufheben',
  deleting:
    'Tipp auf der Startseite auf dein Abzeichen. Dein Name, dein Abzeichen und deine Plätze, deine Nachrichten im Chat, deine Ergebnisse, Favoriten und Benachrichtigungen, deine Spuren in Gruppen sowie Meldungen von dir oder über dich werden sofort gelöscht.',
  staying:
    'Deine Züge bleiben ohne deinen Namen. Deine Kennung bleibt, wo dich ein Gastgeber entfernt oder ein Admin gesperrt hat, und bis zum Ende eines Spiels, dessen Karten du gesehen hast. Sie führt nicht mehr zu dir, denn dein Browser löscht das Geheimnis.',
};
