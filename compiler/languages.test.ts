// Texts in other languages, and a typing error. cspell:ignore Français العربية février argile Deutsch nulle studoi titel Quatre tours Événements venir
import type { CLDR } from '@phensley/cldr';
import { describe, expect, it, test } from 'vitest';
import { createMemoryFiles, type FileMap } from './1-read/memory-files.ts';
import { validateSite } from './2-validate/validate-site.ts';
import { createMemoryOutput } from './5-write/memory-output.ts';
import { compileSite, renderSite } from './compile-site.ts';
import { createLocale } from './node/locales.ts';
import { openPageContexts } from './page-contexts.ts';
import { createSiteSession } from './site-session.ts';

const LANGUAGES = [
  { code: 'en', name: 'English', isPrimary: true },
  { code: 'fr', name: 'Français' },
  { code: 'ar', name: 'العربية' },
];
const BASE = 'https://cups.example';
const FEBRUARY = Date.UTC(2026, 1, 3);

function document(type: string, id: string, body: object): string {
  return JSON.stringify({ type, id, body });
}

function translation(body: object): string {
  return JSON.stringify({ body });
}

function settings(languages: readonly object[] | undefined, website: object = {}): string {
  return document('settings', 'settings', {
    schemaVersion: 1,
    theme: 'theme',
    website: { siteTitle: 'Cups', baseUrl: BASE, timeZone: 'UTC', language: 'en', ...website },
    languages,
  });
}

const SITE: FileMap = {
  'site.json': settings(LANGUAGES),
  'pages/home.json': document('page', 'home', { pageType: 2, title: 'Home', urlId: 'home', isHome: true }),
  'pages/studio.json': document('page', 'studio', { pageType: 2, title: 'Studio', urlId: 'studio' }),
  'collections/log.json': document('collection', 'log', {
    type: 1,
    typeName: 'blog',
    title: 'Log',
    urlId: 'log',
  }),
  'items/log/kiln.json': document('item', 'kiln', {
    collectionId: 'log',
    recordType: 1,
    title: 'A kiln',
    urlId: 'kiln',
    publishOn: FEBRUARY,
  }),
  'items/log/kiln.md': 'See the [studio](/studio).',
  'translations/fr/pages/studio.json': translation({ title: 'Atelier', urlId: 'atelier' }),
  'translations/fr/items/log/kiln.json': translation({ title: 'Un four' }),
  'theme/template.conf': '{ "layouts": { "default": { "regions": ["site"] } } }',
  'theme/site.region': `<html lang="en"><head>{squarespace-headers}</head><body>
<a class="home" href="/">{localizedStrings.more|htmltag}</a>{squarespace.main-content}
<footer></footer></body></html>`,
  'theme/collections/blog.list':
    '{.repeated section items}<a href="{fullUrl|htmltag}">{title|htmltag}</a>{.end}',
  'theme/collections/blog.item':
    '{.section item}<h1>{title|htmltag}</h1><time>{publishOn|date %d %B %Y}</time>{body}{.end}',
  'theme/strings/template-en.json': '{ "more": "More" }',
  'theme/strings/template-fr.json': '{ "more": "Plus" }',
};

const locales = new Map<string, CLDR>();

/** Reading the data of a locale takes longer than a build. */
function localeOf(tag: string): CLDR {
  const locale = locales.get(tag) ?? createLocale(tag);
  locales.set(tag, locale);
  return locale;
}

let plainBuild: ReturnType<typeof buildWith> | undefined;

/** Builds the site with these files; without any, once for all tests. */
function build(files?: FileMap): ReturnType<typeof buildWith> {
  if (files !== undefined) return buildWith(files);
  plainBuild ??= buildWith({});
  return plainBuild;
}

async function buildWith(files: FileMap) {
  const output = createMemoryOutput();
  const site = createMemoryFiles({ ...SITE, ...files });
  const { diagnostics } = await compileSite({ site, output, createLocale: localeOf }, { now: FEBRUARY });
  return {
    diagnostics,
    paths: [...output.files.keys()],
    read: (path: string) => output.readText(path) ?? '',
  };
}

async function reported(files: FileMap): Promise<readonly string[]> {
  const { diagnostics } = await build(files);
  return diagnostics.map(({ code, severity, location, message }) => {
    const at =
      location === undefined ? '' : `${location.file}:${location.start.line}:${location.start.column} `;
    return `${severity} ${at}${code} ${message}`;
  });
}

/** Attributes of the links of a page whose tag matches. */
function links(html: string, tag: RegExp): readonly string[] {
  return [...html.matchAll(tag)].map(([found]) => found);
}

test('an enabled language is compiled below its code, with its default texts (R-COMP-PUB-10)', async () => {
  const region = '<html lang="en"><body>{localizedStrings.upcomingEvents}</body></html>';
  const [primary = {}, french = {}] = LANGUAGES;
  const found = [];
  for (const enabled of [true, false]) {
    const { read } = await build({
      'site.json': settings([primary, { ...french, enabled }]),
      'theme/site.region': region,
    });
    found.push(/<body>([^<]*)/.exec(read('fr/index.html'))?.[1]);
  }
  expect(found).toEqual(['Événements à venir', undefined]);
});

test('a language has the texts of the theme in it', async () => {
  const { read } = await build();
  expect([read('index.html'), read('fr/index.html')].map((html) => />(More|Plus)</.exec(html)?.[1])).toEqual([
    'More',
    'Plus',
  ]);
});

test('a language has the texts of the theme rather than the default ones', async () => {
  const { read } = await build({
    'theme/strings/template-fr.json': '{ "more": "Plus", "upcomingEvents": "Agenda" }',
    'theme/site.region': '<html lang="en"><body>{localizedStrings.upcomingEvents}</body></html>',
  });
  expect(read('fr/index.html')).toContain('<body>Agenda');
});

describe('a page in another language', () => {
  it('has the translated texts, and those of the original for everything else', async () => {
    const { read } = await build();
    expect(read('fr/log/kiln/index.html')).toContain('<h1>Un four</h1>');
    expect(read('ar/log/kiln/index.html')).toContain('<h1>A kiln</h1>');
  });

  it('has the long text of a file next to its translation', async () => {
    const { read } = await build({ 'translations/ar/items/log/kiln.md': 'فرن' });
    expect(read('ar/log/kiln/index.html')).toContain('<p>فرن</p>');
  });

  it('has the description of its translation where the original has none', async () => {
    const seo = { description: 'Quatre tours' };
    const { read } = await build({ 'translations/fr/pages/studio.json': translation({ seo }) });
    expect(read('fr/studio/index.html')).toContain('<meta name="description" content="Quatre tours">');
  });

  it('has dates and quotation marks of its language', async () => {
    const { read } = await build({ 'items/log/kiln.md': 'A "kiln"' });
    expect(read('fr/log/kiln/index.html')).toMatch(/03 février 2026.*«\u00a0kiln\u00a0»/s);
    expect(read('log/kiln/index.html')).toMatch(/03 February 2026.*“kiln”/s);
  });

  it('names its language and direction', async () => {
    const { read } = await build();
    const tags = ['index.html', 'fr/index.html', 'ar/index.html'].map(
      (path) => /<html[^>]*>/.exec(read(path))?.[0],
    );
    expect(tags).toEqual(['<html lang="en">', '<html lang="fr">', '<html dir="rtl" lang="ar">']);
  });

  it('links to pages in its language, from templates, lists and texts', async () => {
    const { read } = await build();
    expect(read('fr/index.html')).toContain('<a class="home" href="/fr">');
    expect(read('fr/log/index.html')).toContain('<a href="/fr/log/kiln">');
    expect(read('fr/log/kiln/index.html')).toContain('<a href="/fr/atelier">studio</a>');
  });

  it('has a canonical URL of its own, and links to the other languages', async () => {
    const { read } = await build();
    const head = links(read('fr/atelier/index.html'), /<link rel="(?:canonical|alternate)"[^>]*>/g);
    expect(head).toEqual([
      `<link rel="canonical" href="${BASE}/fr/atelier">`,
      `<link rel="alternate" hreflang="en" href="${BASE}/studio">`,
      `<link rel="alternate" hreflang="fr" href="${BASE}/fr/atelier">`,
      `<link rel="alternate" hreflang="ar" href="${BASE}/ar/studio">`,
      `<link rel="alternate" hreflang="x-default" href="${BASE}/studio">`,
    ]);
  });

  it('redirects from its old URLs', async () => {
    const { read } = await build({
      'translations/fr/pages/studio.json': translation({ urlId: 'atelier', redirectFrom: ['/studio-fr'] }),
    });
    expect(read('fr/studio-fr/index.html')).toContain('/fr/atelier');
  });

  it('can be asked for its data', () => {
    const site = createMemoryFiles(SITE);
    const contexts = openPageContexts({ site, createLocale: localeOf }, { now: FEBRUARY });
    expect(contexts.of('/fr/atelier')).toMatchObject({
      collection: { title: 'Atelier' },
      website: { language: 'fr' },
    });
  });
});

describe('a site in several languages', () => {
  it('has feeds, a search index, a site map and a not-found page in each', async () => {
    const { paths, read } = await build();
    const own = ['log/rss.xml', 'search-index.json', 'sitemap.xml', '404.html'];
    expect(paths).toEqual(expect.arrayContaining([...own, ...own.map((path) => `fr/${path}`)]));
    expect(JSON.parse(read('fr/search-index.json')).items).toContainEqual(
      expect.objectContaining({ url: '/fr/atelier', title: 'Atelier' }),
    );
    expect(read('fr/log/rss.xml')).toContain('<language>fr</language>');
    expect(read('robots.txt')).toContain(`Sitemap: ${BASE}/ar/sitemap.xml`);
    expect(read('sitemap.xml')).toContain(
      `<xhtml:link rel="alternate" hreflang="fr" href="${BASE}/fr/atelier"/>`,
    );
  });

  it('has no pages in a language that is not enabled', async () => {
    const disabled = LANGUAGES.map((each) => (each.code === 'ar' ? { ...each, enabled: false } : each));
    const { paths } = await build({ 'site.json': settings(disabled) });
    expect(paths.filter((path) => path.startsWith('ar/'))).toEqual([]);
  });

  it('has the pages that the server completes in each', async () => {
    const { paths } = await build();
    const shells = paths.filter((path) => /(?:search|message)\/index\.html$/.test(path)).sort();
    const own = ['404/message/index.html', 'search/index.html'];
    expect(shells).toEqual(
      [...own, ...['ar', 'fr'].flatMap((code) => own.map((path) => `${code}/${path}`))].sort(),
    );
  });

  test('with one enabled language has the same files as one without languages', async () => {
    const {
      'translations/fr/pages/studio.json': _,
      'translations/fr/items/log/kiln.json': __,
      ...plain
    } = SITE;
    const filesOf = async (siteJson: string) => {
      const output = createMemoryOutput();
      await compileSite({ site: createMemoryFiles({ ...plain, 'site.json': siteJson }), output }, { now: 0 });
      return [...output.files.keys()].map((path) => [path, output.readText(path)]);
    };
    expect(await filesOf(settings(LANGUAGES.slice(0, 1)))).toEqual(await filesOf(settings(undefined)));
  });

  it('finds items by the names in its theme, which are those of the primary language', async () => {
    const { read } = await build({
      'theme/collections/blog.list':
        '<squarespace:query collection="log" tag="clay">{.repeated section items}<i>{title|htmltag}</i>{.end}</squarespace:query>',
      'taxons/clay.json': document('taxon', 'tag-clay', { type: 'tag', name: 'clay' }),
      'translations/fr/taxons/clay.json': translation({ name: 'argile' }),
      'translations/fr/collections/log.json': translation({ urlId: 'journal' }),
      'items/log/kiln.json': document('item', 'kiln', {
        collectionId: 'log',
        recordType: 1,
        title: 'A kiln',
        urlId: 'kiln',
        tags: ['tag-clay'],
        publishOn: FEBRUARY,
      }),
    });
    expect(read('fr/journal/index.html')).toContain('<i>Un four</i>');
  });
});

describe('a protected page', () => {
  const password = 'tide-plate';
  const secret = {
    'pages/studio.json': document('page', 'studio', {
      pageType: 2,
      title: 'Studio',
      urlId: 'studio',
      password,
    }),
  };

  it('needs its password in every language', async () => {
    const site = createMemoryFiles({ ...SITE, ...secret });
    const { rendered } = await renderSite({ site, createLocale: localeOf }, { now: FEBRUARY });
    expect(rendered?.protectedPages).toMatchObject([
      { password, urls: ['/studio', '/fr/atelier', '/ar/studio'] },
    ]);
    expect(rendered?.files.filter(({ path }) => /atelier|studio/.test(path))).toEqual([]);
  });

  it('protects a file that only its translation refers to', async () => {
    const atelier = { title: 'Atelier', urlId: 'atelier', seo: { description: 'See /assets/plan.svg' } };
    const site = createMemoryFiles({
      ...SITE,
      ...secret,
      'translations/fr/pages/studio.json': translation(atelier),
      'assets/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    const { rendered } = await renderSite({ site, createLocale: localeOf }, { now: FEBRUARY });
    const isPlan = ({ path }: { readonly path: string }) => path === 'assets/plan.svg';
    const places = [rendered?.files ?? [], rendered?.protectedPages[0]?.files ?? []];
    expect(places.map((files) => files.some(isPlan))).toEqual([false, true]);
  });

  it('is in no site map or search index of any language', async () => {
    const { read } = await build(secret);
    expect(read('fr/search-index.json') + read('fr/sitemap.xml') + read('fr/index.html')).not.toContain(
      'atelier',
    );
  });
});

describe('the language switcher', () => {
  const switcher = (html: string) => /<nav class="language-switcher".*<\/nav>/.exec(html)?.[0];

  it('is in the footer, and links to the page in each language', async () => {
    const { read } = await build();
    const html = read('fr/atelier/index.html');
    expect(html).toMatch(/<footer><nav class="language-switcher" aria-label="Langue">/);
    expect(links(switcher(html) ?? '', /<a [^>]*>/g)).toEqual([
      '<a href="/studio" hreflang="en" lang="en">',
      '<a href="/fr/atelier" hreflang="fr" lang="fr" aria-current="true">',
      '<a href="/ar/studio" hreflang="ar" lang="ar" dir="rtl">',
    ]);
  });

  it('leads to the home page from a page that other languages do not have', async () => {
    const { read } = await build();
    expect(switcher(read('fr/404.html'))).toContain('<a href="/" hreflang="en"');
  });

  it('is left to a theme that has one', async () => {
    const { read } = await build({
      'theme/site.region':
        '<html><body>{.repeated section languages}<a href="{url|htmltag}" hreflang="{code|htmltag}"{.if active} class="on"{.end}>{name|htmltag}</a>{.end}</body></html>',
    });
    expect(links(read('fr/atelier/index.html'), /<a [^>]*>/g)).toEqual([
      '<a href="/studio" hreflang="en">',
      '<a href="/fr/atelier" hreflang="fr" class="on">',
      '<a href="/ar/studio" hreflang="ar">',
    ]);
  });
});

describe('problems of languages', () => {
  test.each([
    [
      'a list without a primary language',
      LANGUAGES.slice(1),
      '"body.languages" must have one language with "isPrimary": true',
    ],
    [
      'a language twice',
      [...LANGUAGES, { code: 'FR', name: 'F' }],
      '"body.languages" must have each language once',
    ],
    [
      'another language than that of the website',
      [{ code: 'de', name: 'Deutsch', isPrimary: true }],
      'The primary language is "de", but the language of the website is "en"',
    ],
    [
      'a code that Quoin reserves',
      [LANGUAGES[0] ?? {}, { code: 'api', name: 'Api' }],
      'Quoin reserves /api, so no language can have this code',
    ],
  ])('%s is an error', async (_, languages, message) => {
    const [first = ''] = await reported({ 'site.json': settings(languages) });
    expect(first).toMatch(/^error site\.json:\d+:\d+ site\/invalid-value /);
    expect(first).toContain(message);
  });

  it('does not report a primary language whose code differs from that of the website in case only', async () => {
    const [, ...others] = LANGUAGES;
    const languages = [{ code: 'EN', name: 'English', isPrimary: true }, ...others];
    expect(await reported({ 'site.json': settings(languages) })).toEqual(await reported({}));
  });

  it('reports a page whose URL is that of a language', async () => {
    const found = await reported({
      'pages/about.json': document('page', 'about', { pageType: 2, title: 'France', urlId: 'fr' }),
    });
    expect(found).toContainEqual(
      expect.stringMatching(
        /^error pages\/about\.json:1:\d+ site\/duplicate-address \/fr is the URL of the site in Français/,
      ),
    );
  });

  it('reports two translations with the same URL', async () => {
    const found = await reported({ 'translations/fr/pages/studio.json': translation({ urlId: 'log' }) });
    expect(found).toContainEqual(
      expect.stringContaining('site/duplicate-address Two documents have the URL /log'),
    );
  });

  it.each([
    ['translations/fr/pages/studoi.json', 'There is no pages/studoi.json to translate'],
    ['translations/it/pages/studio.json', 'The site has no language "it" to translate to'],
    ['translations/en/pages/studio.json', '"en" is the primary language: its texts are in the documents'],
  ])('warns of %s', async (path, message) => {
    expect(await reported({ [path]: translation({ title: 'X' }) })).toEqual([
      `warning ${path}:1:1 site/unused-translation ${message}`,
    ]);
  });

  it('warns of a field that is the same in every language', async () => {
    const found = await reported({ 'translations/fr/pages/studio.json': translation({ isHome: true }) });
    expect(found).toEqual([
      'warning translations/fr/pages/studio.json:1:10 site/unused-translation "isHome" is not translated',
    ]);
  });

  it('suggests the field that was probably meant', async () => {
    const { diagnostics } = await build({
      'translations/fr/pages/studio.json': translation({ titel: 'Atelier' }),
    });
    expect(diagnostics.map(({ hint }) => hint)).toEqual(['did you mean "title"?']);
  });

  it('reports a wrong value and a dead link in the translation, and those of the original once', async () => {
    const found = await reported({
      'items/log/kiln.md': '[x](/nowhere)',
      'translations/fr/items/log/kiln.md': '[y](/nulle-part)',
      'translations/fr/pages/studio.json': translation({ title: '' }),
    });
    expect(found).toEqual([
      expect.stringContaining('translations/fr/pages/studio.json:1:18 site/invalid-value'),
    ]);
    const links = await reported({
      'items/log/kiln.md': '[x](/nowhere)',
      'translations/fr/items/log/kiln.md': '[y](/nulle-part)',
    });
    expect(links.map((each) => each.split(' ').slice(0, 3))).toEqual([
      ['warning', 'items/log/kiln.md:1:1', 'site/dead-link'],
      ['warning', 'translations/fr/items/log/kiln.md:1:1', 'site/dead-link'],
    ]);
  });
});

describe('an incremental build', () => {
  async function renderedAfter(edit: FileMap): Promise<readonly string[]> {
    const ports = (files: FileMap) => ({
      site: createMemoryFiles({ ...SITE, ...files }),
      createLocale: localeOf,
    });
    const session = createSiteSession(ports({}), validateSite);
    await renderSite(ports({}), { now: 0 }, session);
    const second = await renderSite(ports(edit), { now: 0 }, session);
    const whole = await renderSite(ports(edit), { now: 0 });
    expect(second.rendered?.files).toEqual(whole.rendered?.files);
    return second.rendered?.renderedUrls ?? ['nothing'];
  }

  it('renders only the pages with a translated text', async () => {
    const edit = { 'translations/fr/items/log/kiln.json': translation({ title: 'Le four' }) };
    expect(await renderedAfter(edit)).toEqual(['/fr/log', '/fr/log/kiln']);
  });

  it('renders a page again when a link leads to another URL in its language', async () => {
    const edit = { 'translations/fr/pages/studio.json': translation({ urlId: 'ateliers' }) };
    expect(await renderedAfter(edit)).toEqual(['/studio', '/fr/ateliers', '/fr/log/kiln', '/ar/studio']);
  });

  it('renders nothing without a change', async () => {
    expect(await renderedAfter({})).toEqual([]);
  });
});
