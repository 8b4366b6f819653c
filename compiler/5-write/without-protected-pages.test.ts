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
