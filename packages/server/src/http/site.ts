import { NO_SITE, SITE_ELEMENT, type Site } from '@hundredfold/shared/protocol/site.ts';
import { escapeText } from './html.ts';

/** The name where it stands alone or ends a title. In sentences it is that of the program. */
const NAME = /(?<=[>"]|· )Hundredfold(?=[<"])/g;
const PITCH = /<p class="pitch">[^<]*<\/p>/;

const COLOUR = '#0f3d36';

/** Returns a page of the client with what the host says about the site. The client reads the rest from the page. */
export function withSite(page: string, site: Site): string {
  const { name, note, colour } = site;
  if (site === NO_SITE) return page;
  const data = `<script type="application/json" id="${SITE_ELEMENT}">${inScript(site)}</script>`;
  const named = name === null ? page : page.replaceAll(NAME, () => escapeText(name));
  const coloured = colour === null ? named : named.replaceAll(`content="${COLOUR}"`, `content="${colour}"`);
  const paragraph = note === null ? '' : `<p class="site-note">${escapeText(note)}</p>`;
  const noted = coloured.replace(PITCH, (pitch) => pitch + paragraph);
  return noted.replace('</head>', () => `${data}${colour === null ? '' : `<style>${stylesOf(colour)}</style>`}</head>`);
}

/** Returns the web app manifest of the client with the name and the colour of the site. */
export function withSiteManifest(manifest: string, { name, colour }: Site): string {
  const own = {
    ...(name !== null && { name, short_name: name }),
    ...(colour !== null && { background_color: colour, theme_color: colour }),
  };
  return JSON.stringify({ ...JSON.parse(manifest), ...own });
}

function stylesOf(colour: string): string {
  const mixed = (share: number, other: string) => `color-mix(in srgb, ${colour} ${share}%, ${other})`;
  const shades = { deep: mixed(72, 'black'), lit: mixed(85, 'white'), shadow: mixed(40, 'black') };
  const rules = Object.entries(shades).map(([name, shade]) => `--felt-${name}:${shade}`);
  return `:root{${[`--felt:${colour}`, ...rules].join(';')}}`;
}

function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
