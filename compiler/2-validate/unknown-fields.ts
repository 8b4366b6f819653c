import type { Source } from '../1-read/read-site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { suggestForTypo, suggestName } from '../diagnostics/suggest-name.ts';
import { siteDiagnostic } from '../model/site-diagnostic.ts';
import type { ObjectShape } from './object-shapes.ts';
import { locationOfKey } from './parse-json.ts';

/** A field with a name that its object should not have. */
export interface UnknownField {
  /** Path of the object. */
  readonly path: readonly PropertyKey[];
  readonly key: string;
  /** The absent field that was probably meant. */
  readonly close?: string | undefined;
  readonly hint?: string | undefined;
}

/** Finds misspelled names in an object that accepts fields of any name: those that are close to a known name it lacks. */
export function likelyTypos({ path, value, names, isOpen }: ObjectShape): readonly UnknownField[] {
  if (!isOpen) return [];
  const absent = names.filter((name) => !Object.hasOwn(value, name));
  return Object.keys(value).flatMap((key) => {
    const close = names.includes(key) ? undefined : suggestForTypo(key, absent);
    return close === undefined ? [] : [{ path, key, close, hint: didYouMean(close) }];
  });
}

/** Adds hints to the unknown fields of an object that accepts only known names. */
export function unknownIn(shape: ObjectShape, keys: readonly string[]): readonly UnknownField[] {
  const { path, value, names } = shape;
  const absent = names.filter((name) => !Object.hasOwn(value, name));
  return keys.map((key) => {
    const close = suggestName(key, absent);
    return { path, key, close, hint: close === undefined ? otherHint(key, shape) : didYouMean(close) };
  });
}

function otherHint(key: string, { path, value, names }: ObjectShape): string | undefined {
  if (path.length === 0 && names.includes('body') && COMMON_FIELDS.includes(key))
    return 'move it into "body"';
  const present = names.filter((name) => Object.hasOwn(value, name));
  const close = suggestName(key, present);
  return close === undefined ? undefined : `remove it: "${close}" is there already`;
}

function didYouMean(name: string): string {
  return `did you mean "${name}"?`;
}

export function unknownFields(fields: readonly UnknownField[], source: Source): readonly Diagnostic[] {
  return fields.map(({ path, key, hint }) =>
    siteDiagnostic('site/unknown-field', {
      message: `Unknown field "${key}"`,
      location: locationOfKey(source, [...path, key]),
      ...(hint !== undefined && { hint }),
    }),
  );
}

/** Fields that are written by hand, also those of blocks. */
export const COMMON_FIELDS: readonly string[] = (
  'title navigationTitle urlId isHome pageType collectionId regionName template status publishOn seo sections blocks ' +
  'description typeName type enabled itemOrder view tags categories excerpt mainImageId author structuredContent ' +
  'order parent pageId externalLink items theme height layout section kind value altText filename mime originalSize ' +
  'markdown html assetId assetIds caption href label quote source limit design itemId name displayIndex ' +
  'schemaVersion website websiteSettings featureFlags localizedStrings'
).split(' ');
