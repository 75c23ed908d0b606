import type { Messages } from '../en/index.ts';

export const credits: Messages['credits'] = {
  title: 'Благодарности',
  about: 'Спасибо тем, кто создал игры, карты и код.',
  games: 'Игры',
  art: 'Карты',
  letters: 'Шрифты',
  code: 'Сделано с помощью',
  french: 'Картинки нарисованы по свободной колоде Адриана Кеннарда. Масти, индексы и рубашки нарисованы для Hundredfold.',
  spanish: 'Испанская колода нарисована для Hundredfold.',
  fonts:
    'Fraunces (Undercase Type) и Figtree (Эрик Кеннеди); кириллица — Vollkorn (Фридрих Альтхаузен) и Onest (Дмитрий Волошин и Андрей Кудрявцев). Все по лицензии SIL Open Font License.',
  software: 'Hundredfold — открытая программа под лицензией MIT; она построена на Colyseus, PixiJS, Preact и многом другом.',
};
