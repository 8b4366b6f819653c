import {
  type Area,
  areaOfChange,
  areaOfDoc,
  type Doc,
  type DocKey,
  may,
} from '../../compiler/model/index.ts';
import { fieldOf, isRecord } from '../../formatters/index.ts';
import { newCode } from '../domain/documents/embedded-code.ts';

/** A document that would be another one for visitors. */
export interface Change {
  readonly key: DocKey;
  /** Of what goes live; 0 when the document goes. */
  readonly rev: number;
  /** As it is live; undefined when it is new. */
  readonly live: unknown;
  /** As it would be; undefined when it goes. */
  readonly body: unknown;
}

/** What differs between the documents that are live and those that are to be. */
export function changesBetween(live: readonly Doc[], next: readonly Doc[]): readonly Change[] {
  const before = new Map(live.map((doc) => [doc.key, doc]));
  const after = new Map(next.map((doc) => [doc.key, doc]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, doc] = [before.get(key), after.get(key)];
    const isSame = old?.rev === doc?.rev || JSON.stringify(old?.body) === JSON.stringify(doc?.body);
    return isSame ? [] : [{ key, rev: doc?.rev ?? 0, live: old?.body, body: doc?.body }];
  });
}

/** Whoever may publish products does not thereby publish somebody else's pages, nor code that stands in them. */
export function mayPublish(roles: readonly number[], change: Change): boolean {
  return areasOf(change).every((area) => may(roles, `${area}.publish`));
}

/** What a change is of: as finely as it may be written, so that whoever may write something may publish just that. */
function areasOf({ key, live, body }: Change): readonly Area[] {
  const code = newCode(key, body, [live]).map(({ area }) => area);
  const isNew = live === undefined || body === undefined;
  const places = key.startsWith('settings:') && !isNew ? placesOf(live, body) : undefined;
  const areas =
    places?.map((at) => areaOfChange({ doc: key, at, kind: 'set' }, body)) ??
    [live, body].filter((version) => version !== undefined).map((version) => areaOfDoc(key, version));
  return [...new Set([...areas, ...code])];
}

/** Where two bodies of the settings differ, two levels deep: as deep as areas go. */
function placesOf(live: unknown, body: unknown): readonly (readonly string[])[] {
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

/** Bodies are kept with their fields in one order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
