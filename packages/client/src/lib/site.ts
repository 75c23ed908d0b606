import { NO_SITE, SITE_ELEMENT, type Site } from '@hundredfold/shared/protocol/site.ts';

export const site = siteIn(globalThis.document?.getElementById(SITE_ELEMENT)?.textContent);

export const SITE_NAME = site.name ?? 'Hundredfold';

function siteIn(json: string | undefined): Site {
  return json === undefined ? NO_SITE : JSON.parse(json);
}
