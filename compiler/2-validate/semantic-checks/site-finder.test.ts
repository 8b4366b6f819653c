import { expect, it } from 'vitest';
import { createSiteFinder } from './site-finder.ts';

function site(more: object): Parameters<typeof createSiteFinder>[0] {
  return { assets: [], items: [], collections: [], forms: [], ...more } as never;
}

it('finds a document by its type and its id', () => {
  const cup = { id: 'cup', filename: 'cup.jpg' };
  const mug = { id: 'cup', title: 'Mug' };
  const journal = { id: 'journal', title: 'Journal' };
  const write = { id: 'write', name: 'Write to us' };
  const find = createSiteFinder(
    site({ assets: [cup], items: [mug], collections: [journal], forms: [write] }),
  );
  expect(find('asset:cup')).toBe(cup);
  expect(find('item:cup')).toBe(mug);
  expect(find('collection:journal')).toBe(journal);
  expect(find('form:write')).toBe(write);
  expect(find('form:cup')).toBeUndefined();
  expect(find('asset:constructor')).toBeUndefined();
});

it('indexes the site once, on first use', () => {
  let looks = 0;
  const cup = {
    get id() {
      looks += 1;
      return 'cup';
    },
  };
  const find = createSiteFinder(site({ assets: [cup] }));
  expect(looks).toBe(0);
  expect([find('asset:cup'), find('asset:gone'), find('asset:cup')]).toEqual([cup, undefined, cup]);
  expect(looks).toBe(1);
});
