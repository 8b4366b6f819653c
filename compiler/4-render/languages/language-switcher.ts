import { escapeAttribute, escapeHtml } from '../../../formatters/index.ts';
import type { Language } from '../../model/documents/language.ts';
import { textDirection } from '../../model/text-direction.ts';

export interface LanguageLink extends Pick<Language, 'code' | 'name'> {
  readonly url: string;
  /** Whether the page is in this language. */
  readonly active: boolean;
}

/** Whether a page has links to other languages: then its theme has a language switcher of its own. */
export function hasLanguageSwitcher(html: string): boolean {
  return /<a\s[^>]*\bhreflang=/i.test(html);
}

/** Renders a navigation with the page in each language. Names are in their language, so that those who need it can read it. */
export function languageSwitcher(languages: readonly LanguageLink[], label: string): string {
  const entries = languages.map(({ code, name, url, active }) => {
    const tag = escapeAttribute(code);
    const direction = textDirection(code) === 'rtl' ? ' dir="rtl"' : '';
    const current = active ? ' aria-current="true"' : '';
    return `<li><a href="${escapeAttribute(encodeURI(url))}" hreflang="${tag}" lang="${tag}"${direction}${current}>${escapeHtml(name)}</a></li>`;
  });
  return `<nav class="language-switcher" aria-label="${escapeAttribute(label)}"><ul>${entries.join('')}</ul></nav>\n`;
}

/** In the footer of the page; without one, at its end. */
export function insertSwitcher(html: string, switcher: string): string {
  const footer = html.lastIndexOf('</footer>');
  const at = footer < 0 ? html.lastIndexOf('</body>') : footer;
  return at < 0 ? html + switcher : html.slice(0, at) + switcher + html.slice(at);
}

/** Themes override them: the selectors have no specificity. */
export const SWITCHER_STYLES = `:where(.language-switcher){margin-block:1rem;padding-inline:1rem}
:where(.language-switcher ul){display:flex;flex-wrap:wrap;justify-content:center;gap:0 1rem;margin:0;padding:0;list-style:none}
:where(.language-switcher a){display:inline-block;padding:.75em .5em;color:inherit}
:where(.language-switcher [aria-current]){font-weight:700;text-decoration:none}
`;
