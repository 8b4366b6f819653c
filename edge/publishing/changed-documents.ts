import {
  type Area,
  areaOfChange,
  areaOfDoc,
  type Doc,
  type DocKey,
  may,
} from '../../compiler/model/index.ts';
import { fieldOf, isRecord } from '../../formatters/index.ts';
import { addedCode } from '../domain/documents/embedded-code.ts';

/** A document that differs between two releases. */
export interface Change {
  readonly key: DocKey;
  /** Revision of the new version; 0 when the document is deleted. */
  readonly rev: number;
  /** Live version; undefined for a new document. */
  readonly live: unknown;
  /** New version; undefined for a deleted document. */
  readonly body: unknown;
}

/** Compares the live documents with the next ones. */
export function changedDocuments(live: readonly Doc[], next: readonly Doc[]): readonly Change[] {
  const before = new Map(live.map((doc) => [doc.key, doc]));
  const after = new Map(next.map((doc) => [doc.key, doc]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, doc] = [before.get(key), after.get(key)];
    const isSame = old?.rev === doc?.rev || JSON.stringify(old?.body) === JSON.stringify(doc?.body);
    return isSame ? [] : [{ key, rev: doc?.rev ?? 0, live: old?.body, body: doc?.body }];
  });
}

/** Whether these roles may publish a change, including the code it contains. */
export function mayPublish(roles: readonly number[], change: Change): boolean {
  return areasOf(change).every((area) => may(roles, `${area}.publish`));
}

/** Returns the permission areas of a change, as fine-grained as for writing. */
function areasOf({ key, live, body }: Change): readonly Area[] {
  const code = addedCode(key, body, [live]).map(({ area }) => area);
  const isNew = live === undefined || body === undefined;
  const paths = key.startsWith('settings:') && !isNew ? changedPaths(live, body) : undefined;
  const areas =
    paths?.map((at) => areaOfChange({ doc: key, at, kind: 'set' }, body)) ??
    [live, body].filter((version) => version !== undefined).map((version) => areaOfDoc(key, version));
  return [...new Set([...areas, ...code])];
}

/** Returns the paths that differ in the settings, two levels deep, like the permission areas. */
function changedPaths(live: unknown, body: unknown): readonly (readonly string[])[] {
  return namesIn(live, body).flatMap((name) => {
    const [old, next] = [fieldOf(live, name), fieldOf(body, name)];
    if (isSame(old, next)) return [];
    const isInside = isRecord(old) && isRecord(next);
    if (!isInside) return [[name]];
    return namesIn(old, next)
      .filter((inner) => !isSame(fieldOf(old, inner), fieldOf(next, inner)))
      .map((inner) => [name, inner]);
  });
}

function namesIn(one: unknown, other: unknown): readonly string[] {
  return [...new Set([one, other].flatMap((value) => (isRecord(value) ? Object.keys(value) : [])))];
}

/** Stored bodies have sorted keys. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
