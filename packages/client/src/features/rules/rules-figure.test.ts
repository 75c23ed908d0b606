import { type FigurePiece, isCard, parseFigure } from '@hundredfold/shared/core/figure.ts';
import { isOwn, TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { type ComponentChildren, isValidElement, type VNode } from 'preact';
import { describe, expect, test } from 'vitest';
import { loadRules } from '../../features/rules/use-rulebook.ts';
import { manifestOf } from '../../games/manifest.ts';
import { messagesIn } from '../../i18n/all-languages.ts';
import { LANGUAGES } from '../../i18n/index.ts';
import { BACK, drawCards, facesDrawn } from '../../ui/use-card-pictures.ts';
import { RulesFigure } from './rules-figure.tsx';
import { figuresIn } from './use-rulebook.ts';

const BOOKS = TEST_GAMES.flatMap(({ id }) => {
  const { rulebooks = {} } = manifestOf(id) ?? {};
  return LANGUAGES.filter((language) => isOwn(id) || language in rulebooks).map((language) => [id, language] as const);
});

describe.each(BOOKS)('the figures of %s in %s', async (game, language) => {
  const book = await loadRules(game, language);
  const pictures = await drawCards(facesDrawn(figuresIn(book)), { colours: 'two', letters: messagesIn(language).cards.corners });
  const figures = book.sections.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ number, figure }) => (figure === null ? [] : [{ number, figure }])),
  );

  test.each(figures)('$number is drawn, and each of its cards has a picture', ({ figure }) => {
    const drawn = elementsOf(RulesFigure({ figure, pictures }));
    const pieces = figure.flat(2);
    const lying = pieces.filter((piece) => piece.kind === 'face' || piece.kind === 'back');
    expect(sourcesIn(drawn)).toEqual(lying.map((card) => pictures.get(card.kind === 'face' ? card.face : BACK)));
    expect(counted(drawn, 'is-meant')).toBe(pieces.filter((piece) => isCard(piece) && piece.meant).length);
    expect(counted(drawn, 'figure-sign')).toBe(pieces.filter(({ kind }) => kind === 'sign').length);
    expect(textIn(drawn)).toEqual(pieces.flatMap(wordsOf));
  });

  test('belong to a book in that language', () => {
    expect(book.language).toBe(language);
  });
});

describe('a figure', () => {
  const figure = parseFigure(['"Ann" 7S [##] .. ']);

  test('reserves the places of its cards before they are drawn', () => {
    const drawn = elementsOf(RulesFigure({ figure, pictures: new Map() }));
    expect(sourcesIn(drawn)).toEqual([]);
    expect(counted(drawn, 'figure-place')).toBe(3);
  });

  test('is hidden from screen readers', () => {
    const [root] = elementsOf(RulesFigure({ figure, pictures: new Map() }));
    expect(root?.props).toMatchObject({ 'aria-hidden': 'true' });
  });
});

type Element = VNode<{ readonly class?: string; readonly src?: string; readonly children?: ComponentChildren }>;

function elementsOf(node: ComponentChildren): readonly Element[] {
  if (Array.isArray(node)) return node.flatMap(elementsOf);
  if (!isValidElement(node)) return [];
  const element = node as Element;
  if (typeof element.type === 'function')
    return elementsOf((element.type as (props: object) => ComponentChildren)(element.props));
  return [element, ...elementsOf(element.props.children)];
}

function sourcesIn(elements: readonly Element[]): readonly unknown[] {
  return elements.filter(({ type }) => type === 'img').map(({ props }) => props.src);
}

function counted(elements: readonly Element[], name: string): number {
  return elements.filter(({ props }) => (props.class ?? '').split(' ').includes(name)).length;
}

function textIn(elements: readonly Element[]): readonly unknown[] {
  return elements.map(({ props }) => props.children).filter((child) => typeof child === 'string');
}

function wordsOf(piece: FigurePiece): readonly string[] {
  return piece.kind === 'sign' || piece.words === '' ? [] : [piece.words];
}
