import { beforeAll, describe, expect, it } from 'vitest';
import type { Bodies, DocKey, Theme } from '../../../compiler/model/index.ts';
import { loadEngine } from './load-engine.ts';
import { type LoadModule, openPageEngine } from './page-engine.ts';

const TEMPLATE = { name: 'site.region', text: '<body>{squarespace.main-content}</body>', pieces: [] };

const THEME: Theme = {
  conf: {
    layouts: { default: { regions: ['site'] } },
    navigations: [],
    stylesheets: [],
    systemCollections: [],
    customTypes: [],
  },
  layouts: { default: TEMPLATE },
  collections: {},
  pages: {},
  partials: {},
  partialTexts: {},
  blocks: {},
  strings: {},
  tweaks: [],
  presets: [],
  css: '.cup{color:red}',
  files: [],
  tags: [],
};

const FOOTER = {
  blocks: {
    words: { kind: 2, order: 'a0', value: { markdown: 'Open on *Saturdays*' } },
    more: { kind: 53, order: 'a1', value: { label: 'Read more', href: '/about' } },
  },
};

/** A footer on all pages, and an area of its own for each. */
const WITH_AREAS: Theme = {
  ...THEME,
  layouts: {
    default: {
      ...TEMPLATE,
      text: '<body>{squarespace.main-content}<aside><!--block-field side-{collection.id}--></aside><footer><!--block-field footer--></footer></body>',
    },
  },
  tags: [
    { kind: 'block-field', key: 'block-field/side-*', fieldId: 'side-*' },
    { kind: 'block-field', key: 'block-field/footer', fieldId: 'footer', label: 'Site footer' },
    { kind: 'block-field', key: 'block-field/footer', fieldId: 'footer' },
    { kind: 'block-field', key: 'block-field/lost', fieldId: 'lost' },
  ],
};

const SETTINGS = {
  schemaVersion: 1,
  theme: 'theme',
  website: { siteTitle: 'Small', timeZone: 'UTC', baseUrl: 'https://small.example' },
};

const HOME = {
  pageType: 2,
  title: 'Home',
  urlId: 'home',
  isHome: true,
  sections: { top: { order: 'a0' } },
  blocks: { words: { section: 'top', kind: 44, order: 'a0', value: { markdown: 'Fired *twice*' } } },
};

function siteWith(home: object = {}): Bodies {
  return new Map<DocKey, unknown>([
    ['settings:site', SETTINGS],
    ['page:home', { ...HOME, ...home }],
    ['page:about', { pageType: 2, title: 'About', urlId: 'about' }],
  ]);
}

/** Opens the engine. Returns which modules were loaded too. */
async function openEngine(theme = THEME) {
  let loaded = 0;
  const load: LoadModule = (module) => {
    loaded += 1;
    return module();
  };
  return { engine: await openPageEngine(Promise.resolve({ theme }), load), loaded: () => loaded };
}

// The compiler is loaded once, which can take seconds.
beforeAll(loadEngine);

describe('the compiler of the canvas', () => {
  it('shows a page with its style sheet, its documents and the ids of its parts', async () => {
    const { engine } = await openEngine();
    expect(engine.update(siteWith())).toEqual([]);
    const page = engine.page('page:home');
    expect(page).toMatchObject({ url: '/', style: engine.style() });
    expect(page?.html).toContain('Fired <em>twice</em>');
    expect(page?.html).toContain('data-bid="words"');
    expect(page?.shows).toContain('page:home');
    expect(engine.style()).toContain('.cup{color:red}');
  });

  it('has no pages before the first update, and none for other documents', async () => {
    const { engine } = await openEngine();
    expect([engine.page('page:home'), engine.style()]).toEqual([undefined, '']);
    engine.update(siteWith());
    expect(engine.page('page:missing')).toBeUndefined();
  });

  it('shows a block of a page with another value', async () => {
    const { engine } = await openEngine();
    engine.update(siteWith());
    expect(engine.block('page:home', 'words', { markdown: 'Glazed' })).toContain('Glazed');
    expect(engine.page('page:home')?.html).not.toContain('Glazed');
    expect(engine.block('item:home', 'words', { markdown: 'Glazed' })).toBeUndefined();
  });

  it('shows the blocks of an area with the paths of their texts', async () => {
    const { engine } = await openEngine(WITH_AREAS);
    engine.update(new Map([...siteWith(), ['block-field:footer', FOOTER]]));
    const { html = '', shows } = engine.page('page:home') ?? {};
    expect(html).toMatch(
      /id="block-footer-words" data-bid="words"><div class="sqs-block-content" data-edit="block-field:footer\/blocks\/words\/value\/markdown">/,
    );
    expect(html).toContain('data-edit="block-field:footer/blocks/more/value/label"');
    expect(shows).toContain('block-field:footer');
  });

  it('names the areas of the theme once, without those that depend on the page', async () => {
    const { engine } = await openEngine(WITH_AREAS);
    expect(engine.areas).toEqual([
      { doc: 'block-field:footer', label: 'Site footer' },
      { doc: 'block-field:lost', label: undefined },
    ]);
  });

  it('finds a page that shows an area, with or without blocks', async () => {
    const { engine } = await openEngine(WITH_AREAS);
    engine.update(siteWith());
    expect(engine.pageWith('block-field:footer')).toBe('page:home');
    expect(engine.pageWith('block-field:footer', 'page:about')).toBe('page:about');
    expect(engine.pageWith('block-field:side-about', 'page:home')).toBe('page:about');
    expect(engine.pageWith('block-field:lost')).toBeUndefined();
  });

  it('keeps the pages while there are errors, and reports them each time', async () => {
    const { engine } = await openEngine();
    engine.update(siteWith());
    const invalid = siteWith({ title: '' });
    const errors = engine.update(invalid);
    expect(errors).toMatchObject([{ code: 'site/invalid-value' }]);
    expect(engine.update(invalid)).toBe(errors);
    expect(engine.page('page:home')?.html).toContain('Fired <em>twice</em>');
    expect(engine.update(siteWith({ title: 'House' }))).toEqual([]);
  });

  it('shows a changed document beside unchanged ones', async () => {
    const { engine } = await openEngine();
    const first = siteWith();
    engine.update(first);
    engine.update(new Map([...first, ['page:home', { ...HOME, blocks: {} }]]));
    expect(engine.page('page:home')?.html).not.toContain('Fired');
    expect(engine.page('page:about')?.url).toBe('/about');
    engine.update(new Map([...first].filter(([key]) => key !== 'page:about')));
    expect(engine.page('page:about')).toBeUndefined();
    expect(engine.page('page:home')?.html).toContain('Fired');
  });

  it('shows the pages with another style sheet of the theme', async () => {
    const { engine } = await openEngine();
    const site = siteWith();
    engine.update(site);
    expect(engine.style()).toContain('red');
    engine.setThemeStyles('.cup{color:blue}');
    engine.update(site);
    expect(engine.page('page:home')?.style).toContain('.cup{color:blue}');
    expect(engine.style()).not.toContain('red');
  });

  it('renders a text in both formats', async () => {
    const { engine } = await openEngine();
    expect(engine.textHtml({ markdown: '*a*' })).toBe('<p><em>a</em></p>');
    expect(engine.textHtml({ html: '<p onclick="b()">a</p>' })).toBe('<p>a</p>');
  });

  it('loads its modules with the messages of the dashboard', async () => {
    expect((await openEngine()).loaded()).toBe(2);
  });
});
