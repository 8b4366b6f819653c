import { expect, it } from 'vitest';
import type { NavigationItem } from '../../../compiler/model/index.ts';
import type { NavigationLink } from '../../../formatters/vocabulary/api/navigation.ts';
import { itemsOf } from './links.ts';

const PORT = { title: 'Port', url: 'https://port.example/', newWindow: true };
const LOG = { collectionId: 'log' };
const KNOWN: Readonly<Record<string, NavigationItem>> = {
  more: { order: 'a0', title: 'More' },
  inner: { order: 'a0', parent: 'more', title: 'Inner' },
  log: { order: 'a0', parent: 'inner', ...LOG },
  other: { order: 'a1', title: 'Other' },
  'other-log': { order: 'a0', parent: 'other', ...LOG },
  port: { order: 'a2', externalLink: PORT },
};

/** The entries by title or target, with the ids of those that are known. */
function knownIds(links: readonly NavigationLink[]): readonly string[] {
  return Object.keys(itemsOf(links, KNOWN)).filter((id) => Object.hasOwn(KNOWN, id));
}

const inFolder = (title: string, ...items: readonly NavigationLink[]) => ({ title, items });

it.each<[string, readonly NavigationLink[], readonly string[]]>([
  [
    'in another order',
    [inFolder('Other', LOG), inFolder('More', inFolder('Inner', LOG))],
    ['other', 'other-log', 'more', 'inner', 'log'],
  ],
  ['in a renamed folder', [inFolder('Less', inFolder('Inner', LOG))], ['more', 'inner', 'log']],
  ['in renamed folders', [inFolder('Less', inFolder('Inside', LOG))], ['more', 'inner', 'log']],
  ['in another folder', [inFolder('New', { externalLink: PORT })], ['port']],
  [
    'with another title',
    [{ externalLink: { ...PORT, title: 'Porto' } }, inFolder('Other', { ...LOG, title: 'Journal' })],
    ['port', 'other', 'other-log'],
  ],
])('entries retain their ids %s', (_where, links, ids) => {
  expect(knownIds(links)).toEqual(ids);
});

it.each<[string, readonly NavigationLink[]]>([
  ['with another target', [{ externalLink: { ...PORT, url: 'https://other.example/' } }]],
  ['with another title in another folder', [inFolder('New', { ...LOG, title: 'Journal' })]],
  ['with the title of a page as the title of a folder', [inFolder('Port')]],
])('entries %s are new', (_how, links) => {
  expect(knownIds(links)).toEqual([]);
});

it('entries whose folders contain each other have ids', () => {
  const cycle = { a: { order: 'a0', parent: 'b', title: 'A' }, b: { order: 'a0', parent: 'a', title: 'B' } };
  expect(Object.keys(itemsOf([{ title: 'B' }], cycle))).toEqual(['b']);
});
