import { suggestName } from '../../../diagnostics/suggest-name.ts';
import { drawTag, whyNotDrawn } from './draw-tag.ts';
import { hasTemplateCode } from './has-template-code.ts';
import type { Tag } from './scan-tags.ts';
import type { Rejection, TagWriter } from './tag-writer.ts';

/**
 * `<squarespace:navigation navigationId template title description>`: renders the navigation's items with the named block or with
 * the body. The page's own data stays visible below them.
 */
export function expandNavigation(tag: Tag, writer: TagWriter): Rejection | undefined {
  const navigationId = tag.attributes.navigationId ?? '';
  if (navigationId === '') return { message: 'The tag needs a navigationId', hint: EXAMPLE };
  const rejection = whyNotDrawn(tag, writer, EXAMPLE);
  if (rejection !== undefined) return rejection;
  if (hasTemplateCode(navigationId)) {
    expandComputed(tag, writer);
    return undefined;
  }
  if (!ID.test(navigationId)) return { message: `"${navigationId}" is not a valid id`, hint: EXAMPLE };
  const { navigationIds } = writer.expansion;
  if (!navigationIds.includes(navigationId)) {
    const close = suggestName(navigationId, navigationIds);
    const message = `There is no navigation "${navigationId}"`;
    const hint = close === undefined ? {} : { hint: `did you mean "${close}"?` };
    writer.warn({ code: 'theme/unknown-navigation', message, ...hint });
  }
  drawTag(tag, writer, keyOf(navigationId, writer));
  return undefined;
}

/** `<squarespace:folder-navigation template>`: renders the sibling pages in this page's folder; nothing outside a folder. */
export function expandFolderNavigation(tag: Tag, writer: TagWriter): Rejection | undefined {
  const rejection = whyNotDrawn(tag, writer, EXAMPLE);
  if (rejection !== undefined) return rejection;
  writer.use({ kind: 'folder-navigation', key: FOLDER_KEY });
  drawTag(tag, writer, FOLDER_KEY);
  return undefined;
}

const EXAMPLE = '<squarespace:navigation navigationId="mainNavigation" template="navigation" />';
const FOLDER_KEY = 'folder-navigation';
const ID = /^[A-Za-z0-9_-]+$/;

function keyOf(navigationId: string, writer: TagWriter): string {
  const key = `navigation/${navigationId}`;
  writer.use({ kind: 'navigation', key, navigationId });
  return key;
}

/** The id is only known at render time: it is computed as text and compared with every known id. */
function expandComputed(tag: Tag, writer: TagWriter): void {
  const { variable } = writer;
  const macro = variable.slice(1);
  const computed = `{.macro ${macro}}${tag.attributes.navigationId}{.end}`;
  writer.generate(`${computed}{.var ${variable}-id @|apply ${macro}}`);
  for (const id of writer.expansion.navigationIds) {
    writer.generate(`{.equal? ${variable}-id "${id}"}`);
    drawTag(tag, writer, keyOf(id, writer));
    writer.generate('{.end}');
  }
}
