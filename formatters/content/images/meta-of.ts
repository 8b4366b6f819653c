import type { JsonObject, Scope, Value } from '../../contract.ts';
import { asString } from '../../values/as-string.ts';
import { escapeAttribute } from '../../values/escape-html.ts';
import { membersOf } from '../../values/members-of.ts';
import { altText } from './alt-text.ts';
import { focalPoint } from './focal-point.ts';

/** The attributes of an image item, each followed by a space; `''` for a missing item (language reference 12.1). */
export function metaOf(item: Value, scope: Scope): string {
  return item === undefined ? '' : metaWithAlt(item, escapeAttribute(altText(item, scope)));
}

/** Like `metaOf`, with alternative text that is already escaped. Nothing else is escaped. */
export function metaWithAlt(item: Value, alt: string): string {
  const members = membersOf(item);
  const assetUrl = asString(members.assetUrl);
  return (
    `${optionalPieces(members)}data-src="${assetUrl}" data-image="${assetUrl}" ` +
    `data-image-dimensions="${asString(members.originalSize)}" ` +
    `data-image-focal-point="${focalPoint(item)}" alt="${alt}" `
  );
}

/** A null component key counts as present and prints nothing. */
function optionalPieces({ licensedAssetPreview: preview, componentKey }: JsonObject): string {
  const licensed = typeof preview === 'object' && preview !== null && !Array.isArray(preview);
  const pieces = licensed ? 'data-licensed-asset-preview="true" ' : '';
  return componentKey === undefined ? pieces : `${pieces}data-component-key="${asString(componentKey)}" `;
}
