import { describe, expect, it } from 'vitest';
import { MINIMAL_RUNTIME } from '../../../fixtures/sites/minimal-runtime.ts';
import { scanPage } from './page-scan.ts';
import { postprocessScripts, type ScriptOptions, type ScriptServices } from './postprocess-scripts.ts';
import { scriptNeeds } from './script-entries.ts';
import { createSplices } from './splices.ts';

interface Own {
  readonly options?: Partial<ScriptOptions>;
  readonly services?: Partial<ScriptServices>;
}

function run(html: string, { options = {}, services = {} }: Own = {}) {
  const splices = createSplices();
  const scripts = postprocessScripts(
    {
      html,
      scan: scanPage(html),
      splices,
      length: html.length,
      moreIslands: [],
      facts: {},
      hasPill: false,
      platformContext: () => ({}),
      ...options,
    },
    {
      runtime: MINIMAL_RUNTIME,
      strings: {},
      hasAnalytics: false,
      scriptUrls: {},
      hasScript: (path: string) => path !== 'scripts/none.js',
      secureUrl: (url: string) => url.replace(/^\/\//, 'https://'),
      scriptNeeds: () => scriptNeeds(''),
      needsKeyboard: () => false,
      stylesLoadedImages: false,
      ...services,
    },
  );
  return { ...scripts, html: splices.apply(html) };
}

const without = { services: { runtime: undefined } };

it.each([
  [undefined, '<aside class="quoin-cart-pill" hidden><a href="/cart">'],
  ['/café', '<aside class="quoin-cart-pill" data-cart-panel="/caf%C3%A9" hidden><a href="/cart">'],
])(
  'the cart indicator of a site with a cart panel has the URL of the store page: %s',
  (cartPanelShop, markup) => {
    const body = '<body><span class="sqs-cart-quantity"></span></body>';
    const options = { hasPill: true };
    expect(run(body, { options, services: { cartPanelShop } }).html).toContain(markup);
  },
);

describe('the scripts of a theme', () => {
  it('are left out if the theme does not have them', () => {
    const { html } = run('<b><script src="/scripts/none.js?v=1"> </script></b>', without);
    expect(html).toBe('<b></b>');
  });

  it('are loaded by HTTPS from other hosts, which the policy names', () => {
    const { html, external } = run('<script src="//cdn.example/a.js"></script>', without);
    expect(html).toBe('<script src="https://cdn.example/a.js"></script>');
    expect(external).toEqual(['https://cdn.example/a.js']);
  });

  it('are loaded from their bundles, if their URL is on the site', () => {
    const scriptUrls = { 'scripts/site.js': '/scripts/site-1.js' };
    const services = { runtime: undefined, scriptUrls };
    const load = (src: string) => run(`<script src="${src}"></script>`, { services }).html;
    expect(load('/scripts/site.js?v=1')).toBe('<script src="/scripts/site-1.js"></script>');
    expect(load('scripts/site.js')).toBe('<script src="scripts/site.js"></script>');
  });

  it.each([
    ['//cdn.example/a.js', ['https://cdn.example/a.js']],
    ['HTTPS://cdn.example/a.js', ['HTTPS://cdn.example/a.js']],
    ['/scripts/a.js', []],
  ])('are external if they are on another host: %s', (src, expected) => {
    expect(run(`<script src="${src}"></script>`, without).external).toEqual(expected);
  });

  it.each([
    [' Module ', true],
    ['TEXT/JAVASCRIPT', true],
    ['application/ld+json', false],
    ['text/x-template', false],
  ])('are allowed to run if they are scripts: %j is %s', (type, isScript) => {
    expect(run(`<script type="${type}">a()</script>`, without).inline).toEqual(isScript ? ['a()'] : []);
  });
});

describe('the globals of the platform', () => {
  const image = '<div class="content-fill"><img data-image="/a.png"></div>';

  it('are there for images that only they lay out', () => {
    expect(run(`<body>${image}</body>`).html).toContain('id="quoin-platform"');
    expect(run('<body><img data-image="/a.png"></body>').html).not.toContain('quoin-platform');
    expect(run('<body><img data-image="/a.png" class="loading"></body>').html).toContain('quoin-platform');
  });

  it('come before the first script that calls them', () => {
    const services = {
      scriptNeeds: (url: string) => scriptNeeds(url === '/b.js' ? 'Y.on("domready", run)' : ''),
    };
    const { html } = run('<body><script src="/a.js"></script><script src="/b.js"></script></body>', {
      services,
    });
    expect(html.indexOf('quoin-platform')).toBeGreaterThan(html.indexOf('/a.js'));
    expect(html.indexOf('quoin-platform')).toBeLessThan(html.indexOf('/b.js'));
  });
});

it('without analytics, there is no cookie banner', () => {
  const options = { facts: { needsConsent: true } };
  expect(run('<body></body>', { options }).html).not.toContain('quoin-cookie-banner');
  const services = { hasAnalytics: true };
  expect(run('<body></body>', { options, services }).html).toContain('quoin-cookie-banner');
  expect(run('<body></body>', { services }).html).not.toContain('quoin-cookie-banner');
});

it('a page with a cart count only is counted, too', () => {
  const options = { moreIslands: ['cart-indicator' as const] };
  const services = { hasAnalytics: true };
  expect(run('<body></body>', { options, services }).html).toContain(MINIMAL_RUNTIME.telemetry);
  expect(run('<body></body>', { options }).html).not.toContain(MINIMAL_RUNTIME.telemetry);
});

it('scripts get only texts that there are', () => {
  const strings = { ...MINIMAL_RUNTIME.strings, search: ['searchOne', 'searchMany'] };
  const runtime = { ...MINIMAL_RUNTIME, strings };
  const options = { moreIslands: ['search' as const] };
  const { html } = run('<body></body>', { options, services: { runtime, strings: { searchOne: 'One' } } });
  expect(html).toContain('id="wb-strings">{"searchOne":"One"}<');
  expect(run('<body></body>', { options, services: { runtime } }).html).not.toContain('wb-strings');
});

it('only scripts that run at once are preloaded', () => {
  const preloads = { search: ['scripts/search.js'], gallery: ['scripts/gallery.js'] };
  const runtime = { ...MINIMAL_RUNTIME, preloads: preloads as typeof MINIMAL_RUNTIME.preloads };
  const options = { moreIslands: ['search' as const, 'gallery' as const] };
  const { html } = run('<body></body>', { options, services: { runtime } });
  expect(html).toContain('rel="modulepreload" href="/scripts/search.js"');
  expect(html).not.toContain('scripts/gallery.js');
});

it('pages with a menu for a pointer only load the script for the keyboard, others do not', () => {
  const script = '<script type="module" src="/scripts/quoin/keyboard-1.js"></script>';
  const page = (needsKeyboard: boolean) =>
    run('<body>Menu</body>', { services: { needsKeyboard: () => needsKeyboard } }).html;
  expect(page(true)).toBe(`<body>Menu${script}\n</body>`);
  expect(page(false)).toBe('<body>Menu</body>');
});
