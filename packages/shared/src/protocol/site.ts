/** The people who may open tables: anyone, those who know a word, or those whom the proxy of the site has logged in. */
export const MAKERS = ['anyone', 'word', 'header'] as const;

/** The words of the host about the site, which the server puts into the pages for the client. */
export interface Site {
  readonly name: string | null;
  /** A paragraph for the start page. */
  readonly note: string | null;
  /** The colour behind the pages outside a table, as `#0f3d36`. */
  readonly colour: string | null;
  readonly imprint: string | null;
  readonly privacy: string | null;
  readonly makers: (typeof MAKERS)[number];
  /** False if not even the link to a table lets others in. */
  readonly guests: boolean;
}

export const NO_SITE: Site = {
  name: null,
  note: null,
  colour: null,
  imprint: null,
  privacy: null,
  makers: 'anyone',
  guests: true,
};

/** The id of the element of a page that has it as JSON. */
export const SITE_ELEMENT = 'site';

/** The header of requests for the word of a closed site, percent-encoded because a header has no other letters. */
export const WORD_HEADER = 'makers-word';
