import type { JsonObject, Value } from '../../../formatters/index.ts';
import { ownValue } from '../own-value.ts';
import type { ImageOf } from './website-json.ts';

/** A type of item that a theme adds (`customTypes` in `template.conf`). */
export interface CustomType {
  readonly name: string;
  readonly fields: readonly CustomField[];
}

export interface CustomField {
  readonly name: string;
  /** `text`, `checkbox`, `image`, `gallery`; others are passed on as they are. */
  readonly type: string;
}

/**
 * `item.customContent` as templates see it. The document has the id of an asset for an image, and a list of ids for a gallery; the
 * template has the images. A checkbox is true or missing.
 */
export function customContentJson(
  content: Readonly<Record<string, unknown>>,
  { types, imageOf }: { readonly types: readonly CustomType[]; readonly imageOf: ImageOf },
): JsonObject {
  const fields = customFields(content, types);
  const entries = Object.entries(content).map(([name, value]): readonly [string, Value] => {
    switch (ownValue(fields, name)?.type) {
      case 'image':
        return [name, typeof value === 'string' ? imageOf(value) : undefined];
      case 'gallery':
        return [name, idsOf(value).flatMap((id) => imageOf(id) ?? [])];
      case 'checkbox':
        return [name, value === true || value === 'true' ? true : undefined];
      default:
        return [name, value as Value];
    }
  });
  return Object.fromEntries(entries);
}

/** Returns the fields of the item's type by name. */
export function customFields(
  content: Readonly<Record<string, unknown>>,
  types: readonly CustomType[],
): Readonly<Record<string, CustomField>> {
  const { fields = [] } = types.find(({ name }) => name === content.customType) ?? {};
  return Object.fromEntries(fields.map((field) => [field.name, field]));
}

/** The ids of a gallery. */
export function idsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
