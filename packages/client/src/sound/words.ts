import { spoken } from '../words/index.ts';

/** What is said about what is heard, felt, and told outside of the page. */
interface SoundWords {
  /** Of the button that turns it on and off. */
  readonly title: string;
  readonly on: string;
  readonly off: string;
  readonly volume: string;
  readonly hears: string;
  readonly hearsAll: string;
  readonly hearsTurn: string;
  readonly vibration: string;
  readonly vibrationAbout: string;
  readonly notices: string;
  readonly noticesAbout: string;
  /** The browser was told to refuse. */
  readonly noticesBlocked: string;
  readonly turnAt: (game: string) => string;
}

export const soundWords = spoken<SoundWords>({
  en: {
    title: 'Sound',
    on: 'Sound on',
    off: 'Sound off',
    volume: 'Volume',
    hears: 'What you hear',
    hearsAll: 'Everything',
    hearsTurn: 'Only my turn',
    vibration: 'Vibrate',
    vibrationAbout: 'When it is your turn.',
    notices: 'Notifications',
    noticesAbout: 'Your browser tells you when it is your turn while you are looking at something else.',
    noticesBlocked: 'Your browser does not allow it. You can change that in its settings for this page.',
    turnAt: (game) => `Your turn at ${game}`,
  },
  de: {
    title: 'Ton',
    on: 'Ton an',
    off: 'Ton aus',
    volume: 'Lautstärke',
    hears: 'Was du hörst',
    hearsAll: 'Alles',
    hearsTurn: 'Nur, wenn ich dran bin',
    vibration: 'Vibrieren',
    vibrationAbout: 'Wenn du dran bist.',
    notices: 'Benachrichtigungen',
    noticesAbout: 'Dein Browser sagt dir Bescheid, wenn du dran bist und gerade etwas anderes ansiehst.',
    noticesBlocked: 'Dein Browser lässt das nicht zu. Du kannst es in seinen Einstellungen für diese Seite ändern.',
    turnAt: (game) => `Du bist dran: ${game}`,
  },
  ru: {
    title: 'Звук',
    on: 'Звук включён',
    off: 'Звук выключен',
    volume: 'Громкость',
    hears: 'Что слышно',
    hearsAll: 'Всё',
    hearsTurn: 'Только мой ход',
    vibration: 'Вибрация',
    vibrationAbout: 'Когда ваш ход.',
    notices: 'Уведомления',
    noticesAbout: 'Браузер подскажет, что ваш ход, если вы в это время смотрите что-то другое.',
    noticesBlocked: 'Браузер их не разрешает. Это можно изменить в его настройках для этой страницы.',
    turnAt: (game) => `Ваш ход: ${game}`,
  },
});
