// The build makes these modules of the manifests (`build/games.ts`). Each is a record by the ids of the games.

declare module 'virtual:games/presentations' {
  export const PRESENTATIONS: Readonly<Record<string, import('../table/presentation.ts').Presentation>>;
}

declare module 'virtual:games/rulebooks' {
  export const RULEBOOKS: Readonly<Record<string, import('./manifest.ts').GameManifest['rulebooks']>>;
}

declare module 'virtual:games/texts' {
  /** The texts of the start page by language. */
  export const FIRST: Readonly<Record<string, () => Promise<import('../i18n/load-catalog.ts').StartTexts>>>;
  export const MESSAGES: Readonly<Record<string, import('./manifest.ts').GameManifest['messages']>>;
}

declare module 'virtual:games/pictures' {
  /** The address of the drawing of each game's moment. */
  export const PICTURES: Readonly<Record<string, string>>;
}
