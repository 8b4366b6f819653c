import type { Bodies } from '../../compiler/model/index.ts';
import { isRecord } from '../ops/index.ts';
import { type Found, idOf, typeOf } from './documents.ts';

/** Fields that name a file: `mainImageId`, `imageIds`, `assetId`, `favicon…`. Other fields may hold the same text by chance. */
const FILE_FIELD = /image|asset|logo|favicon|poster|file|media/i;

/** The documents that show a file (R-FILE-MGR-05). */
export function usedOn(bodies: Bodies, assetId: string): readonly Found[] {
  const found: Found[] = [];
  for (const [key, body] of bodies)
    if (typeOf(key) !== 'asset' && mentions(body, assetId, false)) found.push({ key, id: idOf(key), body });
  return found;
}

/** Every file that anything shows. */
export function filesInUse(bodies: Bodies): ReadonlySet<string> {
  const used = new Set<string>();
  for (const [key, body] of bodies) if (typeOf(key) !== 'asset') collect(body, false, used);
  return used;
}

function mentions(value: unknown, assetId: string, isFileField: boolean): boolean {
  if (typeof value === 'string') return isFileField && value === assetId;
  if (Array.isArray(value)) return value.some((entry) => mentions(entry, assetId, isFileField));
  if (!isRecord(value)) return false;
  return Object.entries(value).some(([name, inner]) =>
    mentions(inner, assetId, FILE_FIELD.test(name) || (isFileField && !isRecord(inner))),
  );
}

function collect(value: unknown, isFileField: boolean, into: Set<string>): void {
  if (typeof value === 'string') {
    if (isFileField) into.add(value);
  } else if (Array.isArray(value)) for (const entry of value) collect(entry, isFileField, into);
  else if (isRecord(value))
    for (const [name, inner] of Object.entries(value)) collect(inner, FILE_FIELD.test(name), into);
}
