import { expect, it } from 'vitest';
import type { Bodies } from '../../../compiler/model/index.ts';
import { linkThemeFiles } from './theme-files.ts';

const files = ['assets/fonts/a.woff2', 'assets/mark.svg', 'scripts/site.js'].map((path) => ({
  path,
  size: 1,
}));
const NONE: Bodies = new Map();
const link = linkThemeFiles({ files, folder: 'themes/gazette' });
const urlOf = (path: string) => `/api/editor/v1/theme-file?theme=themes%2Fgazette&path=${path}`;

it('links to the fonts and images of a theme that is not published', () => {
  expect(
    link(
      '@font-face{src:url("/assets/fonts/a.woff2") format("woff2")} a{background:url(/assets/mark.svg)}',
      NONE,
    ),
  ).toBe(
    `@font-face{src:url("${urlOf('fonts%2Fa.woff2')}") format("woff2")} a{background:url(${urlOf('mark.svg')})}`,
  );
  expect(link('<img src="/assets/mark.svg#a">', NONE)).toBe(`<img src="${urlOf('mark.svg')}#a">`);
});

it('leaves files of the site, unknown ones and texts as they are', () => {
  const bodies: Bodies = new Map([['asset:mark', { filename: 'mark.svg' }]]);
  const html = '<img src="/assets/mark.svg"><img src="/assets/cup.jpg"><p>/assets/mark.svg</p>';
  expect(link(html, bodies)).toBe(html);
});

it('changes nothing when the theme has no folder', () => {
  const html = '<img src="/assets/mark.svg">';
  expect(linkThemeFiles({ files, folder: undefined })(html, NONE)).toBe(html);
});
