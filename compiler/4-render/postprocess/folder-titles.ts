import { readAttributes } from './attributes.ts';
import { type HtmlTag, scanHtml } from './scan-html.ts';

/** Whether a page has a folder whose title is no link: an entry of a list, or a `.folder`, that starts with a text, which a list follows. */
export function hasFolderTitle(html: string): boolean {
  let isFound = false;
  /** What precedes the tag, within a folder: the elements of its title, or the whole title. */
  let state: 'outside' | 'start' | 'title' = 'outside';
  let lastEnd = 0;
  scanHtml(html, (tag) => {
    const hasText = !isBlank(html.slice(lastEnd, tag.start));
    lastEnd = tag.contentEnd;
    // A second text is none of a title.
    if (hasText) state = state === 'start' ? 'title' : 'outside';
    if (state === 'title' && !tag.isClosing && LISTS.has(tag.name)) {
      isFound = true;
      return false;
    }
    const isOfTitle = TITLES.has(tag.name) && tag.isClosing === (state === 'title');
    if (state !== 'outside' && !isOfTitle) state = 'outside';
    if (isFolder(html, tag)) state = 'start';
    return true;
  });
  return isFound;
}

const LISTS: ReadonlySet<string> = new Set('ul ol div nav'.split(' '));
/** Elements around the text of a title. */
const TITLES: ReadonlySet<string> = new Set('span div p h1 h2 h3 h4 h5 h6 strong em i b'.split(' '));

function isFolder(html: string, tag: HtmlTag): boolean {
  if (tag.isClosing) return false;
  if (tag.name === 'li') return true;
  if (!html.slice(tag.start, tag.end).includes('folder')) return false;
  return /\bfolder\b/i.test(readAttributes(html, tag).get('class')?.value ?? '');
}

function isBlank(text: string): boolean {
  return (text.includes('<!--') ? text.replace(/<!--[\s\S]*?-->/g, '') : text).trim() === '';
}
