const MESSAGES = /\/(i18n|messages)\/([a-z]{2,3}(?:-\w+)?)(?:\/[\w-]+)?\.ts(\?about)?$/;

export function isMessages(id: string): boolean {
  return MESSAGES.test(id);
}

/** Returns the chunk of the messages that the first page needs: one for each language, so that players load only theirs. */
export function messagesChunk(id: string): string | null {
  const [, folder, language, about] = MESSAGES.exec(id) ?? [];
  return folder === 'i18n' || about !== undefined ? `messages-${language}` : null;
}

/** Returns the chunk of what games say at the table, which is another one for each language. */
export function gamesChunk(id: string): string | null {
  const [, folder, language, about] = MESSAGES.exec(id) ?? [];
  return folder === 'messages' && about === undefined ? `games-${language}` : null;
}
