/**
 * Keeps texts up to date that the browser has translated. A translator removes a text from the page and inserts an element with
 * its translation; later changes of the text by the app would be invisible. This function restores such a text as soon as it
 * changes, and the translator finds it again.
 */
export function keepTranslatedTexts(page: Node = document.documentElement): void {
  const translations = new WeakMap<Node, Element>();
  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const translation = translations.get(target);
      if (!target.isConnected && translation?.isConnected) translation.replaceWith(target);
    }
  });
  const replacements = new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      if (translation === undefined) continue;
      for (const text of removedNodes) {
        if (!(text instanceof Text)) continue;
        translations.set(text, translation);
        texts.observe(text, { characterData: true });
      }
    }
  });
  replacements.observe(page, { childList: true, subtree: true });
}

/** Translators insert their translations as `<font>`, which the app never uses itself. */
function isTranslation(node: Node | null): node is Element {
  return node instanceof Element && node.tagName === 'FONT';
}
