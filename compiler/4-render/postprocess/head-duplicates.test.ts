import { describe, expect, it } from 'vitest';
import { smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { renderSite } from '../../compile-site.ts';
import { createLocale } from '../../node/locales.ts';

async function headOf(region: string): Promise<string> {
  const site = createMemoryFiles(smallSite({ 'theme/site.region': region }));
  const { rendered } = await renderSite({ site, createLocale }, { now: 2 });
  const page = rendered?.files.find(({ path }) => path === 'index.html');
  const html = page && 'text' in page ? page.text : '';
  return html.slice(0, html.indexOf('</head>'));
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

describe('the head of a page', () => {
  it.each([
    ['title', '<title>{website.siteTitle}</title>', /<title>/g],
    ['encoding', '<meta charset="UTF-8">', /<meta charset/gi],
    [
      'encoding in its older form',
      '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">',
      /charset/gi,
    ],
    ['canonical URL', '<link href="/" rel="canonical">', /rel="canonical"/g],
    ['card', "<meta content=x name='twitter:card' />", /twitter:card/g],
    ['icon', '<link rel="shortcut icon" href="/own.ico">', /rel="(?:shortcut )?icon"/g],
    ['Open Graph title', '<meta property="og:title" content="Own">', /"og:title"/g],
  ])('has the %s of the theme instead of a second one', async (_name, own, pattern) => {
    const before = await headOf(`<html><head>${own}{squarespace-headers}</head><body></body></html>`);
    expect(before).toContain(own.replace('{website.siteTitle}', 'Small'));
    expect(count(before, pattern)).toBe(1);
    const after = await headOf(`<html><head>{squarespace-headers}${own}</head><body></body></html>`);
    expect(count(after, pattern)).toBe(1);
  });

  it('has everything that the theme does not print', async () => {
    const head = await headOf(
      '<html><head><title>Own</title>{squarespace-headers}</head><body><svg><title>Logo</title></svg></body></html>',
    );
    expect(head).toContain('<link rel="canonical" href="https://small.example/">');
    const plain = await headOf(
      '<html><head>{squarespace-headers}</head><body><svg><title>Logo</title></svg></body></html>',
    );
    expect(count(plain, /<title>/g)).toBe(1);
  });
});
