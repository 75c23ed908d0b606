import type { TicketStatus } from '@hundredfold/shared/protocol/matchmaking.ts';
import { signal } from '@preact/signals';
import { tabStore } from '../../lib/storage.ts';

/** The search is stored for this tab only, under this key: a second tab would take its place over. */
export const SEARCH_MARK = 'looking';

/** The state of the player's search; `null` without a search, `opening` until the server has answered. */
export type SearchState = 'opening' | Exclude<TicketStatus, { at: 'none' | 'matched' }> | null;
export const searchState = signal<SearchState>(tabStore.read(SEARCH_MARK) === '' ? null : 'opening');
