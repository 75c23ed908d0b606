// The build makes these modules of the manifests (`build/games.ts`). Each is a record by the ids of the games.

declare module 'virtual:games/presentations' {
  export const PRESENTATIONS: Readonly<Record<string, import('../table/presentation.ts').Presentation>>;
}

declare module 'virtual:games/texts' {
  type ByLanguage<Texts> = Readonly<Record<string, Readonly<Record<string, () => Promise<Texts>>>>>;

  /** The texts that players read before they sit down, by language. */
  export const ABOUT: ByLanguage<import('../i18n/game-messages.ts').AboutMessages>;
  /** All texts, by language. */
  export const MESSAGES: ByLanguage<import('../i18n/game-messages.ts').GameMessages>;
}

declare module 'virtual:games/pictures' {
  /** The address of the drawing of each game's moment. */
  export const PICTURES: Readonly<Record<string, string>>;
}
