import { beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogIn } from './all-languages.ts';
import type { Catalog } from './catalog.ts';

const loadCatalog = vi.hoisted(() => vi.fn<(language: string) => Promise<Catalog>>());
const loadGames = vi.hoisted(() => vi.fn<(language: string) => Promise<Catalog['games']>>());
vi.mock('./load-catalog.ts', () => ({ LANGUAGES: ['en', 'de', 'ru'], PSEUDO_LOCALE: undefined, loadCatalog, loadGames }));

/** The module as a page has it that has just been opened. */
async function opened() {
  vi.resetModules();
  return { ...(await import('./index.ts')), ...(await import('./catalog.ts')) };
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  loadCatalog.mockReset().mockImplementation(async (language) => ({ ...catalogIn(language), games: null }));
  loadGames.mockReset().mockImplementation(async (language) => catalogIn(language).games);
});

describe('a page that opens', () => {
  test('has no text before a language has been loaded', async () => {
    const { t } = await opened();
    expect(() => t.value).toThrow('a text was read before a language was loaded');
  });

  test('loads the first language of the browser that there is, and no other', async () => {
    const { t, language, loadFirstLanguage } = await opened();
    await loadFirstLanguage(['fr', 'de-AT', 'en']);
    expect([language.value, t.value.table.seats, document.documentElement.lang]).toEqual(['de', 'Plätze', 'de']);
    expect(loadCatalog.mock.calls).toEqual([['de']]);
    expect(loadGames).not.toHaveBeenCalled();
  });

  test('is in English if its language cannot be loaded', async () => {
    const { language, loadFirstLanguage } = await opened();
    loadCatalog.mockRejectedValueOnce(new Error('offline'));
    await loadFirstLanguage(['ru']);
    expect(language.value).toBe('en');
  });
});

describe('the texts of the games', () => {
  test('are loaded when a page needs them, and with every language from then on', async () => {
    const { chooseLanguage, loadFirstLanguage, loadGameMessages, messagesOf } = await opened();
    await loadFirstLanguage(['en']);
    expect(() => messagesOf('mod-four')).toThrow('before the texts of the games were loaded');
    await loadGameMessages();
    expect(messagesOf('mod-four').summary.goal).toContain('tricks');
    await chooseLanguage('de');
    expect(messagesOf('mod-four').summary.goal).toContain('Stich');
    expect(loadGames.mock.calls).toEqual([['en'], ['de']]);
  });

  test('are those of the language that was chosen meanwhile', async () => {
    const { chooseLanguage, loadFirstLanguage, loadGameMessages, messagesOf } = await opened();
    await loadFirstLanguage(['en']);
    const slow = Promise.withResolvers<Catalog['games']>();
    loadGames.mockReturnValueOnce(slow.promise);
    const loading = loadGameMessages();
    await chooseLanguage('ru');
    slow.resolve(catalogIn('en').games);
    await loading;
    expect(messagesOf('mod-four').summary.goal).toMatch(/\p{Script=Cyrillic}/u);
  });
});
