import { NO_SITE } from '@hundredfold/shared/protocol/site.ts';
import { expect, test } from 'vitest';
import { withSite, withSiteManifest } from './site.ts';

const PAGE = `<head><title>Hundredfold</title><meta content="Mod Four · Hundredfold" /><meta name="theme-color" content="#0f3d36" /></head>
<a aria-label="Hundredfold"><span>Hundredfold</span></a><p class="pitch">Cards</p><p>Hundredfold needs JavaScript.</p>`;
const SITE = {
  ...NO_SITE,
  name: 'A&B "club"',
  note: 'No <b>smoking</b></script>',
  colour: '#102a5c',
  imprint: 'https://example.org/imprint',
};

test('a page says what the host says, as text, and names the program by its own name', () => {
  const page = withSite(PAGE, SITE);
  expect(page.match(/A&amp;B &quot;club&quot;/g)).toHaveLength(4);
  expect(page).toContain('Hundredfold needs JavaScript.');
  expect(page).toContain('<p class="pitch">Cards</p><p class="site-note">No &lt;b&gt;smoking&lt;/b&gt;&lt;/script&gt;</p>');
  expect(page).toContain('theme-color" content="#102a5c"');
  expect(page).toMatch(/<style>:root\{--felt:#102a5c;[^<]+<\/style><\/head>/);
  const data = /<script type="application\/json" id="site">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual(SITE);
});

test('nothing changes if the host says nothing', () => {
  expect(withSite(PAGE, NO_SITE)).toBe(PAGE);
});

test('the manifest has the name and the colour', () => {
  const manifest = JSON.parse(withSiteManifest('{"name":"Hundredfold","theme_color":"#0f3d36","scope":"./"}', SITE));
  expect(manifest).toMatchObject({ name: SITE.name, short_name: SITE.name, theme_color: '#102a5c', scope: './' });
});
