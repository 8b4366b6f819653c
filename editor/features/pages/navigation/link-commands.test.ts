import { describe, expect, it } from 'vitest';
import {
  applyOperations,
  type Bodies,
  type DocKey,
  navigationSchema,
} from '../../../../compiler/model/index.ts';
import { addLink, editLink, linkOf } from './link-commands.ts';

const MAIN: DocKey = 'navigation:mainNavigation';
const ENTRY = { navigation: MAIN, entryId: 'tide' };
const TIDE = { title: 'Tide tables', url: 'https://tides.example/', newWindow: true };

function run(command: ReturnType<typeof addLink>, bodies: Bodies): Bodies {
  const applied = applyOperations(bodies, command(bodies).ops);
  if (!applied.ok) throw new Error(applied.message);
  return applied.bodies;
}

const site = (items: object) => new Map<DocKey, unknown>([[MAIN, { items }]]);

describe('a link in the navigation', () => {
  it('is added at the end of the main navigation', () => {
    const bodies = run(addLink('tide', TIDE), site({ shop: { order: 'a0', pageId: 'shop' } }));
    expect(navigationSchema.parse(bodies.get(MAIN)).items).toEqual({
      shop: { order: 'a0', pageId: 'shop' },
      tide: { order: 'a1', externalLink: TIDE },
    });
  });

  it('is added to a site without a navigation', () => {
    expect(linkOf(run(addLink('tide', TIDE), new Map()).get(MAIN), 'tide')).toEqual(TIDE);
  });

  it('has the new title and URL after an edit, whatever the entry was called', () => {
    const bodies = site({ tide: { order: 'a0', title: 'Old', externalLink: TIDE } });
    expect(linkOf(bodies.get(MAIN), 'tide')).toEqual(TIDE);
    const edited = run(editLink(ENTRY, { title: 'Tides', url: '/tides', newWindow: false }), bodies);
    expect(Object(edited.get(MAIN)).items).toEqual({
      tide: { order: 'a0', externalLink: { title: 'Tides', url: '/tides', newWindow: false } },
    });
  });

  it.each([
    ['deleted', {}],
    ['replaced by a page', { tide: { order: 'a0', pageId: 'shop' } }],
  ])('stays as it is when it was %s', (_, items) => {
    expect(editLink(ENTRY, TIDE)(site(items)).ops).toEqual([]);
  });
});
