import type { BackColour } from '../../cards/suits.ts';
import { spoken } from '../../i18n/index.ts';
import type { CardSize, Colours } from '../../ui/settings.ts';

/** Texts about the design of cards and tables. */
interface LookWords {
  readonly cloth: string;
  readonly back: string;
  readonly dyes: Readonly<Record<BackColour, string>>;
  readonly size: string;
  readonly sizes: Readonly<Record<CardSize, string>>;
  readonly colours: string;
  readonly suits: Readonly<Record<Colours, string>>;
}

export const lookWords = spoken<LookWords>({
  en: {
    cloth: 'Table',
    back: 'Card backs',
    dyes: { green: 'Green', blue: 'Blue', wine: 'Wine red', slate: 'Slate' },
    size: 'Card size',
    sizes: { normal: 'Normal', large: 'Large' },
    colours: 'Suit colours',
    suits: { two: 'Two: red and black', four: 'Four: one for each suit' },
  },
  de: {
    cloth: 'Tisch',
    back: 'Kartenrücken',
    dyes: { green: 'Grün', blue: 'Blau', wine: 'Weinrot', slate: 'Schiefer' },
    size: 'Kartengröße',
    sizes: { normal: 'Normal', large: 'Groß' },
    colours: 'Farben der Karten',
    suits: { two: 'Zwei: Rot und Schwarz', four: 'Vier: jede ihre eigene' },
  },
  ru: {
    cloth: 'Цвет стола',
    back: 'Цвет рубашки',
    dyes: { green: 'Зелёный', blue: 'Синий', wine: 'Бордовый', slate: 'Графитовый' },
    size: 'Размер карт',
    sizes: { normal: 'Обычный', large: 'Крупный' },
    colours: 'Цвета мастей',
    suits: { two: 'Два: красный и чёрный', four: 'Четыре: у каждой свой' },
  },
});
