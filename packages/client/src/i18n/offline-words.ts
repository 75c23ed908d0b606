import { spoken } from './index.ts';

/** Texts for when the server cannot be reached. */
interface OfflineWords {
  readonly noHouse: string;
  /** The server answers, but no WebSocket to it opens. */
  readonly noSockets: string;
  readonly playHere: string;
  /** Shown before a game is started without a connection. */
  readonly hereNow: string;
  /** The link to offline games while there is a connection. */
  readonly orHere: string;
}

export const offlineWords = spoken<OfflineWords>({
  en: {
    noHouse: 'No connection to Hundredfold.',
    noSockets:
      'Hundredfold answers, but your network blocks live connections (WebSockets). Try another network, such as mobile data, or turn off your VPN, proxy or content blocker.',
    playHere: 'Play on this device',
    hereNow: 'A game you start now stays on this device.',
    orHere: 'Play offline on this device',
  },
  de: {
    noHouse: 'Keine Verbindung zu Hundredfold.',
    noSockets:
      'Hundredfold antwortet, aber dein Netz lässt keine Live-Verbindungen (WebSockets) durch. Versuch es in einem anderen Netz, etwa über mobile Daten, oder schalte VPN, Proxy und Blocker ab.',
    playHere: 'Auf diesem Gerät spielen',
    hereNow: 'Ein neues Spiel läuft jetzt nur auf diesem Gerät.',
    orHere: 'Offline auf diesem Gerät spielen',
  },
  ru: {
    noHouse: 'Нет связи с Hundredfold.',
    noSockets:
      'Hundredfold отвечает, но ваша сеть не пропускает постоянные соединения (WebSocket). Попробуйте другую сеть, например мобильный интернет, или отключите VPN, прокси и блокировщики.',
    playHere: 'Играть на этом устройстве',
    hereNow: 'Новая игра пойдёт только на этом устройстве.',
    orHere: 'Играть без сети на этом устройстве',
  },
});
