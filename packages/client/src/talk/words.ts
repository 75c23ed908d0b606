import type { Phrase, Reaction } from '@hundredfold/shared/protocol/chat.ts';
import { spoken } from '../words/index.ts';

/** What is said about talk, and what everybody can say with one press. */
interface TalkWords {
  readonly title: string;
  /** Of the button that opens it, with lines that were not read yet. */
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
  /** To those who watch while a game goes on. */
  readonly aside: string;
  /** Of the button that opens what can be done about somebody. */
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

export const talkWords = spoken<TalkWords>({
  en: {
    title: 'Chat',
    unread: (count) => `Chat, ${count} new`,
    close: 'Close chat',
    silence: 'Nobody has said anything yet.',
    you: 'You',
    watches: 'watching',
    react: 'React',
    say: 'Say',
    field: 'Write to the table',
    send: 'Send',
    notALine: 'A line has 1 to 200 characters that can be seen.',
    phrasesOnly: 'At this table people say phrases. The host can change that.',
    aside: 'While the game goes on, only those who watch can hear you.',
    about: (name) => `About ${name}`,
    mute: 'Mute for now',
    unmute: 'Hear again',
    block: 'Block',
    unblock: 'Unblock',
    report: 'Report',
    muted: (name) => `You will hear nothing from ${name} until you close this page.`,
    blocked: (name) => `You will hear nothing from ${name} at any table. You can undo this in the settings.`,
    reportSure: (name) => `Report ${name}?`,
    reportAbout: 'What they said at this table is kept, and whoever runs this house can read it.',
    reported: 'Reported. Whoever runs this house can read what was said.',
    dont: 'Cancel',
    freely: 'People may write',
    freelyAbout: 'Otherwise they choose from ready phrases.',
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
      'once-more': 'Once more?',
      goodbye: 'Goodbye!',
    },
    reactions: { bravo: 'Bravo', laugh: 'Ha ha', wow: 'Wow', wink: 'Wink', sigh: 'Sigh', heart: 'Heart' },
  },
  de: {
    title: 'Chat',
    unread: (count) => `Chat, ${count} neu`,
    close: 'Chat schließen',
    silence: 'Noch hat keiner etwas gesagt.',
    you: 'Du',
    watches: 'schaut zu',
    react: 'Reagieren',
    say: 'Sagen',
    field: 'Schreib in die Runde',
    send: 'Senden',
    notALine: 'Ein Satz hat 1 bis 200 sichtbare Zeichen.',
    phrasesOnly: 'An diesem Tisch gibt es nur fertige Sätze. Der Gastgeber kann das ändern.',
    aside: 'Solange gespielt wird, hören dich nur die Zuschauer.',
    about: (name) => `Über ${name}`,
    mute: 'Stummschalten',
    unmute: 'Wieder hören',
    block: 'Blockieren',
    unblock: 'Nicht mehr blockieren',
    report: 'Melden',
    muted: (name) => `Du hörst nichts mehr von ${name}, bis du diese Seite schließt.`,
    blocked: (name) => `Du hörst an keinem Tisch mehr etwas von ${name}. In den Einstellungen kannst du das aufheben.`,
    reportSure: (name) => `${name} melden?`,
    reportAbout: 'Was hier gesagt wurde, wird aufbewahrt, und wer dieses Haus betreibt, kann es lesen.',
    reported: 'Gemeldet. Wer dieses Haus betreibt, kann lesen, was gesagt wurde.',
    dont: 'Abbrechen',
    freely: 'Alle dürfen schreiben',
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
    silence: 'Пока все молчат.',
    you: 'Вы',
    watches: 'зритель',
    react: 'Отозваться',
    say: 'Сказать',
    field: 'Напишите всем',
    send: 'Отправить',
    notALine: 'В реплике от 1 до 200 видимых знаков.',
    phrasesOnly: 'За этим столом говорят готовыми фразами. Хозяин стола может это изменить.',
    aside: 'Пока идёт игра, вас слышат только зрители.',
    about: (name) => `Об игроке: ${name}`,
    mute: 'Не слышать',
    unmute: 'Снова слышать',
    block: 'Заблокировать',
    unblock: 'Разблокировать',
    report: 'Пожаловаться',
    muted: (name) => `${name}: реплики скрыты, пока открыта эта страница.`,
    blocked: (name) => `${name}: реплики скрыты за всеми столами. Вернуть можно в настройках.`,
    reportSure: (name) => `Пожаловаться: ${name}?`,
    reportAbout: 'Всё сказанное этим игроком за столом сохранится, и администрация сайта сможет это прочесть.',
    reported: 'Жалоба принята. Администрация сайта сможет прочесть сказанное.',
    dont: 'Отмена',
    freely: 'Можно писать',
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
