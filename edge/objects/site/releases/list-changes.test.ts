import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import { PAGE, site } from '../../../testing/site-object.ts';
import type { SiteDO } from '../site-do.ts';
import { listChanges } from './list-changes.ts';

const ITEM = { collectionId: 'blog', recordType: 1, title: 'Post', urlId: 'post' };

/** A site whose live release has these documents in revision 1. */
function withReleased(
  name: string,
  bodies: Readonly<Record<string, object>>,
  step: (sql: SqlStorage, object: SiteDO) => void,
) {
  return runInDurableObject(site(name), (object: SiteDO, { storage: { sql } }) => {
    sql.exec(
      "INSERT INTO releases (id, created_on, created_by, message, is_active) VALUES ('r', 0, '', '', 1)",
    );
    for (const [key, body] of Object.entries(bodies)) {
      const text = JSON.stringify(body);
      sql.exec(
        "INSERT INTO docs (key, rev, body, updated_at, updated_by) VALUES (?, 1, ?, 1, 'ana')",
        key,
        text,
      );
      sql.exec('INSERT INTO bodies (key, rev, body) VALUES (?, 1, ?)', key, text);
      sql.exec("INSERT INTO release_docs (release, key, rev) VALUES ('r', ?, 1)", key);
    }
    step(sql, object);
  });
}

/** A new revision of a document; `null` deletes it. */
function change(sql: SqlStorage, key: string, body: object | null, at = 2): void {
  const text = body === null ? null : JSON.stringify(body);
  sql.exec(
    "UPDATE docs SET rev = rev + 1, body = ?, updated_at = ?, updated_by = 'eva' WHERE key = ?",
    text,
    at,
    key,
  );
}

describe('unpublished changes', () => {
  it('are listed by their time, with their author', async () => {
    await withReleased('listed', { 'page:a': PAGE, 'page:b': PAGE, 'page:c': PAGE }, (sql) => {
      change(sql, 'page:b', { ...PAGE, title: 'B' }, 2);
      change(sql, 'page:a', { ...PAGE, title: 'A' }, 3);
      expect(listChanges(sql, 'r')).toMatchObject([
        { key: 'page:b', kind: 'changed', title: 'B', updatedAt: 2, updatedBy: 'eva', labels: [] },
        { key: 'page:a', kind: 'changed', title: 'A', updatedAt: 3, updatedBy: 'eva', labels: [] },
      ]);
    });
  });

  it('of a site without a release are all documents', async () => {
    await withReleased('unreleased', { 'page:a': PAGE }, (sql) => {
      expect(listChanges(sql, undefined)).toMatchObject([{ key: 'page:a', kind: 'new', releasedRev: 0 }]);
    });
  });

  it('are those that the role may read', async () => {
    await withReleased('allowed', { 'page:a': PAGE, 'form:f': {}, 'form:gone': {} }, (sql, object) => {
      for (const [key, body] of [
        ['page:a', {}],
        ['form:f', { name: 'F' }],
        ['form:gone', null],
      ] as const)
        change(sql, key, body);
      const keys = (roles: readonly number[]) => object.changes({ roles }).map(({ key }) => key);
      expect(keys([CONTRIBUTOR_ROLE.moderator])).toEqual(['page:a']);
      expect(keys([CONTRIBUTOR_ROLE.admin])).toEqual(['form:f', 'form:gone', 'page:a']);
    });
  });

  it('show twenty labels of a document at most', async () => {
    await withReleased('labels', { 'page:a': { n: 0 } }, (sql) => {
      for (let n = 1; n <= 21; n++) {
        const ops = [{ doc: 'page:a', at: [`field${n}`], kind: 'set', value: n }];
        sql.exec(
          "INSERT INTO transactions VALUES (NULL, ?1, '', 0, ?1, ?2, '')",
          `label ${n}`,
          JSON.stringify({ ops }),
        );
        sql.exec("INSERT INTO changed (key, rev, seq) VALUES ('page:a', ?, last_insert_rowid())", n + 1);
      }
      const fields = Array.from({ length: 21 }, (_, n) => [`field${n + 1}`, n + 1]);
      change(sql, 'page:a', { n: 0, ...Object.fromEntries(fields) });
      const [listed] = listChanges(sql, 'r', { isLabelled: true });
      expect(listed?.labels).toEqual(Array.from({ length: 20 }, (_, n) => `label ${n + 1}`));
    });
  });
});

describe('the URL of a changed document', () => {
  it.each([
    ['is that of the release', {}, 'post'],
    ['is that of a published one', { status: 'Published' }, 'post'],
    ['is missing for a draft', { status: 'Draft' }, undefined],
    ['is missing for a disabled one', { enabled: false }, undefined],
    [
      'is missing before the scheduled time',
      { status: 'Scheduled', publishOn: 32_503_680_000_000 },
      undefined,
    ],
    ['is there after the scheduled time', { status: 'Scheduled', publishOn: 1 }, 'post'],
  ])('%s', async (what, fields, expected) => {
    await withReleased(`url ${what}`, { 'item:a': { ...ITEM, ...fields } }, (sql) => {
      change(sql, 'item:a', { ...ITEM, urlId: 'new' });
      expect(listChanges(sql, 'r')[0]?.liveUrlId).toBe(expected);
    });
  });
});
