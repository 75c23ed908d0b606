import { spoken } from '../../i18n/index.ts';

/** Texts about sound, vibration and notifications. */
interface SoundWords {
  /** The button that turns sound on and off. */
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
  /** Shown when the user has blocked notifications in the browser. */
  readonly noticesBlocked: string;
  readonly turnAt: (game: string) => string;
}

export const soundWords = spoken<SoundWords>({
  en: {
    title: 'Sound',
    on: 'Sound on',
    off: 'Sound off',
    volume: 'Volume',
    hears: 'Sounds',
    hearsAll: 'All',
    hearsTurn: 'Only my turn',
    vibration: 'Vibrate',
    vibrationAbout: 'When it’s my turn.',
    notices: 'Notifications',
    noticesAbout: 'Notify me when it’s my turn.',
    noticesBlocked: 'Your browser blocks them. You can change that in its settings for this page.',
    turnAt: (game) => `Your turn at ${game}`,
  },
  de: {
    title: 'Ton',
    on: 'Ton an',
    off: 'Ton aus',
    volume: 'Lautstärke',
    hears: 'Töne',
    hearsAll: 'Alles',
    hearsTurn: 'Nur, wenn ich dran bin',
    vibration: 'Vibrieren',
    vibrationAbout: 'Wenn ich dran bin.',
    notices: 'Benachrichtigungen',
    noticesAbout: 'Sag mir Bescheid, wenn ich dran bin.',
    noticesBlocked: 'Dein Browser lässt das nicht zu. Du kannst es in seinen Einstellungen für diese Seite ändern.',
    turnAt: (game) => `Du bist dran: ${game}`,
  },
  ru: {
    title: 'Звук',
    on: 'Звук включён',
    off: 'Звук выключен',
    volume: 'Громкость',
    hears: 'Звуки',
    hearsAll: 'Всё',
    hearsTurn: 'Только мой ход',
    vibration: 'Вибрация',
    vibrationAbout: 'Когда мой ход.',
    notices: 'Уведомления',
    noticesAbout: 'Сообщать, когда мой ход.',
    noticesBlocked: 'Браузер их не разрешает. Это можно изменить в его настройках для этой страницы.',
    turnAt: (game) => `Ваш ход: ${game}`,
  },
});
