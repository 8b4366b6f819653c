import { expect, it } from 'vitest';
import { completeLink } from './complete-link.ts';

it.each([
  ['shop', '/shop'],
  [' shop/p/cup?size=s#top ', '/shop/p/cup?size=s#top'],
  ['about.html', '/about.html'],
  ['two words', '/two words'],
  ['example.com', 'https://example.com'],
  ['www.example.com/x?y=1', 'https://www.example.com/x?y=1'],
  ['café.pt', 'https://café.pt'],
  ['ines@olaria.com', 'mailto:ines@olaria.com'],
])('completes %j to %s', (typed, link) => {
  expect(completeLink(typed)).toBe(link);
});

it.each([
  '',
  '/',
  '/shop',
  '//cdn.example.org/x',
  '#hours',
  '?page=2',
  'https://example.com',
  'tel:+351210',
  'javascript:a',
])('leaves %j as it is', (link) => {
  expect(completeLink(link)).toBe(link);
});
