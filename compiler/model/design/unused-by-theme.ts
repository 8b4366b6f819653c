import { valueAt } from '../operations/apply-operations.ts';
import type { DocKey } from '../operations/document-type.ts';
import type { Theme } from '../theme.ts';

/** In the order of the result. */
const KINDS = ['layout', 'template', 'section-colors', 'area', 'menu'] as const;

/** A value in the documents of a site that pages do not show with a theme. It stays in the documents. */
export interface UnusedPart {
  readonly kind: (typeof KINDS)[number];
  /** As in the documents: `home`, `footer`. */
  readonly name: string;
  /** Number of pages, sections, blocks or entries, at least 1. */
  readonly count: number;
}

interface Document {
  readonly key: DocKey;
  readonly body: unknown;
}

type ThemeParts = Pick<Theme, 'conf' | 'layouts' | 'pages' | 'tags'> & {
  /** The style sheets, compiled or not. */
  readonly css: string;
};

/**
 * Returns what a site uses that a theme does not have. A theme defines the color themes of sections in its style sheets only, so
 * those are listed that the previous theme, `from`, has a style for.
 */
export function unusedByTheme(
  documents: Iterable<Document>,
  { theme, from }: { readonly theme: ThemeParts; readonly from: Pick<ThemeParts, 'css'> },
): readonly UnusedPart[] {
  const counts = new Map<string, UnusedPart>();
  const add = (kind: UnusedPart['kind'], name: unknown, count: number) => {
    if (typeof name !== 'string' || count === 0) return;
    const key = `${kind} ${name}`;
    counts.set(key, { kind, name, count: (counts.get(key)?.count ?? 0) + count });
  };
  const menus = new Set([
    ...theme.conf.navigations.map(({ name }) => name),
    ...theme.tags.flatMap((tag) => (tag.kind === 'navigation' ? [tag.navigationId] : [])),
  ]);
  const isArea = areaPattern(theme);
  for (const { key, body } of documents) {
    const [type, id = ''] = key.split(':');
    if (type === 'block-field' && !isArea.test(id)) add('area', id, sizeOf(body, 'blocks'));
    if (type === 'navigation' && !menus.has(id)) add('menu', id, sizeOf(body, 'items'));
    if (type !== 'page' && type !== 'collection') continue;
    const [layout, template] = [valueAt(body, ['regionName']), valueAt(body, ['template'])];
    if (typeof layout === 'string' && !Object.hasOwn(theme.layouts, layout)) add('layout', layout, 1);
    if (typeof template === 'string' && !Object.hasOwn(theme.pages, template)) add('template', template, 1);
    for (const section of Object.values(recordOf(valueAt(body, ['sections'])))) {
      const colors = valueAt(section, ['theme']);
      if (typeof colors === 'string' && hasColors(from, colors) && !hasColors(theme, colors))
        add('section-colors', colors, 1);
    }
  }
  return [...counts.values()].sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

/** Ids of block fields may contain template code, which is `*` here. */
function areaPattern({ tags }: Pick<Theme, 'tags'>): RegExp {
  const ids = tags.flatMap((tag) => (tag.kind === 'block-field' ? [tag.fieldId] : []));
  const patterns = ids.map((id) =>
    id
      .split('*')
      .map((part) => part.replaceAll(/[^\w-]/g, '\\$&'))
      .join('.*'),
  );
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

function hasColors({ css }: Pick<ThemeParts, 'css'>, name: string): boolean {
  return new RegExp(`\\.theme-${name.replaceAll(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(css);
}

function sizeOf(body: unknown, field: string): number {
  return Object.keys(recordOf(valueAt(body, [field]))).length;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
