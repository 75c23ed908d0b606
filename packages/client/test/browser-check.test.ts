import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { BROWSERS, TARGETS } from '../build/browsers.ts';
import { browserCheck } from '../build/page-texts.ts';
import { messagesIn } from '../src/i18n/all-languages.ts';
import { LANGUAGES } from '../src/i18n/index.ts';
import config from '../vite.config.ts';

const CLIENT = join(import.meta.dirname, '..');
const SCRIPT = browserCheck(LANGUAGES.map((language) => [language, messagesIn(language).page] as const));

class Element {
  readonly attributes = new Map<string, string>([['inert', '']]);
  readonly children: Element[] = [];
  readonly name: string;
  textContent = 'the page';

  constructor(name: string) {
    this.name = name;
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  appendChild(child: Element): void {
    this.children.push(child);
  }
}

interface Planted {
  readonly language?: string;
  readonly without?: string;
  readonly supports?: (condition: string) => boolean;
}

function check({ language = 'en-GB', without = '', supports = () => true }: Planted) {
  const [page, root] = [new Element('div'), new Element('html')];
  class HTMLElement {
    popover = null;
  }
  Object.assign(HTMLElement.prototype, { popover: null, inert: false });
  const browser = {
    navigator: { language },
    document: {
      documentElement: root,
      getElementById: () => page,
      createElement: (name: string) => new Element(name),
    },
    CSS: { supports },
    HTMLElement,
    HTMLDialogElement: HTMLElement,
    ResizeObserver: class {},
    AbortController,
    structuredClone,
    reportError: () => undefined,
  };
  runInNewContext(`${without};${SCRIPT}`, browser);
  const [main] = page.children;
  return {
    page,
    isOld: root.attributes.get('data-browser') === 'old',
    said: main?.children.map((child) => child.textContent) ?? [],
  };
}

describe('the check of the browser', () => {
  test('leaves the page alone if nothing is missing', () => {
    const { page, isOld } = check({});
    expect([isOld, page.textContent, page.children.length]).toEqual([false, 'the page', 0]);
  });

  test.each([
    'delete Promise.withResolvers',
    'delete Map.groupBy',
    'delete Array.prototype.toSorted',
    'delete Array.prototype.with',
    'delete Intl.ListFormat',
    'delete HTMLElement.prototype.popover',
    'delete HTMLElement.prototype.inert',
    'HTMLDialogElement = undefined',
    'structuredClone = undefined',
  ])('says that it is too old after %s', (without) => {
    const { page, isOld, said } = check({ without });
    expect([isOld, said[0], page.textContent]).toEqual([true, 'Your browser is too old for Hundredfold', '']);
    expect(page.attributes.has('inert')).toBe(false);
  });

  test.each(['selector(:has(a))', 'container-type: inline-size'])(
    'shows a notice if the browser does not support %s',
    (unknown) => {
      expect(check({ supports: (condition) => condition !== unknown }).isOld).toBe(true);
    },
  );

  test.each([
    ['de-AT', 'Dein Browser ist zu alt für Hundredfold'],
    ['ru', 'Ваш браузер слишком старый для Hundredfold'],
    ['fr', 'Your browser is too old for Hundredfold'],
  ])('shows a notice in the language of the browser, %s: %s', (language, title) => {
    expect(check({ language, without: 'delete Map.groupBy' }).said[0]).toBe(title);
  });
});

test('the client is built for the browsers that the check and the README name', () => {
  expect(config.build?.target).toEqual(TARGETS);
  const named = Object.entries(BROWSERS).map(([name, version]) => `${name[0]?.toUpperCase()}${name.slice(1)} ${version}`);
  expect(SCRIPT).toContain(named.join(', '));
  expect(readFileSync(join(CLIENT, '../../README.md'), 'utf8')).toContain(named.join(', '));
});

test('the check runs before the modules of the page', () => {
  const page = readFileSync(join(CLIENT, 'index.html'), 'utf8');
  // It stands in the page, and runs as the parser comes to it. Modules wait until the whole page is parsed.
  expect(page.indexOf('<!-- browser check -->')).toBeGreaterThan(page.indexOf('<div id="app">'));
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/src/app/main.tsx">']);
});
