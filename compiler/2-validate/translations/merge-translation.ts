import type { FieldPattern } from './translatable-fields.ts';

type Path = readonly string[];

export interface MergedTranslation {
  /** The original body with the translated fields. */
  readonly body: unknown;
  /** Fields of the translation without effect. */
  readonly ignored: readonly Path[];
}

export interface TranslationBodies {
  readonly original: unknown;
  readonly translation: unknown;
}

/** Replaces the translatable fields of a document by those of its translation. Objects are merged, lists are replaced. */
export function mergeTranslation(
  bodies: TranslationBodies,
  fields: readonly FieldPattern[],
): MergedTranslation {
  const ignored: Path[] = [];
  const body = merge(bodies, { fields, path: [], ignored });
  return { body, ignored };
}

interface Place {
  /** What is left of the patterns that match `path`. */
  readonly fields: readonly FieldPattern[];
  readonly path: Path;
  /** Paths of ignored fields are added. */
  readonly ignored: Path[];
}

function merge({ original, translation }: TranslationBodies, { fields, path, ignored }: Place): unknown {
  if (fields.some(([next]) => next === undefined)) return translation;
  const isOpen = fields.some(([next]) => next === '**');
  // The original need not have a group of fields, such as `seo`.
  const isGroup = isOpen || original === undefined || isRecord(original);
  if (!isRecord(translation) || !isGroup) {
    if (isOpen) return translation;
    ignored.push(path);
    return original;
  }
  const known: Readonly<Record<string, unknown>> = isRecord(original) ? original : {};
  const merged = new Map(Object.entries(known));
  for (const [key, value] of Object.entries(translation)) {
    const isKnown = Object.hasOwn(known, key);
    const next = isOpen
      ? OPEN
      : fields.flatMap((field) => (matches(field, key, isKnown) ? [field.slice(1)] : []));
    const at = [...path, key];
    if (next.length === 0) ignored.push(at);
    else
      merged.set(
        key,
        merge({ original: known[key], translation: value }, { fields: next, path: at, ignored }),
      );
  }
  return Object.fromEntries(merged);
}

const OPEN: readonly FieldPattern[] = [['**']];

function matches([name]: FieldPattern, key: string, isKnown: boolean): boolean {
  return name === key || (name === '*' && isKnown);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
