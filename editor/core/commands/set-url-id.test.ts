import { describe, expect, it } from 'vitest';
import { redirectFromSchema } from '../../../compiler/model/fields/redirect-from.ts';
import { createTestContext, openEditor } from '../operations/testing/test-store.ts';
import { setUrlId } from './set-url-id.ts';

const DOC = 'page:home';

/** Types these slugs one after the other and returns the resulting page and the page before. */
async function typed(
  body: Readonly<Record<string, unknown>>,
  values: readonly string[],
  { base = '/', live }: { readonly base?: string; readonly live?: string } = {},
) {
  const bench = createTestContext();
  const { store } = await openEditor(bench);
  store.run(() => ({ label: 'Begin', ops: [{ doc: DOC, at: [], kind: 'set', value: body }] }));
  for (const value of values) {
    bench.clock.advance(100);
    store.run(setUrlId({ doc: DOC, value, previous: body, live, base, label: 'Edit URL slug' }));
  }
  const after = store.states.getState().head.get(DOC);
  store.undo();
  return { after, undone: store.states.getState().head.get(DOC) };
}

describe('setUrlId', () => {
  it('redirects from the previous URL in one undo step, and not from intermediate input', async () => {
    const about = { title: 'About', urlId: 'about' };
    const { after, undone } = await typed(about, ['a', 'ab', 'about', 'about-', 'about-us']);
    expect(after).toEqual({ ...about, urlId: 'about-us', redirectFrom: ['/about'] });
    expect(undone).toEqual(about);
  });

  it('removes the new URL from the redirects and keeps each other one once, the latest last', async () => {
    const moved = { urlId: 'b', redirectFrom: ['/b', '/a', '/c'] };
    expect((await typed(moved, ['a', 'd'])).after).toEqual({ urlId: 'd', redirectFrom: ['/a', '/c', '/b'] });
    const { after, undone } = await typed(moved, ['d', 'a']);
    expect(after).toEqual({ urlId: 'a', redirectFrom: ['/c', '/b'] });
    expect(undone).toEqual(moved);
    expect((await typed({ urlId: 'b', redirectFrom: ['/a'] }, ['x', 'b'])).after).toEqual({
      urlId: 'b',
      redirectFrom: ['/a'],
    });
    expect((await typed({ urlId: 'b' }, ['x', 'b'])).after).toEqual({ urlId: 'b' });
  });

  it('keeps at most the maximum number of redirects', async () => {
    const redirectFrom = Array.from({ length: 10 }, (_, index) => `/old-${index}`);
    const { after } = await typed({ urlId: 'b', redirectFrom }, ['c']);
    expect(after).toEqual({ urlId: 'c', redirectFrom: [...redirectFrom.slice(1), '/b'] });
    const longestPath = `/${'a'.repeat(200)}/p/${'b'.repeat(200)}`;
    expect(redirectFromSchema.safeParse([...redirectFrom.slice(1), longestPath]).success).toBe(true);
  });

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['a draft was nowhere', { urlId: 'b', status: 'Draft' }, '/'],
    ['the home page stays where it is', { urlId: 'b', isHome: true }, '/'],
    ['what has no collection was nowhere', { urlId: 'b' }, ''],
    ['what had none was nowhere', {}, '/shop/p/'],
  ])('%s', async (_why, body, base) => {
    expect((await typed(body, ['c'], { base })).after).toEqual({ ...body, urlId: 'c' });
  });

  it('redirects only from live URLs, not from unpublished ones', async () => {
    const typedBefore = { urlId: 'typed', redirectFrom: ['/first', '/older'] };
    const { after, undone } = await typed(typedBefore, ['again', 'last'], { live: 'first' });
    expect(after).toEqual({ urlId: 'last', redirectFrom: ['/older', '/first'] });
    expect(undone).toEqual(typedBefore);
    expect((await typed({ urlId: 'typed' }, ['last'], { live: 'first' })).after).toEqual({
      urlId: 'last',
      redirectFrom: ['/first'],
    });
    expect((await typed(typedBefore, ['first'], { live: 'first' })).after).toEqual({
      urlId: 'first',
      redirectFrom: ['/older'],
    });
    expect((await typed({ urlId: 'new' }, ['newer'], { live: '' })).after).toEqual({ urlId: 'newer' });
  });

  it('redirects from the URL of a draft that is still live', async () => {
    const draft = { urlId: 'b', status: 'Draft' };
    expect((await typed(draft, ['c'], { live: 'b' })).after).toMatchObject({ redirectFrom: ['/b'] });
  });

  it('prefixes the redirect of an item with its collection', async () => {
    const { after } = await typed({ urlId: 'cup', status: 'Published' }, ['mug'], { base: '/shop/p/' });
    expect(after).toMatchObject({ urlId: 'mug', redirectFrom: ['/shop/p/cup'] });
  });
});
