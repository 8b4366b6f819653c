import { expect, it } from 'vitest';
import type { RenderedSite } from '../4-render/render-pages.ts';
import { withoutProtectedPages } from './without-protected-pages.ts';

const route = (url: string) => ({ url, file: `${url.slice(1)}/index.html` });

const LOCK = { url: '/404/lock-screen', file: 'lock.html' };
const ROUTES = ['/about', '/team', '/club', '/club/café', '/clubs'].map(route);

const RENDERED = {
  files: [
    { path: 'about/index.html', text: '' },
    { path: LOCK.file, text: '' },
  ],
  shells: { 'lock-screen': LOCK.file },
  redirects: { a: '/about', b: '/team', c: '/club', d: '/club/caf%C3%A9', f: '/club/feed.json', e: '/clubs' },
  protectedPages: [
    { urls: ['/team'], below: [] },
    { urls: ['/club', '/club/café'], below: ['/club'] },
  ],
} as unknown as RenderedSite;

it('a static host gets no page, redirect or route that leads to a protected page', () => {
  const { rendered, routes } = withoutProtectedPages(RENDERED, [...ROUTES, LOCK]);
  expect(rendered.files.map(({ path }) => path)).toEqual(['about/index.html']);
  expect(rendered.redirects).toEqual({ a: '/about', e: '/clubs' });
  expect(routes.map(({ url }) => url)).toEqual(['/about', '/clubs']);
});

it('the first five of the pages that are left out are named', () => {
  const urls = Array.from({ length: 6 }, (_, index) => `/p${index}`);
  const named = [5, 6].map((count) => {
    const site = { ...RENDERED, redirects: {}, protectedPages: [{ urls: urls.slice(0, count), below: [] }] };
    return withoutProtectedPages(site as unknown as RenderedSite, []).diagnostics[0]?.message.split(
      ' were ',
    )[0];
  });
  expect(named).toEqual([
    'The protected pages /p0, /p1, /p2, /p3, /p4',
    'The protected pages /p0, /p1, /p2, /p3, /p4 and 1 more',
  ]);
});
