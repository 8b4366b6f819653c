import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { MINIMAL_RUNTIME } from '../../fixtures/sites/minimal-runtime.ts';
import { readFixtureSite, readSiteWithTheme } from '../../fixtures/sites/read-fixture-site.ts';
import type { Files } from '../1-read/files.ts';
import { createMemoryFiles, type FileMap } from '../1-read/memory-files.ts';
import { compileSite } from '../compile-site.ts';
import { createLocale } from '../node/locales.ts';
import { createMemoryOutput } from './memory-output.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

describe('content security policies of static exports', () => {
  it.each([
    ['olaria', readFixtureSite('sites/olaria', 'themes/kiln')],
    ['olaria in gazette', readSiteWithTheme('olaria', 'gazette')],
    ['harbour', readFixtureSite('sites/harbour')],
    ['starter', readFixtureSite('sites/starter', 'themes/kiln')],
  ])('list all inline scripts of the pages of %s', async (_name, site) => {
    const { pages } = await build(site);
    expect(pages.length).toBeGreaterThan(5);
    for (const html of pages) {
      const { policy, scriptsBefore, inline } = readPage(html);
      expect(scriptsBefore).toBe(0);
      for (const text of inline) expect(policy).toContain(`'sha256-${sha256(text)}'`);
    }
  });

  it('allow inline scripts of the theme with any line breaks, and of code blocks, but no others', async () => {
    const { pages } = await build(
      smallSite({
        'theme/site.region':
          '<!doctype html>\r\n<html>\r\n<head>\r\n<script>\r\ntheme()\r\n</script>{squarespace-headers}</head><body>{website.siteTitle}{squarespace.main-content}</body></html>',
      }),
    );
    const { policy, scriptsBefore, inline } = readPage(pages[0] ?? '');
    expect(scriptsBefore).toBe(0);
    expect(inline).toEqual(['\ntheme()\n', 'title()', 'code()']);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
    expect(scripts).toEqual([
      "'self'",
      ...['\ntheme()\n', 'code()'].map((text) => `'sha256-${sha256(text)}'`).sort(),
    ]);
  });

  it('follow the encoding and come before everything else, also without a head', async () => {
    const meta = '<meta http-equiv="Content-Security-Policy" content="';
    for (const [region, start] of [
      ['<html><head>{squarespace-headers}</head><body></body></html>', '<html><head><meta charset="utf-8">'],
      [
        '<html><head><meta charset=utf-8 />{squarespace-headers}</head></html>',
        '<html><head><meta charset=utf-8 />',
      ],
      [
        '<html><head><meta name="a" content="b"><meta charset="utf-8">{squarespace-headers}</head></html>',
        '<html><head><meta name="a" content="b"><meta charset="utf-8">',
      ],
      [
        '<html><head><script>1</script><meta charset="utf-8">{squarespace-headers}</head></html>',
        '<html><head>',
      ],
      ['<!doctype html><title>x</title>{squarespace.main-content}', '<!doctype html>'],
      ['<html lang="en">{squarespace-headers}<body></body></html>', '<html lang="en">'],
    ] as const) {
      const { pages } = await build(smallSite({ 'theme/site.region': region }));
      expect(pages[0]?.startsWith(start + meta), pages[0]?.slice(0, 300)).toBe(true);
    }
  });

  it('are also in a _headers file, for all pages together', async () => {
    const { output } = await build(smallSite({}));
    const headers = output.readText('_headers') ?? '';
    expect(headers).toMatch(
      /^\/\*\n {2}Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-/,
    );
    expect(headers).toContain("frame-ancestors 'self'");
    expect(headers.split('\n').slice(2)).toEqual([
      '  X-Content-Type-Options: nosniff',
      '  Referrer-Policy: strict-origin-when-cross-origin',
      '  X-Frame-Options: SAMEORIGIN',
      '',
    ]);
  });

  it('leave the scripts to the pages in a _headers file when they are too many', async () => {
    const scripts = Array.from({ length: 60 }, (_, index) => `<script>a${index}()</script>`).join('');
    const region = `<html><head>${scripts}{squarespace-headers}</head><body></body></html>`;
    const { output } = await build(smallSite({ 'theme/site.region': region }));
    const lines = (output.readText('_headers') ?? '').split('\n');
    expect(lines[1]).toBe(
      "  Content-Security-Policy: object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
    );
  });
});

async function build(site: Files) {
  const output = createMemoryOutput();
  const { routes, ok, diagnostics } = await compileSite(
    { site, output, createLocale, runtime: MINIMAL_RUNTIME, hash: sha256 },
    { now: 0 },
  );
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(ok).toBe(true);
  return { output, pages: routes.map(({ file }) => output.readText(file) ?? '') };
}

function smallSite(files: FileMap): Files {
  const document = (type: string, id: string, body: object) => JSON.stringify({ type, id, body });
  const code = { kind: 23, section: 's', order: 'a0', value: { html: '<script>code()</script>' } };
  return createMemoryFiles({
    'site.json': document('settings', 'settings', {
      schemaVersion: 1,
      theme: 'theme',
      website: { siteTitle: '<script>title()</script>', timeZone: 'UTC' },
    }),
    'pages/home.json': document('page', 'home', {
      pageType: 2,
      title: 'Home',
      urlId: 'home',
      isHome: true,
      sections: { s: { order: 'a0' } },
      blocks: { code },
    }),
    'theme/template.conf': '{ "layouts": { "default": { "regions": ["site"] } } }',
    'theme/site.region':
      '<html><head><meta charset="utf-8">{squarespace-headers}</head><body>{squarespace.main-content}</body></html>',
    ...files,
  });
}

type Node = DefaultTreeAdapterTypes.Node;

/** The policy in the page, the scripts that precede it, and the texts of scripts that a browser runs. */
function readPage(html: string) {
  const scripts: string[] = [];
  let policy = '';
  let scriptsBefore = 0;
  visit(parse(html), (node) => {
    if (!('tagName' in node)) return;
    const attribute = (name: string) => node.attrs.find((each) => each.name === name)?.value;
    if (node.tagName === 'meta' && attribute('http-equiv') === 'Content-Security-Policy') {
      policy = attribute('content') ?? '';
      scriptsBefore = scripts.length;
    }
    if (node.tagName !== 'script' || /json/.test(attribute('type') ?? '')) return;
    const [text] = node.childNodes;
    scripts.push(text !== undefined && 'value' in text ? text.value : '');
  });
  return { policy, scriptsBefore, inline: scripts.filter((text) => text !== '') };
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, see);
}
