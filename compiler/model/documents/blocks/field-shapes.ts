import { z } from 'zod';
import { linkSchema } from '../../fields/safe-url.ts';
import { BLOCK_FORMATS, type DrawnBlockName } from '../block-values.ts';
import { REFERENCE_FIELDS } from './references-in.ts';

/** What the schema of a block says about one of its fields, for the dashboard. */
export interface FieldShape {
  readonly type: 'text' | 'link' | 'flag' | 'number' | 'choice' | 'asset' | 'collection' | 'list' | 'other';
  readonly isOptional: boolean;
  /** Bounds of a number. */
  readonly min?: number;
  readonly max?: number;
  /** Fields of the entries of a list. */
  readonly entry?: FieldShapes;
  accepts(value: unknown): boolean;
}

export type FieldShapes = Readonly<Record<string, FieldShape>>;

/** Returns the fields of a kind of block; none for kinds whose value is not one object. */
export function fieldShapes(name: DrawnBlockName): FieldShapes {
  return shapesOf(BLOCK_FORMATS[name].schema);
}

function shapesOf(schema: z.core.$ZodType): FieldShapes {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodObject)) return {};
  return Object.fromEntries(
    Object.entries(inner.shape).map(([field, each]) => [field, shapeOf(field, each)]),
  );
}

function shapeOf(field: string, schema: z.core.$ZodType): FieldShape {
  const inner = unwrapped(schema);
  const accepts = (value: unknown) => z.safeParse(schema, value).success;
  const shared = { isOptional: accepts(undefined), accepts };
  const reference = REFERENCE_FIELDS[field];
  if (reference === 'asset' || reference === 'collection') return { type: reference, ...shared };
  if (inner === linkSchema) return { type: 'link', ...shared };
  if (inner instanceof z.ZodString) return { type: 'text', ...shared };
  if (inner instanceof z.ZodBoolean) return { type: 'flag', ...shared };
  if (inner instanceof z.ZodEnum) return { type: 'choice', ...shared };
  if (inner instanceof z.ZodRecord) return { type: 'list', entry: shapesOf(inner.valueType), ...shared };
  if (!(inner instanceof z.ZodNumber)) return { type: 'other', ...shared };
  const min = boundOf(inner, 'greater_than') ?? 0;
  const max = boundOf(inner, 'less_than') ?? Number.MAX_SAFE_INTEGER;
  return { type: 'number', min, max, ...shared };
}

/** `minValue` and `maxValue` need the part of zod that the dashboard leaves out. */
function boundOf(schema: z.ZodNumber, name: 'greater_than' | 'less_than'): number | undefined {
  for (const { _zod } of schema.def.checks ?? []) {
    const check: { readonly check: string; readonly value?: unknown } = _zod.def;
    if (check.check === name) return Number(check.value);
  }
  return undefined;
}

/** The schema without `optional()` and `default()`. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapped ? unwrapped(schema.unwrap()) : schema;
}
