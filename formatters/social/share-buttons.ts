import type { Format, Scope, Value } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { asString } from '../values/as-string.ts';
import { escapeAttribute } from '../values/escape-html.ts';
import { fragmentText } from '../values/fragment-text.ts';
import { isTruthy } from '../values/is-truthy.ts';
import { frameMember, member } from '../values/member.ts';

const SHARE_OPTIONS_PATH = ['website', 'shareButtonOptions'] as const;

/** The container element of share buttons and its style class. */
export interface ShareElement {
  readonly tag: 'div' | 'span';
  readonly style: 'button-style' | 'inline-style';
}

/** Language reference 17.6: empty unless the site enables at least one sharing option. */
export function shareButtons(dialect: Dialect, { tag, style }: ShareElement): Format {
  const escaped = fragmentText(dialect);
  return (item, scope) =>
    canShare(scope)
      ? `<${tag} class="squarespace-social-buttons ${style}" ${attributes(item, escaped)}></${tag}>`
      : '';
}

/** A non-empty array or object; text does not count. */
function canShare(scope: Scope): boolean {
  const options = scope.resolve(SHARE_OPTIONS_PATH);
  return typeof options === 'object' && isTruthy(options);
}

/** Null and empty fields count as present; only a missing field falls back to the main image. */
function attributes(item: Value, escaped: (text: string) => string): string {
  const text = (value: Value) => escaped(asString(value));
  const systemDataId = frameMember(item, 'systemDataId');
  const imageId = systemDataId === undefined ? frameMember(item, 'mainImageId') : systemDataId;
  const ownUrl = frameMember(item, 'assetUrl');
  const assetUrl = ownUrl === undefined ? member(frameMember(item, 'mainImage'), 'assetUrl') : ownUrl;
  return (
    `data-system-data-id="${text(imageId)}" data-asset-url="${text(assetUrl)}" ` +
    `data-record-type="${text(frameMember(item, 'recordType'))}" ` +
    `data-full-url="${text(frameMember(item, 'fullUrl'))}" ` +
    `data-title="${escapeAttribute(asString(frameMember(item, 'title')))}"`
  );
}
