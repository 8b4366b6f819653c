import type { JsonObject, Scope, Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asString } from '../../values/as-string.ts';
import { escapeAttribute } from '../../values/escape-html.ts';
import { fragmentText } from '../../values/fragment-text.ts';
import { membersOf } from '../../values/members-of.ts';
import { altText } from './alt-text.ts';
import { focalPoint } from './focal-point.ts';

/** The attributes of an image item, each followed by a space; `''` for a missing item (language reference 12.1). */
export function metaOf(item: Value, scope: Scope, dialect: Dialect): string {
  return item === undefined ? '' : metaWithAlt(item, escapeAttribute(altText(item, scope)), dialect);
}

/** Like `metaOf`, with alternative text that is already escaped. */
export function metaWithAlt(item: Value, alt: string, dialect: Dialect): string {
  const escaped = fragmentText(dialect);
  const members = membersOf(item);
  const assetUrl = escaped(asString(members.assetUrl));
  return (
    `${optionalPieces(members, escaped)}data-src="${assetUrl}" data-image="${assetUrl}" ` +
    `data-image-dimensions="${escaped(asString(members.originalSize))}" ` +
    `data-image-focal-point="${focalPoint(item)}" alt="${alt}" `
  );
}

/** A null component key counts as present and prints nothing. */
function optionalPieces(
  { licensedAssetPreview: preview, componentKey }: JsonObject,
  escaped: (text: string) => string,
): string {
  const licensed = typeof preview === 'object' && preview !== null && !Array.isArray(preview);
  const pieces = licensed ? 'data-licensed-asset-preview="true" ' : '';
  return componentKey === undefined
    ? pieces
    : `${pieces}data-component-key="${escaped(asString(componentKey))}" `;
}
