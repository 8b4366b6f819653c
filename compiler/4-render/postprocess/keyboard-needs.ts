import type { BundledScripts } from '../ports/scripts.ts';
import { hasFolderTitle } from './folder-titles.ts';
import type { FoundScript, PageScan } from './page-scan.ts';
import { scriptPath } from './script-entries.ts';

export type KeyboardNeeds = (html: string, scan: Pick<PageScan, 'hasPointerTarget' | 'scripts'>) => boolean;

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
  return (html, { hasPointerTarget, scripts }) =>
    hasPointerTarget || scripts.some(waitsForClicks) || (showsOnHover && hasFolderTitle(html));
}

/** `.folder:hover .subnav` as the style compiler writes it, so that the focus of the keyboard opens it, too. */
const SHOWS_ON_HOVER = ':is(:hover, :focus-within';

const CLICKS =
  /["'`](?:click|touchstart|touchend|mousedown|mouseenter|mouseover|pointerdown|tap)\b|\.click\(|\bonclick\s*=/;

function textOf(entry: string, { paths, files }: BundledScripts = { paths: {}, files: {}, diagnostics: [] }) {
  return Object.hasOwn(paths, entry) ? (files[paths[entry] ?? ''] ?? '') : '';
}
