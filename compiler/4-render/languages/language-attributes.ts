import { textDirection } from '../../model/text-direction.ts';

/** Sets `lang` of the `<html>` element, and `dir` where the language or the theme needs it. */
export function withLanguageAttributes(html: string, code: string): string {
  return html.replace(HTML_TAG, (tag) => {
    const direction = textDirection(code);
    const inLanguage = withAttribute(tag, 'lang', code);
    const isNeeded = direction === 'rtl' || attributePattern('dir').test(tag);
    return isNeeded ? withAttribute(inLanguage, 'dir', direction) : inLanguage;
  });
}

/** Sets `dir` of the `<html>` element for a language that is written from right to left. */
export function withDirection(html: string, language: string): string {
  if (textDirection(language) === 'ltr') return html;
  return html.replace(HTML_TAG, (tag) => withAttribute(tag, 'dir', 'rtl'));
}

const HTML_TAG = /<html\b[^>]*>/i;

function attributePattern(name: string): RegExp {
  return new RegExp(`\\s${name}\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+)`, 'i');
}

function withAttribute(tag: string, name: string, value: string): string {
  const pattern = attributePattern(name);
  const attribute = ` ${name}="${value}"`;
  return pattern.test(tag) ? tag.replace(pattern, attribute) : tag.replace(/^<html/i, `$&${attribute}`);
}
