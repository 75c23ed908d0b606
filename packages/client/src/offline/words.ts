import { spoken } from '../words/index.ts';

/** What is said where the house does not answer. */
interface OfflineWords {
  readonly noHouse: string;
  readonly playHere: string;
  /** To whoever is about to begin a game. */
  readonly hereNow: string;
  /** Where one could play with the house as well. */
  readonly orHere: string;
}

export const offlineWords = spoken<OfflineWords>({
  en: {
    noHouse: 'Hundredfold cannot be reached just now.',
    playHere: 'Play on this device',
    hereNow: 'What you begin now is played on this device alone.',
    orHere: 'On this device, without a connection',
  },
  de: {
    noHouse: 'Hundredfold ist gerade nicht zu erreichen.',
    playHere: 'Auf diesem Gerät spielen',
    hereNow: 'Was du jetzt anfängst, spielst du nur auf diesem Gerät.',
    orHere: 'Auf diesem Gerät, ohne Verbindung',
  },
  ru: {
    noHouse: 'Hundredfold сейчас недоступен.',
    playHere: 'Играть на этом устройстве',
    hereNow: 'Новая игра пойдёт только на этом устройстве.',
    orHere: 'На этом устройстве, без связи',
  },
});
