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

/** Returns every object of the value that its schema describes field by field. Invalid values are skipped. */
export function objectShapes(schema: z.core.$ZodType, value: unknown): readonly ObjectShape[] {
  const found: ObjectShape[] = [];
  visit({ schema, value, path: [] }, found);
  return found;
}

interface Visited {
  readonly schema: z.core.$ZodType;
  readonly value: unknown;
  readonly path: readonly PropertyKey[];
}

function visit({ schema, value, path }: Visited, found: ObjectShape[]): void {
  if (value === null || value === undefined) return;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      if (!isRecord(value)) return;
      found.push({ path, value, names: Object.keys(def.shape), isOpen: isOpen(def.catchall) });
      for (const [name, field] of Object.entries(def.shape)) {
        const inner = Object.hasOwn(value, name) ? value[name] : undefined;
        visit({ schema: field, value: inner, path: [...path, name] }, found);
      }
      return;
    case 'record':
      if (!isRecord(value)) return;
      for (const [key, inner] of Object.entries(value)) {
        visit({ schema: def.valueType, value: inner, path: [...path, key] }, found);
      }
      return;
    case 'array':
      if (!Array.isArray(value)) return;
      for (const [index, inner] of value.entries()) {
        visit({ schema: def.element, value: inner, path: [...path, index] }, found);
      }
      return;
    case 'optional':
    case 'default':
    case 'prefault':
      visit({ schema: def.innerType, value, path }, found);
      return;
    default:
  }
}

/** Strict objects have the schema of no value as their catch-all, objects that drop other fields have none. */
function isOpen(catchall: z.core.$ZodType | undefined): boolean {
  return catchall?._zod.def.type === 'unknown';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
