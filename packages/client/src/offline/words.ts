import { spoken } from '../words/index.ts';

/** What is said where the house does not answer. */
interface OfflineWords {
  readonly noHouse: string;
  /** The server answers, but no WebSocket to it opens. */
  readonly noSockets: string;
  readonly playHere: string;
  /** To whoever is about to begin a game. */
  readonly hereNow: string;
  /** Where one could play with the house as well. */
  readonly orHere: string;
}

export const offlineWords = spoken<OfflineWords>({
  en: {
    noHouse: 'Hundredfold cannot be reached just now.',
    noSockets:
      'Hundredfold answers, but your network blocks live connections (WebSockets). Try another network, such as mobile data, or turn off your VPN, proxy or content blocker.',
    playHere: 'Play on this device',
    hereNow: 'What you begin now is played on this device alone.',
    orHere: 'On this device, without a connection',
  },
  de: {
    noHouse: 'Hundredfold ist gerade nicht zu erreichen.',
    noSockets:
      'Hundredfold antwortet, aber dein Netz lässt keine Live-Verbindungen (WebSockets) durch. Versuch es in einem anderen Netz, etwa über mobile Daten, oder schalte VPN, Proxy und Blocker ab.',
    playHere: 'Auf diesem Gerät spielen',
    hereNow: 'Was du jetzt anfängst, spielst du nur auf diesem Gerät.',
    orHere: 'Auf diesem Gerät, ohne Verbindung',
  },
  ru: {
    noHouse: 'Hundredfold сейчас недоступен.',
    noSockets:
      'Hundredfold отвечает, но ваша сеть не пропускает постоянные соединения (WebSocket). Попробуйте другую сеть, например мобильный интернет, или отключите VPN, прокси и блокировщики.',
    playHere: 'Играть на этом устройстве',
    hereNow: 'Новая игра пойдёт только на этом устройстве.',
    orHere: 'На этом устройстве, без связи',
  },
});
