import type { Preview } from '../../../compiler/index.ts';
import type { DocKey, Theme } from '../../../compiler/model/index.ts';

/** An area for blocks that the theme has on its pages, such as a footer. */
export interface ThemeArea {
  /** The document of its blocks, which does not exist before the first one: `block-field:footer`. */
  readonly doc: DocKey;
  /** What the theme calls it, if it does. */
  readonly label: string | undefined;
}

/** Areas whose ids do not depend on the page. */
export function areasOf({ tags }: Pick<Theme, 'tags'>): readonly ThemeArea[] {
  const areas = new Map<string, ThemeArea>();
  for (const tag of tags)
    if (tag.kind === 'block-field' && !tag.fieldId.includes('*') && !areas.has(tag.fieldId))
      areas.set(tag.fieldId, { doc: `block-field:${tag.fieldId}`, label: tag.label });
  return [...areas.values()];
}

/** Pages that are rendered to find one with an area, besides one per template. */
const MAX_MORE_PAGES = 100;

/** Returns a page, collection or item that shows an area: `first` if it does. */
export function pageWithArea(preview: Preview, area: DocKey, first?: DocKey): DocKey | undefined {
  const showsArea = (target: DocKey) =>
    preview.renderPage(target, { annotate: true })?.shows.includes(area) === true;
  if (first !== undefined && showsArea(first)) return first;
  return candidates(preview).find(showsArea);
}

/** The home page, one page per template, then others. */
function candidates(preview: Preview): readonly DocKey[] {
  const templates = new Map<string, DocKey>();
  const others: DocKey[] = [];
  const routes = preview
    .routes()
    .toSorted((left, right) => Number(right.url === '/') - Number(left.url === '/'));
  for (const { subject, template, layout } of routes) {
    const doc = documentOf(subject);
    const name = `${layout} ${template}`;
    if (doc === undefined) continue;
    if (templates.has(name)) others.push(doc);
    else templates.set(name, doc);
  }
  return [...templates.values(), ...others.slice(0, MAX_MORE_PAGES)];
}

function documentOf(subject: ReturnType<Preview['routes']>[number]['subject']): DocKey | undefined {
  switch (subject.kind) {
    case 'page':
      return `page:${subject.pageId}`;
    case 'item':
      return `item:${subject.itemId}`;
    case 'list':
      return subject.filter === undefined && subject.pagination.page === 1
        ? `collection:${subject.collectionId}`
        : undefined;
    default:
      return undefined;
  }
}
