import { expect, it } from 'vitest';
import { applyOperations, type Bodies, type DocKey } from '../../../../compiler/model/index.ts';
import { makeHome } from './page-commands.ts';

const HOME = { title: 'Home', urlId: 'home', isHome: true };
const STUDIO = { title: 'Studio', urlId: 'studio' };

function site(home: object, studio: object): Bodies {
  return new Map<DocKey, unknown>([
    ['page:home', home],
    ['page:studio', studio],
  ]);
}

/** The two pages after another one became the home page. */
function after(bodies: Bodies, doc: DocKey, live?: string): readonly unknown[] {
  const applied = applyOperations(bodies, makeHome(doc, live)(bodies).ops);
  if (!applied.ok) throw new Error(applied.message);
  return [...applied.bodies.values()];
}

it('the previous URL of the new home page redirects to it', () => {
  expect(after(site(HOME, STUDIO), 'page:studio')).toEqual([
    { title: 'Home', urlId: 'home' },
    { ...STUDIO, isHome: true, redirectFrom: ['/studio'] },
  ]);
});

it('switching back leaves no redirect from the current URL of a page', () => {
  const there = site(
    { title: 'Home', urlId: 'home' },
    { ...STUDIO, isHome: true, redirectFrom: ['/studio'] },
  );
  expect(after(there, 'page:home')).toEqual([{ ...HOME, redirectFrom: ['/home'] }, STUDIO]);
});

it('keeps existing redirects, at most ten', () => {
  const old = Array.from({ length: 10 }, (_, index) => `/old-${index}`);
  const pages = site({ ...HOME, redirectFrom: ['/start', '/home'] }, { ...STUDIO, redirectFrom: old });
  expect(after(pages, 'page:studio')).toEqual([
    { title: 'Home', urlId: 'home', redirectFrom: ['/start'] },
    { ...STUDIO, isHome: true, redirectFrom: [...old.slice(1), '/studio'] },
  ]);
});

it('redirects from the published URL only', () => {
  const typed = { ...STUDIO, urlId: 'typed' };
  const home = (live: string) => after(site(HOME, typed), 'page:studio', live)[1];
  expect(home('studio')).toEqual({ ...typed, isHome: true, redirectFrom: ['/studio'] });
  expect(home('')).toEqual({ ...typed, isHome: true });
});

it('drafts add no redirect, and the current home page does not change', () => {
  const draft = { ...STUDIO, status: 'Draft' };
  expect(after(site(HOME, draft), 'page:studio')[1]).toEqual({ ...draft, isHome: true });
  expect(after(site(HOME, STUDIO), 'page:home')).toEqual([HOME, STUDIO]);
});
