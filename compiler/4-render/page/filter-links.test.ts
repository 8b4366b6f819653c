import { describe, expect, it } from 'vitest';
import { createFilterLinks } from './filter-links.ts';

const touched: string[] = [];
const rewrite = createFilterLinks({
  plan: {
    urls: { pages: {}, collections: { journal: '/journal', log: '/' }, items: {} },
    filterUrls: {
      journal: {
        'tag:sea & sand': '/journal/tag/sea-sand',
        'category:glaze': '/journal/category/glaze',
        'month:2026-09': '/journal/month/2026-09',
      },
      log: { 'tag:café': '/log/tag/café' },
    },
  },
  baseUrl: 'https://olaria.example',
  touch: (id) => touched.push(id),
});

describe('a link with a filter', () => {
  it.each([
    ['/journal?tag=sea%20%26%20sand', '/journal/tag/sea-sand'],
    ['/journal?tag=Sea+%26+Sand', '/journal/tag/sea-sand'],
    ['/journal/?view=list&amp;category=glaze#top', '/journal/category/glaze#top'],
    ['https://olaria.example/journal?month=9-2026', '/journal/month/2026-09'],
    ['/?tag=caf%C3%A9', '/log/tag/caf%C3%A9'],
  ])('leads to the page of the filter: %s', (from, to) => {
    expect(rewrite(`<a class="x" href="${from}">`)).toBe(`<a class="x" href="${to}">`);
  });

  it.each([
    '/journal?tag=other',
    '/journal?format=json',
    '/elsewhere?tag=glaze',
    'https://other.example/journal?category=glaze',
    '/journal/category/glaze',
    '?tag=glaze',
    '?',
    '/journal?tag=%E0%A4%A',
  ])('stays when there is no such page: %s', (url) => {
    expect(rewrite(`<a href="${url}">`)).toBe(`<a href="${url}">`);
  });

  it.each([
    ['?tag=sea%20%26%20sand', '/journal/tag/sea-sand'],
    ['?category=glaze#top', '/journal/category/glaze#top'],
    ['?', '/journal'],
    ['?tag=other', '?tag=other'],
    ['/?tag=caf%C3%A9', '/log/tag/caf%C3%A9'],
  ])('without a path belongs to the list of the page: %s', (from, to) => {
    expect(rewrite(`<a href="${from}">`, 'journal')).toBe(`<a href="${to}">`);
  });

  it('makes the page depend on the filters of the collection', () => {
    touched.length = 0;
    rewrite('<a href="/journal?tag=other">');
    expect(touched).toEqual(['journal']);
  });
});
