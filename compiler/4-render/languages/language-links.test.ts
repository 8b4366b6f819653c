import { expect, it } from 'vitest';
import { createLanguageLinks } from './language-links.ts';

const LINKS = { '/': '/fr', '/studio': '/fr/atelier', '/log/été': '/fr/été' };

/** The page with its links in the other language. */
function localized(html: string, baseUrl?: string): string {
  return createLanguageLinks({ links: LINKS, baseUrl, touch: () => {} })(html);
}

it.each([
  ['<a href="/studio">', '<a href="/fr/atelier">'],
  ['<a href="/studio/">', '<a href="/fr/atelier">'],
  ['<a href="/">', '<a href="/fr">'],
  ['<a class="x" href="/studio?a=1#b">', '<a class="x" href="/fr/atelier?a=1#b">'],
  ['<a href="/log/%C3%A9t%C3%A9">', '<a href="/fr/%C3%A9t%C3%A9">'],
  ["<form action='/studio'>", "<form action='/fr/atelier'>"],
  ['<area href="/studio">', '<area href="/fr/atelier">'],
])('%s leads to the page in the other language', (html, expected) => {
  expect(localized(html)).toBe(expected);
});

it.each([
  '<a href="/studio" hreflang="en">',
  '<a href="/other">',
  '<a href="//studio">',
  '<a href="/%">',
  '<link href="/studio">',
  '<a href="https://small.example/studio">',
])('%s stays as it is', (html) => {
  expect(localized(html)).toBe(html);
});

it('an absolute link to the site stays absolute', () => {
  expect(localized('<a href="https://small.example/studio">', 'https://small.example')).toBe(
    '<a href="https://small.example/fr/atelier">',
  );
});
