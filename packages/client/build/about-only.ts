import type { Plugin } from 'vite';

const ABOUT = /\/messages\/[\w-]+\.ts\?about$/;

interface Property {
  readonly start: number;
  readonly end: number;
  readonly key: { readonly name?: string };
}

/**
 * Imports only the section `about` of a game's messages from `messages/de.ts?about`. The start page needs no more of a game, and loads all
 * games.
 */
export function aboutOnly(): Plugin {
  return {
    name: 'about-only',
    transform(code, id) {
      if (!ABOUT.test(id)) return null;
      for (const statement of this.parse(code).body) {
        if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
        const [messages] = statement.declaration.declarations;
        if (messages?.init?.type !== 'ObjectExpression') continue;
        const about = (messages.init.properties as readonly Property[]).find(({ key }) => key.name === 'about');
        if (about === undefined) continue;
        const { start, end } = messages.init;
        return { code: `${code.slice(0, start)}{ ${code.slice(about.start, about.end)} }${code.slice(end)}`, map: null };
      }
      return this.error(`${id} exports no messages with a section about`);
    },
  };
}
