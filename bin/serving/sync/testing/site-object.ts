import type { Doc, DocKey } from '../../../../compiler/model/index.ts';
import type { ImportRequest, ImportResponse, Unsynced } from '../../admin/admin-client.ts';

/** An in-memory version of the site object (edge/objects/site/documents/import-documents.ts) without delays. */
export interface SiteObject {
  read<Body>(key: DocKey): Body | undefined;
  /** Simulates an edit in the dashboard; without a body, deletes the document. */
  edit(key: DocKey, body?: unknown): void;
  importDocs(request: ImportRequest): ImportResponse;
  unsynced(): Unsynced;
  markWrittenToDisk(revs: Readonly<Record<string, number>>): void;
}

interface Row {
  readonly rev: number;
  /** JSON; undefined for a deleted document. */
  readonly text: string | undefined;
  readonly isSynced: boolean;
}

export function createSiteObject(): SiteObject {
  const rows = new Map<DocKey, Row>();
  const put = (key: DocKey, text: string | undefined, isSynced: boolean): number => {
    const rev = (rows.get(key)?.rev ?? 0) + 1;
    rows.set(key, { rev, text, isSynced });
    return rev;
  };
  const unsynced = () => [...rows].filter(([, { isSynced }]) => !isSynced);
  const take = ({ docs, deleted, bases }: ImportRequest): ImportResponse => {
    const revs: Record<string, number> = {};
    const conflicts: DocKey[] = [];
    const hasMovedOn = (key: DocKey) => {
      const row = rows.get(key);
      return row !== undefined && !row.isSynced && row.rev !== bases[key];
    };
    for (const { key, body } of docs) {
      const [before, text] = [rows.get(key), JSON.stringify(sorted(body))];
      if (hasMovedOn(key) && before?.text !== text) conflicts.push(key);
      else if (before?.text === text) {
        revs[key] = before.rev;
        rows.set(key, { ...before, isSynced: true });
      } else revs[key] = put(key, text, true);
    }
    for (const key of deleted) {
      if (rows.get(key)?.text === undefined) continue;
      if (hasMovedOn(key)) conflicts.push(key);
      else {
        put(key, undefined, true);
        revs[key] = 0;
      }
    }
    return { revs, conflicts };
  };
  return {
    read: <Body>(key: DocKey) => {
      const text = rows.get(key)?.text;
      return text === undefined ? undefined : (JSON.parse(text) as Body);
    },
    edit: (key, body) => void put(key, body === undefined ? undefined : JSON.stringify(sorted(body)), false),
    importDocs: take,
    unsynced: () => ({
      docs: unsynced().flatMap(([key, { rev, text }]): readonly Doc[] =>
        text === undefined ? [] : [{ key, rev, body: JSON.parse(text), updatedAt: 0, updatedBy: 'ines' }],
      ),
      deleted: unsynced().flatMap(([key, { rev, text }]) => (text === undefined ? [{ key, rev }] : [])),
    }),
    markWrittenToDisk: (revs) => {
      for (const [key, row] of rows) if (revs[key] === row.rev) rows.set(key, { ...row, isSynced: true });
    },
  };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}
