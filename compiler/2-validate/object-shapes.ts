import type { z } from 'zod';

/** An object of a document, with what its schema says about the names of its fields. */
export interface ObjectShape {
  readonly path: readonly PropertyKey[];
  readonly value: Readonly<Record<string, unknown>>;
  /** Names of the schema, present or not. */
  readonly names: readonly string[];
  /** Whether fields with other names are allowed. */
  readonly isOpen: boolean;
}

/**
 * Returns the objects of the value that have fields their schema does not name. Invalid values are skipped. Nearly all documents have
 * none, so paths are only copied for these objects.
 */
export function objectsWithOtherFields(schema: z.core.$ZodType, value: unknown): readonly ObjectShape[] {
  const search: Search = { path: [], found: [] };
  visit(schema, value, search);
  return search.found;
}

interface Search {
  /** Of the visited value; changes during the search. */
  readonly path: PropertyKey[];
  readonly found: ObjectShape[];
}

function visit(schema: z.core.$ZodType, value: unknown, search: Search): void {
  if (value === null || value === undefined) return;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      if (isRecord(value)) visitObject(def, value, search);
      return;
    case 'record':
      if (!isRecord(value)) return;
      for (const key of Object.keys(value)) visitAt(key, def.valueType, value[key], search);
      return;
    case 'array':
      if (!Array.isArray(value)) return;
      for (let index = 0; index < value.length; index += 1) visitAt(index, def.element, value[index], search);
      return;
    case 'optional':
    case 'default':
    case 'prefault':
      visit(def.innerType, value, search);
      return;
    default:
  }
}

function visitObject(def: z.core.$ZodObjectDef, value: ObjectShape['value'], search: Search): void {
  const { shape } = def;
  let hasOthers = false;
  for (const key of Object.keys(value)) {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (field === undefined) hasOthers = true;
    else visitAt(key, field, value[key], search);
  }
  if (!hasOthers) return;
  const { path, found } = search;
  found.push({ path: [...path], value, names: Object.keys(shape), isOpen: isOpen(def.catchall) });
}

function visitAt(key: PropertyKey, schema: z.core.$ZodType, value: unknown, search: Search): void {
  // Most fields are texts and numbers, which contain no objects.
  if (typeof value !== 'object') return;
  search.path.push(key);
  visit(schema, value, search);
  search.path.pop();
}

/** Strict objects have the schema of no value as their catch-all, objects that drop other fields have none. */
function isOpen(catchall: z.core.$ZodType | undefined): boolean {
  return catchall?._zod.def.type === 'unknown';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
