/** The words of the host about the site, which the server puts into the pages for the client. */
export interface Site {
  readonly name: string | null;
  /** A paragraph for the start page. */
  readonly note: string | null;
  /** The colour behind the pages outside a table, as `#0f3d36`. */
  readonly colour: string | null;
  readonly imprint: string | null;
  readonly privacy: string | null;
}

export const NO_SITE: Site = { name: null, note: null, colour: null, imprint: null, privacy: null };

/** The id of the element of a page that has it as JSON. */
export const SITE_ELEMENT = 'site';
