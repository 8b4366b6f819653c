import type { BundledScripts } from '../ports/scripts.ts';
import type { FoundScript } from './page-scan.ts';
import { scriptPath } from './script-entries.ts';

export type KeyboardNeeds = (html: string, scripts: readonly FoundScript[]) => boolean;

/**
 * Creates the function that returns whether a page may have a menu that the theme opens for a pointer only: its HTML has what
 * only a pointer reaches, or one of its scripts waits for clicks. Other pages do not load the script for the keyboard.
 */
export function createKeyboardNeeds(css: string, bundled: BundledScripts | undefined): KeyboardNeeds {
  const showsOnHover = css.includes(SHOWS_ON_HOVER);
  const known = new Map<string, boolean>();
  const waitsForClicks = ({ attributes, text }: FoundScript): boolean => {
    const url = attributes.get('src')?.value;
    if (url === undefined) return CLICKS.test(text);
    const entry = scriptPath(url);
    const isKnown = known.get(entry) ?? CLICKS.test(textOf(entry, bundled));
    known.set(entry, isKnown);
    return isKnown;
  };
  return (html, scripts) =>
    LINK_WITHOUT_URL.test(html) ||
    (PRESSES.some((text) => html.includes(text)) && PRESSED.test(html)) ||
    hasToggle(html) ||
    (showsOnHover && FOLDER_TITLE.test(html)) ||
    scripts.some(waitsForClicks);
}

/** `.folder:hover .subnav` as the style compiler writes it, so that the focus of the keyboard opens it, too. */
const SHOWS_ON_HOVER = ':is(:hover, :focus-within';

const CLICKS =
  /["'`](?:click|touchstart|touchend|mousedown|mouseenter|mouseover|pointerdown|tap)\b|\.click\(|\bonclick\s*=/;

function textOf(entry: string, { paths, files }: BundledScripts = { paths: {}, files: {}, diagnostics: [] }) {
  return Object.hasOwn(paths, entry) ? (files[paths[entry] ?? ''] ?? '') : '';
}

/** An `<a>` that is no link: with a class or content, because others are targets of links. */
const LINK_WITHOUT_URL =
  /<a(?=[\s>])(?![^<>]*\s(?:href|name|tabindex)\s*=)(?:[^<>]*\sclass\s*=[^<>]*>|[^<>]*>(?!\s*<\/a>))/i;

const PRESSED =
  /<(?!(?:a|button|input|select|textarea|summary|form|body|html|script)\b)[a-z][\w-]*\b(?![^<>]*\stabindex\s*=)[^<>]*\s(?:onclick\b|aria-haspopup\b|role\s*=\s*["']?button\b)/i;

/** A page without these texts need not be searched. */
const PRESSES: readonly string[] = ['onclick', 'onClick', 'aria-haspopup', '"button"', "'button'", '=button'];

/** A folder without a link for its title, before what it contains. */
const FOLDER_TITLE =
  /<(?:li\b[^<>]*|[a-z]+\b[^<>]*\bfolder\b[^<>]*)>\s*(?:<(?:span|div|p|h[1-6]|strong|em|i|b)\b[^<>]*>\s*){0,5}[^<\s][^<]*(?:<\/(?:span|div|p|h[1-6]|strong|em|i|b)>\s*){0,5}<(?:ul|ol|div|nav)\b/i;

/** Whether a label for a checkbox or radio button is away from it, as themes have them to open menus without a script. */
function hasToggle(html: string): boolean {
  if (!LABEL.test(html)) return false;
  const ids = Array.from(html.matchAll(INPUT), ([tag]) => ID.exec(tag)?.[1]);
  return Array.from(html.matchAll(new RegExp(LABEL, 'gi')), ([, id]) => id).some((id) => ids.includes(id));
}

const LABEL = /<label\b(?![^<>]*\stabindex\s*=)[^<>]*\sfor\s*=\s*["']?([^\s"'>]+)/i;
const INPUT = /<input\b[^<>]*\stype\s*=\s*["']?(?:checkbox|radio)\b[^<>]*>/gi;
const ID = /\sid\s*=\s*["']?([^\s"'>]+)/i;
