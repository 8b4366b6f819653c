import { expect, it } from 'vitest';
import { createMemoryFiles, type FileMap } from './1-read/memory-files.ts';
import { readSite } from './1-read/read-site.ts';
import { validateSite } from './2-validate/validate-site.ts';
import { createRouteCache } from './3-route/route-cache.ts';
import { compileStyles } from './node/styles/compile-styles.ts';
import { createSiteSession } from './site-session.ts';
import { documentText } from './testing/build-small-site.ts';

const page = (id: string, more: object = {}): FileMap => ({
  [`pages/${id}.json`]: documentText('page', id, { pageType: 2, title: id, urlId: id, ...more }),
});

const collection = (urlId: string): FileMap => ({
  'collections/log.json': documentText('collection', 'log', {
    type: 1,
    typeName: 'blog',
    title: 'Log',
    urlId,
  }),
});

const asset = (filename: string): FileMap => ({
  [`assets/${filename}`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/cup.json': documentText('asset', 'cup', { filename, mime: 'image/svg+xml' }),
});

const settings = (imageId: string): FileMap => ({
  'site.json': documentText('settings', 'settings', {
    schemaVersion: 1,
    theme: 'theme',
    website: { siteTitle: 'Small' },
    design: { tweaks: { back: { imageId } } },
  }),
});

const SITE: FileMap = {
  ...settings('cup'),
  'theme/template.conf':
    '{ "layouts": { "default": { "regions": ["site"] } }, "stylesheets": ["site.less"] }',
  'theme/styles/site.less':
    '// tweak: { "type": "image", "title": "Background" }\n.back() { background-image: none; background-size: auto; }\nbody { .back }',
  'theme/site.region':
    '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html>',
  'theme/pages/list.page': '<squarespace:query collection="log">{title}</squarespace:query>',
  'theme/collections/blog.list': '{title}',
  'theme/collections/blog.item': '{title}',
  'theme/assets/line.svg': '<svg/>',
  ...collection('log'),
  ...asset('cup.svg'),
  ...page('home', { isHome: true }),
  ...page('about'),
};

const PORTS = { compileStyles };

/** The version after the first build of the site and an edit of it, in one session. */
function versionsOf(edited: FileMap) {
  const session = createSiteSession({ ...PORTS, planRoutes: createRouteCache() }, validateSite);
  const update = (files: FileMap) =>
    session.update(readSite({ site: createMemoryFiles(files) }), { now: 2000 });
  return { before: update(SITE), after: update(edited) };
}

function versionOf(files: FileMap) {
  const session = createSiteSession(PORTS, validateSite);
  return session.update(readSite({ site: createMemoryFiles(files) }), { now: 2000 });
}

it('an edit of a page plans no routes and validates no theme', () => {
  const { before, after } = versionsOf({ ...SITE, ...page('about', { description: 'New' }) });
  expect(before.diagnostics).toEqual([]);
  expect(before.context?.theme.css).toContain('cup.svg');
  expect(after.context?.theme).toBe(before.context?.theme);
  expect(after.context?.plan).toBe(before.context?.plan);
});

const { 'assets/cup.svg': _, ...withoutFile } = SITE;

it.each<readonly [string, FileMap]>([
  ['another URL of a collection that a query names', { ...SITE, ...collection('diary') }],
  ['another file of an image that a tweak names', { ...SITE, ...asset('mug.svg') }],
  ['an image without a file', withoutFile],
  ['other values of tweaks', { ...SITE, ...settings('pot') }],
  ['another template', { ...SITE, 'theme/collections/blog.list': '{.if}{title}' }],
  ['a file of the theme of another size', { ...SITE, 'theme/assets/line.svg': '<svg></svg>' }],
  [
    'another navigation',
    { ...SITE, 'navigation/main.json': documentText('navigation', 'main', { items: {} }) },
  ],
])('theme, routes and diagnostics are as in a whole build after %s', (_name, edited) => {
  const { after } = versionsOf(edited);
  const whole = versionOf(edited);
  expect(after.diagnostics).toEqual(whole.diagnostics);
  expect(after.context?.theme).toEqual(whole.context?.theme);
  expect(after.context?.plan).toEqual(whole.context?.plan);
});
