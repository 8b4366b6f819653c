import type { Format, Scope, Value } from '../contract.ts';
import { asString, escapeAttribute, frameMember, isTruthy, member } from '../values/index.ts';

const SHARE_OPTIONS_PATH = ['website', 'shareButtonOptions'] as const;

/** The element that the share buttons of an item are put into, and its class beside the common one. */
export interface ShareElement {
  readonly tag: 'div' | 'span';
  readonly style: 'button-style' | 'inline-style';
}

/** Language reference 17.6: nothing unless the site offers at least one way to share. Only the title is escaped. */
export function shareButtons({ tag, style }: ShareElement): Format {
  return (item, scope) =>
    canShare(scope)
      ? `<${tag} class="squarespace-social-buttons ${style}" ${attributes(item)}></${tag}>`
      : '';
}

/** A list or an object with something in it; a text is no list of options. */
function canShare(scope: Scope): boolean {
  const options = scope.resolve(SHARE_OPTIONS_PATH);
  return typeof options === 'object' && isTruthy(options);
}

/** A field that is null or empty is there; only a missing one falls back to the main image's. */
function attributes(item: Value): string {
  const systemDataId = frameMember(item, 'systemDataId');
  const imageId = systemDataId === undefined ? frameMember(item, 'mainImageId') : systemDataId;
  const ownUrl = frameMember(item, 'assetUrl');
  const assetUrl = ownUrl === undefined ? member(frameMember(item, 'mainImage'), 'assetUrl') : ownUrl;
  return (
    `data-system-data-id="${asString(imageId)}" data-asset-url="${asString(assetUrl)}" ` +
    `data-record-type="${asString(frameMember(item, 'recordType'))}" ` +
    `data-full-url="${asString(frameMember(item, 'fullUrl'))}" ` +
    `data-title="${escapeAttribute(asString(frameMember(item, 'title')))}"`
  );
}
