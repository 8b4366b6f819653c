import type { Format, Scope, Value } from '../contract.ts';
import { asString } from '../values/as-string.ts';
import { escapeAttribute } from '../values/escape-html.ts';
import { isTruthy } from '../values/is-truthy.ts';
import { frameMember, member } from '../values/member.ts';

const SHARE_OPTIONS_PATH = ['website', 'shareButtonOptions'] as const;

/** The container element of share buttons and its style class. */
export interface ShareElement {
  readonly tag: 'div' | 'span';
  readonly style: 'button-style' | 'inline-style';
}

/** Language reference 17.6: empty unless the site enables at least one sharing option. Only the title is escaped. */
export function shareButtons({ tag, style }: ShareElement): Format {
  return (item, scope) =>
    canShare(scope)
      ? `<${tag} class="squarespace-social-buttons ${style}" ${attributes(item)}></${tag}>`
      : '';
}

/** A non-empty array or object; text does not count. */
function canShare(scope: Scope): boolean {
  const options = scope.resolve(SHARE_OPTIONS_PATH);
  return typeof options === 'object' && isTruthy(options);
}

/** Null and empty fields count as present; only a missing field falls back to the main image. */
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
