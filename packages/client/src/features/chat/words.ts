import type { Phrase, Reaction } from '@hundredfold/shared/protocol/chat.ts';
import { spoken } from '../../i18n/index.ts';

/** Texts of the chat, with the phrases and reactions that take one press. */
interface TalkWords {
  readonly title: string;
  /** The button that opens the chat, with the number of unread messages. */
  readonly unread: (count: number) => string;
  readonly close: string;
  readonly silence: string;
  readonly you: string;
  readonly watches: string;
  readonly react: string;
  readonly say: string;
  readonly field: string;
  readonly send: string;
  readonly notALine: string;
  readonly phrasesOnly: string;
  /** Told to spectators while a game is on. */
  readonly aside: string;
  /** The button that opens the actions about a person. */
  readonly about: (name: string) => string;
  readonly mute: string;
  readonly unmute: string;
  readonly block: string;
  readonly unblock: string;
  readonly report: string;
  readonly muted: (name: string) => string;
  readonly blocked: (name: string) => string;
  readonly reportSure: (name: string) => string;
  readonly reportAbout: string;
  readonly reported: string;
  readonly dont: string;
  readonly freely: string;
  readonly freelyAbout: string;
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly reactions: Readonly<Record<Reaction, string>>;
}

export const chatWords = spoken<TalkWords>({
  en: {
    title: 'Chat',
    unread: (count) => `Chat, ${count} new`,
    close: 'Close chat',
    silence: 'No messages yet.',
    you: 'You',
    watches: 'watching',
    react: 'React',
    say: 'Say',
    field: 'Write to the table',
    send: 'Send',
    notALine: 'A message has 1 to 200 visible characters.',
    phrasesOnly: 'Quick phrases only at this table. The host can change that.',
    aside: 'While the game is on, only spectators see what you write.',
    about: (name) => `About ${name}`,
    mute: 'Mute for now',
    unmute: 'Unmute',
    block: 'Block',
    unblock: 'Unblock',
    report: 'Report',
    muted: (name) => `${name} is muted until you close this page.`,
    blocked: (name) => `${name} is blocked at every table. You can undo this in the settings.`,
    reportSure: (name) => `Report ${name}?`,
    reportAbout: 'Their messages at this table are kept, and an admin can read them.',
    reported: 'Reported. An admin can read the messages.',
    dont: 'Cancel',
    freely: 'Free chat',
    freelyAbout: 'Otherwise quick phrases only.',
    phrases: {
      hello: 'Hello!',
      'good-luck': 'Good luck!',
      'well-done': 'Well played!',
      thanks: 'Thanks!',
      sorry: 'Sorry!',
      'so-close': 'So close!',
      'one-moment': 'One moment …',
      'no-hurry': 'Take your time.',
      'good-game': 'Good game!',
      'once-more': 'Again?',
      goodbye: 'Goodbye!',
    },
    reactions: { bravo: 'Bravo', laugh: 'Ha ha', wow: 'Wow', wink: 'Wink', sigh: 'Sigh', heart: 'Heart' },
  },
  de: {
    title: 'Chat',
    unread: (count) => `Chat, ${count} neu`,
    close: 'Chat schließen',
    silence: 'Noch keine Nachrichten.',
    you: 'Du',
    watches: 'schaut zu',
    react: 'Reagieren',
    say: 'Sagen',
    field: 'Schreib in die Runde',
    send: 'Senden',
    notALine: 'Eine Nachricht hat 1 bis 200 sichtbare Zeichen.',
    phrasesOnly: 'An diesem Tisch gibt es nur fertige Sätze. Der Gastgeber kann das ändern.',
    aside: 'Solange gespielt wird, lesen dich nur die Zuschauer.',
    about: (name) => `Über ${name}`,
    mute: 'Stummschalten',
    unmute: 'Nicht mehr stumm',
    block: 'Blockieren',
    unblock: 'Nicht mehr blockieren',
    report: 'Melden',
    muted: (name) => `${name} ist stumm, bis du diese Seite schließt.`,
    blocked: (name) => `${name} ist an allen Tischen blockiert. In den Einstellungen kannst du das aufheben.`,
    reportSure: (name) => `${name} melden?`,
    reportAbout: 'Die Nachrichten an diesem Tisch werden aufbewahrt, und ein Admin kann sie lesen.',
    reported: 'Gemeldet. Ein Admin kann die Nachrichten lesen.',
    dont: 'Abbrechen',
    freely: 'Freier Chat',
    freelyAbout: 'Sonst gibt es nur fertige Sätze.',
    phrases: {
      hello: 'Hallo!',
      'good-luck': 'Viel Glück!',
      'well-done': 'Gut gespielt!',
      thanks: 'Danke!',
      sorry: 'Tut mir leid!',
      'so-close': 'So knapp!',
      'one-moment': 'Einen Moment …',
      'no-hurry': 'Lass dir Zeit.',
      'good-game': 'Schönes Spiel!',
      'once-more': 'Noch eine Runde?',
      goodbye: 'Tschüss!',
    },
    reactions: { bravo: 'Bravo', laugh: 'Haha', wow: 'Oh', wink: 'Zwinkern', sigh: 'Seufzer', heart: 'Herz' },
  },
  ru: {
    title: 'Чат',
    unread: (count) => `Чат, новых: ${count}`,
    close: 'Закрыть чат',
    silence: 'Сообщений пока нет.',
    you: 'Вы',
    watches: 'зритель',
    react: 'Отозваться',
    say: 'Сказать',
    field: 'Напишите всем',
    send: 'Отправить',
    notALine: 'В сообщении от 1 до 200 видимых знаков.',
    phrasesOnly: 'За этим столом — только готовые фразы. Хозяин стола может это изменить.',
    aside: 'Пока идёт игра, ваши сообщения видят только зрители.',
    about: (name) => `Об игроке: ${name}`,
    mute: 'Скрыть на время',
    unmute: 'Показывать снова',
    block: 'Заблокировать',
    unblock: 'Разблокировать',
    report: 'Пожаловаться',
    muted: (name) => `${name}: сообщения скрыты, пока открыта эта страница.`,
    blocked: (name) => `${name}: сообщения скрыты за всеми столами. Вернуть можно в настройках.`,
    reportSure: (name) => `Пожаловаться: ${name}?`,
    reportAbout: 'Сообщения этого игрока за столом сохранятся, и администратор сможет их прочесть.',
    reported: 'Жалоба принята. Администратор сможет прочесть сообщения.',
    dont: 'Отмена',
    freely: 'Свободный чат',
    freelyAbout: 'Иначе — только готовые фразы.',
    phrases: {
      hello: 'Привет!',
      'good-luck': 'Удачи!',
      'well-done': 'Хорошо сыграно!',
      thanks: 'Спасибо!',
      sorry: 'Извините!',
      'so-close': 'Чуть-чуть не хватило!',
      'one-moment': 'Минутку…',
      'no-hurry': 'Не спешите.',
      'good-game': 'Хорошая игра!',
      'once-more': 'Ещё разок?',
      goodbye: 'До встречи!',
    },
    reactions: { bravo: 'Браво', laugh: 'Ха-ха', wow: 'Ого', wink: 'Подмигнуть', sigh: 'Эх', heart: 'Сердечко' },
  },
});
