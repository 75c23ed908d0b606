import type { Phrase, Reaction } from '@hundredfold/shared/protocol/talk.ts';
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
    title: 'Talk',
    unread: (count) => `Talk, ${count} new`,
    close: 'Close the talk',
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
    muted: (name) => `You hear nothing from ${name} until you close this page.`,
    blocked: (name) => `You hear nothing from ${name} any more, at any table. The settings undo it.`,
    reportSure: (name) => `Report ${name}?`,
    reportAbout: 'What they have said at this table is kept for whoever runs this house to read.',
    reported: 'Reported. Whoever runs this house can read what was said.',
    dont: 'Rather not',
    freely: 'People may write',
    freelyAbout: 'Without it they choose from ready phrases.',
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
    title: 'Gespräch',
    unread: (count) => `Gespräch, ${count} neu`,
    close: 'Gespräch schließen',
    silence: 'Noch hat niemand etwas gesagt.',
    you: 'Du',
    watches: 'sieht zu',
    react: 'Reagieren',
    say: 'Sagen',
    field: 'Schreib in die Runde',
    send: 'Senden',
    notALine: 'Ein Satz hat 1 bis 200 sichtbare Zeichen.',
    phrasesOnly: 'An diesem Tisch spricht man in fertigen Sätzen. Der Gastgeber kann das ändern.',
    aside: 'Solange gespielt wird, hören dich nur die Zuschauer.',
    about: (name) => `Zu ${name}`,
    mute: 'Vorerst stumm',
    unmute: 'Wieder hören',
    block: 'Blockieren',
    unblock: 'Freigeben',
    report: 'Melden',
    muted: (name) => `Du hörst nichts mehr von ${name}, bis du diese Seite schließt.`,
    blocked: (name) => `Du hörst nichts mehr von ${name}, an keinem Tisch. In den Einstellungen lässt es sich aufheben.`,
    reportSure: (name) => `${name} melden?`,
    reportAbout: 'Was diese Person hier gesagt hat, wird aufbewahrt, damit der Betreiber des Hauses es lesen kann.',
    reported: 'Gemeldet. Der Betreiber des Hauses kann lesen, was gesagt wurde.',
    dont: 'Doch nicht',
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
    reactions: { bravo: 'Bravo', laugh: 'Haha', wow: 'Oh', wink: 'Zwinkern', sigh: 'Seufz', heart: 'Herz' },
  },
  ru: {
    title: 'Разговор',
    unread: (count) => `Разговор, новых: ${count}`,
    close: 'Закрыть разговор',
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
    mute: 'Пока не слышать',
    unmute: 'Снова слышать',
    block: 'Заблокировать',
    unblock: 'Разблокировать',
    report: 'Пожаловаться',
    muted: (name) => `${name}: реплики скрыты, пока открыта эта страница.`,
    blocked: (name) => `${name}: реплики скрыты за всеми столами. Вернуть можно в настройках.`,
    reportSure: (name) => `Пожаловаться: ${name}?`,
    reportAbout: 'Всё, что этот человек сказал за этим столом, сохранится: хозяин дома сможет прочесть.',
    reported: 'Жалоба принята. Хозяин дома сможет прочесть сказанное.',
    dont: 'Не надо',
    freely: 'Можно писать',
    freelyAbout: 'Без этого — только готовые фразы.',
    phrases: {
      hello: 'Привет!',
      'good-luck': 'Удачи!',
      'well-done': 'Хорошо сыграно!',
      thanks: 'Спасибо!',
      sorry: 'Извините!',
      'so-close': 'Чуть-чуть не хватило!',
      'one-moment': 'Минутку …',
      'no-hurry': 'Не спешите.',
      'good-game': 'Хорошая игра!',
      'once-more': 'Ещё разок?',
      goodbye: 'До встречи!',
    },
    reactions: { bravo: 'Браво', laugh: 'Ха-ха', wow: 'Ого', wink: 'Подмигнуть', sigh: 'Эх', heart: 'Сердечко' },
  },
});
