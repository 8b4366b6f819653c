import type { Format, Formatter } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asString } from '../../values/as-string.ts';
import { escapeAttribute } from '../../values/escape-html.ts';
import { fragmentText } from '../../values/fragment-text.ts';
import { frameMember } from '../../values/member.ts';
import { altText } from './alt-text.ts';
import { metaWithAlt } from './meta-of.ts';

const DEFAULT_CLASS = 'thumb-image';

/**
 * `{item|image}`, `{item|image hero}`: a script-loaded image with a `<noscript>` fallback (language reference 12.6).
 */
export const image: Formatter = {
  name: 'image',
  family: 'content',
  reads: 'scope',
  prepare: prepareImage,
};

function prepareImage(args: readonly string[], dialect: Dialect): Format {
  const cssClass = args.length === 1 ? args[0] : DEFAULT_CLASS;
  const escaped = fragmentText(dialect);
  return (value, scope) => {
    const alt = escapeAttribute(altText(value, scope));
    const innerAlt = dialect.imageAltEscapedOnce ? alt : escapeAttribute(alt);
    const assetUrl = escaped(asString(frameMember(value, 'assetUrl')));
    return (
      `<noscript><img src="${assetUrl}" alt="${alt}" /></noscript>` +
      `<img class="${cssClass}" ${value === undefined ? '' : metaWithAlt(value, innerAlt, dialect)}data-load="false" ` +
      `data-image-id="${escaped(asString(frameMember(value, 'id')))}" data-type="image" />`
    );
  };
}
