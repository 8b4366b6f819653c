import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { smallBlog, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { renderSite } from '../../compile-site.ts';
import { hostsOf, policyText, urlsNamedIn } from './page-policy.ts';

// cspell:ignore gstatic gtag
const CAPTCHA = ['https://www.google.com', 'https://www.gstatic.com'];

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

it('R-COMP-PUB-11: a page without scripts loads scripts of the site only, and is framed by the site only', () => {
  expect(policyText({ scripts: [], hosts: [] }, hash).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline' https:",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data: https:",
    "media-src 'self' blob: https:",
    "connect-src 'self'",
    "frame-src 'self' https:",
    "form-action 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ]);
});

it('scripts of other hosts may connect to other hosts', () => {
  const text = policyText({ scripts: [], hosts: ['https://cdn.example'] }, hash);
  expect(text).toContain("; script-src 'self' https://cdn.example;");
  expect(text).toContain("; connect-src 'self' https:;");
});

it('scripts of the runtime may load URLs of other hosts', () => {
  const connections = ['https://static.example/terms.html'];
  const connectOf = (hosts: readonly string[]) =>
    /connect-src [^;]*/.exec(policyText({ scripts: [], hosts, connections }, hash))?.[0];
  expect(connectOf([])).toBe("connect-src 'self' https://static.example/terms.html");
  expect(connectOf(['https://cdn.example'])).toBe("connect-src 'self' https:");
});

it('an inline script is hashed as browsers parse it, once', () => {
  const text = policyText({ scripts: ['a()\r\nb()\rc(\0)', 'a()\nb()\nc(\ufffd)'], hosts: [] }, hash);
  expect(text).toContain(`; script-src 'self' 'sha256-${hash('a()\nb()\nc(\ufffd)')}';`);
});

it.each([
  ['https://CDN.Example/a.js', ['https://cdn.example']],
  ['//cdn.example:8443?a', ['cdn.example:8443']],
  ['http://cdn.example/a.js', []],
  ['https://a.example;b/a.js', []],
  ["https://a.example 'unsafe-inline'/a.js", []],
  ['https://user@a.example/a.js', []],
])(
  'the host of a script is allowed only if it is one, by HTTPS or the protocol of the page: %s',
  (url, hosts) => {
    expect(hostsOf([url, url])).toEqual(hosts);
  },
);

it('hosts are in the same order in every build', () => {
  expect(hostsOf(['//b.example/x', '//a.example/y'])).toEqual(['a.example', 'b.example']);
});

it('a page with a captcha loads the scripts of its service', async () => {
  const files = smallSite({ 'theme/site.region': '<div class="captcha-container"></div>' });
  const { rendered } = await renderSite({ site: createMemoryFiles(files) }, { now: 2 });
  const page = rendered?.files.find(({ path }) => path === 'index.html');
  expect(page).toMatchObject({ policy: { hosts: CAPTCHA } });
});

it.each([
  [`load(document, 'script', 'https://stats.example/a.js', 'ga')`, ['https://stats.example/a.js']],
  [`d.createElement("script").src = "//tags.example/gtag?id=" + id`, ['//tags.example/gtag?id=']],
  [`$.ajax({ url: 'https://feed.example/v1', dataType: 'jsonp' })`, ['https://feed.example/v1']],
  [`$.getJSON('https://feed.example/v1?callback=?', show)`, ['https://feed.example/v1?callback=?']],
  [`$.getScript('https://map.example/js')`, ['https://map.example/js']],
  [`link('https://shop.example/')`, []],
  [`make('script', 'http://old.example/a.js', '/own.js', 'see https://a.example')`, []],
])('a script loads scripts from the URLs that it names if it creates elements for them: %s', (text, urls) => {
  expect(urlsNamedIn(text).scripts).toEqual(urls);
});

it.each([
  [`fetch('https://api.example/v1/' + id)`, ['https://api.example/v1/']],
  [
    'const request = new XMLHttpRequest(); request.open("GET", `https://api.example/v1`)',
    ['https://api.example/v1'],
  ],
  [`navigator.sendBeacon("//count.example", data)`, ['//count.example']],
  [`$.get('https://api.example')`, ['https://api.example']],
  [`fetch('/own'); see(https://api.example)`, []],
  [`link('https://shop.example/')`, []],
])('a script requests the URLs that it names if it sends requests: %s', (text, urls) => {
  expect(urlsNamedIn(text).requests).toEqual(urls);
});

it('a page may load and request what the scripts in the files of its theme name', async () => {
  const bundled = {
    'scripts/map-1.js': `tag('script', '//map.example/js')`,
    'scripts/api-1.js': `fetch('https://api.example/v1')`,
  };
  const files = smallSite({
    'theme/site.region':
      '<body>{.if item}<script src="/scripts/map.js"></script>{.or}<script src="/scripts/api.js"></script>{.end}</body>',
    'theme/scripts/map.js': '',
    'theme/scripts/api.js': '',
    ...smallBlog('Text'),
  });
  const { rendered } = await renderSite(
    {
      site: createMemoryFiles(files),
      openScripts: () => ({
        bundle: async () => ({
          paths: { 'scripts/map.js': 'scripts/map-1.js', 'scripts/api.js': 'scripts/api-1.js' },
          files: bundled,
          diagnostics: [],
        }),
      }),
    },
    { now: 2 },
  );
  const policyOf = (path: string) => {
    const file = rendered?.files.find((each) => each.path === path);
    return file !== undefined && 'policy' in file ? file.policy : undefined;
  };
  expect(policyOf('log/one/index.html')).toMatchObject({ hosts: ['map.example'] });
  expect(policyOf('index.html')).toEqual({ scripts: [], hosts: [], connections: ['https://api.example'] });
});

it('a page may load what an inline script of its theme loads', async () => {
  const snippet = `(function(d,s){var j=d.createElement(s);j.src='//tags.example/t.js';d.head.append(j)})(document,'script')`;
  const files = smallSite({ 'theme/site.region': `<body><script>${snippet}</script></body>` });
  const { rendered } = await renderSite({ site: createMemoryFiles(files) }, { now: 2 });
  const page = rendered?.files.find(({ path }) => path === 'index.html');
  expect(page).toMatchObject({ policy: { scripts: [snippet], hosts: ['tags.example'] } });
});
