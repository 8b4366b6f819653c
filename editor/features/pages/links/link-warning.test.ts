import { describe, expect, it } from 'vitest';
import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import { linkWarning } from './link-warning.ts';

const SITE: Bodies = new Map<DocKey, unknown>([
  ['page:home', { title: 'Home', urlId: 'home', isHome: true }],
  ['page:studio', { title: 'Studio', urlId: 'studio', redirectFrom: ['/atelier'] }],
  ['collection:shop', { title: 'Shop', urlId: 'shop', type: 13 }],
  ['item:cup', { title: 'Cup', urlId: 'cup', collectionId: 'shop', structuredContent: {} }],
  ['item:talk', { title: 'Talk', urlId: 'talk', collectionId: 'shop' }],
  ['collection:notes', { title: 'Notes', urlId: 'notes', type: 1 }],
  ['item:kit', { title: 'Kit', urlId: 'kit', collectionId: 'notes', structuredContent: { productType: 1 } }],
  ['page:plan', { title: 'Plan', urlId: 'plan', status: 'Draft' }],
  ['page:soon', { title: 'Soon', urlId: 'soon', status: 'Scheduled', publishOn: 8e15 }],
  ['page:lost', { title: 'Lost', urlId: 'lost', pageType: 100 }],
  ['collection:off', { title: 'Off', urlId: 'off', type: 1, enabled: false }],
  ['item:in', { title: 'In', urlId: 'in', collectionId: 'off' }],
  ['asset:a', { filename: 'care sheet.pdf' }],
]);

describe('a dead link', () => {
  it.each([
    ['www.example.org', 'https://www.example.org'],
    ['example.org/x?y=1#z', 'https://example.org/x?y=1#z'],
    ['olaria.example', 'https://olaria.example'],
    ['/stduio', '/studio'],
    ['/Studio', '/studio'],
    ['/shop/p/cpu', '/shop/p/cup'],
    ['shop', '/shop'],
    ['shop?sort=new', '/shop?sort=new'],
    ['ines@olaria.com', 'mailto:ines@olaria.com'],
    ['/something-else-entirely', undefined],
    ['/assets/gone.pdf', undefined],
    ['two words', undefined],
    ['/lost', undefined],
    ['about.html', undefined],
  ])('%s: suggests %s', (href, suggestion) => {
    expect(linkWarning(SITE, href)).toEqual({ suggestion, isHidden: false });
  });

  it.each(['/plan', '/soon', '/off', '/off/in'])('%s leads to something unpublished', (href) => {
    expect(linkWarning(SITE, href)).toEqual({ suggestion: undefined, isHidden: true });
  });

  it.each([
    '',
    '/',
    '/studio',
    '/studio/#hours',
    '/shop/p/cup?variant=1',
    '/shop/p/talk',
    '/notes/kit',
    '/atelier',
    '/cart',
    '/checkout-success',
    '/shop/page/2',
    '/shop/rss.xml',
    '/theme-file.svg',
    '/assets/care%20sheet.pdf',
    '#contact',
    '?x=1',
    'https://example.org',
    'mailto:a@b.co',
    'tel:+351210000000',
    '//cdn.example.org/x',
  ])('is not %s', (href) => {
    expect(linkWarning(SITE, href)).toBeUndefined();
  });
});
