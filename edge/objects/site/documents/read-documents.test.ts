import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import { site } from '../../../testing/site-object.ts';
import type { SiteDO } from '../site-do.ts';

const ADMIN = [CONTRIBUTOR_ROLE.admin];
/** Reads pages and other content, no forms. */
const MODERATOR = [CONTRIBUTOR_ROLE.moderator];

const INSERT = `INSERT INTO docs (key, rev, body, updated_at, updated_by) VALUES (?, 1, ?, 0, '')`;

/** Documents by key, in this order; `null` is a deleted one. */
type Bodies = Readonly<Record<string, object | null>>;

function withDocs(name: string, bodies: Bodies, step: (object: SiteDO) => void) {
  return runInDurableObject(site(name), (object: SiteDO, { storage }) => {
    for (const [key, body] of Object.entries(bodies)) {
      const text = body === null ? null : JSON.stringify(body);
      storage.sql.exec(INSERT, key, text);
    }
    step(object);
  });
}

const keysOf = (docs: readonly { readonly key: string }[]) => docs.map(({ key }) => key);
const textOf = (characters: number) => 'x'.repeat(characters);

describe('requested documents', () => {
  it('are in the order of the request, without missing and deleted ones', async () => {
    await withDocs('requested', { 'page:a': {}, 'page:b': {}, 'page:gone': null }, (object) => {
      const keys: readonly DocKey[] = ['page:b', 'page:gone', 'page:none', 'page:a'];
      const { docs, remaining } = object.readDocs(keys, ADMIN);
      expect([keysOf(docs), remaining]).toEqual([['page:b', 'page:a'], []]);
    });
  });

  it('are those that the role may read', async () => {
    await withDocs('requested-roles', { 'page:a': {}, 'form:f': {} }, (object) => {
      expect(keysOf(object.readDocs(['form:f', 'page:a'], MODERATOR).docs)).toEqual(['page:a']);
    });
  });

  it('end at four million characters; the others remain', async () => {
    const million = { title: textOf(1_000_000 - '{"title":""}'.length) };
    const less = { title: million.title.slice(1) };
    await withDocs(
      'long',
      { 'page:long': million, 'page:less': less, 'page:x': {}, 'page:y': {} },
      (object) => {
        const long: readonly DocKey[] = ['page:long', 'page:long', 'page:long'];
        const remaining = (...keys: readonly DocKey[]) =>
          object.readDocs([...long, ...keys], ADMIN).remaining;
        expect(remaining('page:long', 'page:x', 'page:y')).toEqual(['page:x', 'page:y']);
        expect(remaining('page:less', 'page:x')).toEqual([]);
      },
    );
  });
});

describe('the documents that a dashboard starts with', () => {
  it('have images and items last', async () => {
    const bodies = { 'asset:a': {}, 'item:b': {}, 'item:a': {}, 'page:b': {}, 'page:a': {}, 'page:c': null };
    await withDocs('start', bodies, (object) => {
      expect(keysOf(object.readSummaries(ADMIN))).toEqual([
        'page:a',
        'page:b',
        'asset:a',
        'item:a',
        'item:b',
      ]);
    });
  });

  it('are those that the role may read', async () => {
    await withDocs('start-roles', { 'page:a': {}, 'form:f': {} }, (object) => {
      expect(keysOf(object.readSummaries(MODERATOR))).toEqual(['page:a']);
    });
  });

  it('are summaries beyond half a million characters', async () => {
    const long = { title: 'Long', description: textOf(499_000) };
    const more = { title: 'More', description: textOf(1000) };
    await withDocs('start-long', { 'page:a': long, 'page:b': more, 'page:c': { title: 'C' } }, (object) => {
      expect(object.readSummaries(ADMIN)).toMatchObject([
        { key: 'page:a', body: long },
        { key: 'page:b', isSummary: true, body: { title: 'More' } },
        { key: 'page:c', body: { title: 'C' } },
      ]);
    });
  });

  it('are whole up to that number', async () => {
    const rest = '{"title":"","description":""}'.length;
    const long = { title: '', description: textOf(499_000 - rest) };
    const more = { title: '', description: textOf(1000 - rest) };
    await withDocs('start-whole', { 'page:a': long, 'page:b': more }, (object) => {
      expect(object.readSummaries(ADMIN).some(({ isSummary }) => isSummary)).toBe(false);
    });
  });
});
