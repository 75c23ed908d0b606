// Runs before the modules of the page, which do not get far in a browser that lacks what they need. So it is written for older browsers
// than they are, and says what is wrong instead of a page that never comes. The build puts the messages of all languages in place of TEXTS.
(() => {
  const supports = (condition) => typeof CSS !== 'undefined' && CSS.supports(condition);
  const needed = [
    Promise.withResolvers,
    Map.groupBy,
    Array.prototype.findLastIndex,
    Array.prototype.toSorted,
    Array.prototype.toSpliced,
    Array.prototype.with,
    typeof structuredClone === 'function',
    typeof reportError === 'function',
    typeof ResizeObserver === 'function',
    typeof AbortController === 'function',
    typeof Intl === 'object' && Intl.PluralRules && Intl.ListFormat,
    typeof HTMLDialogElement === 'function',
    'popover' in HTMLElement.prototype,
    'inert' in HTMLElement.prototype,
    supports('selector(:has(a))'),
    supports('container-type: inline-size'),
    supports('color: color-mix(in srgb, red, blue)'),
  ];
  if (needed.every(Boolean)) return;
  const said = TEXTS;
  const language = String(navigator.language).toLowerCase();
  const isWanted = (each) => language === each.toLowerCase() || language.slice(0, 2) === each;
  const lang = Object.keys(said).find(isWanted) || 'en';
  const add = (parent, name, text) => {
    const element = document.createElement(name);
    element.textContent = text;
    parent.appendChild(element);
    return element;
  };
  document.documentElement.setAttribute('data-browser', 'old');
  const page = document.getElementById('app');
  page.removeAttribute('inert');
  page.removeAttribute('aria-busy');
  page.textContent = '';
  const main = add(page, 'main', '');
  main.setAttribute('class', 'late is-now');
  main.setAttribute('lang', lang);
  add(main, 'h1', said[lang][0]);
  add(main, 'p', said[lang][1]);
})();
