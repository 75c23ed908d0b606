import { beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogIn } from './all-languages.ts';
import type { AllTexts, Catalog } from './load-catalog.ts';

const loadCatalog = vi.hoisted(() => vi.fn<(language: string) => Promise<Catalog>>());
const loadAll = vi.hoisted(() => vi.fn<(language: string) => Promise<AllTexts>>());
vi.mock('./load-catalog.ts', () => ({ LANGUAGES: ['en', 'de', 'ru'], PSEUDO_LOCALE: undefined, loadCatalog, loadAll }));

/** The module as a page has it that has just been opened. */
async function opened() {
  vi.resetModules();
  return { ...(await import('./index.ts')), firstTexts: (await import('./first.ts')).firstTexts };
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  loadCatalog.mockReset().mockImplementation(async (language) => ({ ...catalogIn(language), all: null }));
  loadAll.mockReset().mockImplementation(async (language) => catalogIn(language).all);
});

describe('a page that opens', () => {
  test('has no text before a language has been loaded', async () => {
    const { t } = await opened();
    expect(() => t.value).toThrow('a text was read before a language was loaded');
  });

  test('loads the first language of the browser that there is, and no other', async () => {
    const { firstTexts, language, loadFirstLanguage } = await opened();
    await loadFirstLanguage(['fr', 'de-AT', 'en']);
    expect([language.value, firstTexts.value.ways.friends, document.documentElement.lang]).toEqual(['de', 'Freunde', 'de']);
    expect(loadCatalog.mock.calls).toEqual([['de']]);
    expect(loadAll).not.toHaveBeenCalled();
  });

  test('is in English if its language cannot be loaded', async () => {
    const { language, loadFirstLanguage } = await opened();
    loadCatalog.mockRejectedValueOnce(new Error('offline'));
    await loadFirstLanguage(['ru']);
    expect(language.value).toBe('en');
  });
});

describe('all texts', () => {
  test('are loaded when a page needs them, and with every language from then on', async () => {
    const { chooseLanguage, loadFirstLanguage, loadAllTexts, messagesOf, t } = await opened();
    await loadFirstLanguage(['en']);
    for (const read of [() => t.value, () => messagesOf('mod-four')]) expect(read).toThrow('before all texts were loaded');
    await loadAllTexts();
    expect(messagesOf('mod-four').summary.goal).toContain('tricks');
    await chooseLanguage('de');
    expect(messagesOf('mod-four').summary.goal).toContain('Stich');
    expect(t.value.table.seats).toBe('Plätze');
    expect(loadAll.mock.calls).toEqual([['en'], ['de']]);
  });

  test('are those of the language that was chosen meanwhile', async () => {
    const { chooseLanguage, loadFirstLanguage, loadAllTexts, messagesOf } = await opened();
    await loadFirstLanguage(['en']);
    const slow = Promise.withResolvers<AllTexts>();
    loadAll.mockReturnValueOnce(slow.promise);
    const loading = loadAllTexts();
    await chooseLanguage('ru');
    slow.resolve(catalogIn('en').all);
    await loading;
    expect(messagesOf('mod-four').summary.goal).toMatch(/\p{Script=Cyrillic}/u);
  });
});
