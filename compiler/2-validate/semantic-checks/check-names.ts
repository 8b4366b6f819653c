import { suggestName } from '../../diagnostics/suggest-name.ts';
import type { Site } from '../../model/site.ts';
import type { Theme } from '../../model/theme.ts';
import type { Checker } from '../checker.ts';

export interface NamesOptions {
  readonly theme: Theme;
  readonly checker: Checker;
}

/** Checks names that link a site and its theme. Content with an unknown name would silently be missing. */
export function checkNames(site: Site, { theme, checker }: NamesOptions): void {
  const { collections, navigations } = site;
  checkBlockFields(site, { theme, checker });
  const types = Object.keys(theme.collections);
  for (const { typeName, file } of collections) {
    const close = types.includes(typeName) ? undefined : suggestName(typeName, types);
    if (close === undefined) continue;
    checker.report('site/unknown-type-name', file, {
      path: ['body', 'typeName'],
      message: `The theme has no templates for "${typeName}"; the built-in ones are used`,
      hint: `did you mean "${close}"?`,
    });
  }
  const shown = shownNavigations(theme);
  if (shown === 'all') return;
  const ids = navigations.map(({ id }) => id);
  for (const { id, file } of navigations) {
    if (shown.includes(id)) continue;
    const free = shown.filter((name) => !ids.includes(name));
    const close = suggestName(id, free);
    const list = shown.length === 0 ? 'it shows none' : `it shows ${shown.join(', ')}`;
    checker.report('site/unused-navigation', file, {
      path: [],
      message: `The theme shows no navigation "${id}"`,
      hint: close === undefined ? list : `did you mean "${close}"?`,
    });
  }
}

function checkBlockFields({ blockFields }: Site, { theme, checker }: NamesOptions): void {
  const ids = theme.tags.flatMap((use) => (use.kind === 'block-field' ? [use.fieldId] : []));
  const plain = ids.filter((id) => !id.includes('*'));
  for (const { id, file } of blockFields) {
    if (ids.some((pattern) => matches(id, pattern))) continue;
    const close = suggestName(id, plain);
    const list = ids.length === 0 ? 'it has none' : `it has ${ids.join(', ')}`;
    checker.report('site/unused-block-field', file, {
      path: [],
      message: `The theme has no block field "${id}"`,
      hint: close === undefined ? list : `did you mean "${close}"?`,
    });
  }
}

/** `*` stands for what template code prints. */
function matches(id: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[^\w-]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`).test(id);
}

/** Folder navigations search every navigation. */
function shownNavigations({ conf, tags }: Theme): readonly string[] | 'all' {
  if (tags.some(({ kind }) => kind === 'folder-navigation')) return 'all';
  const ofTags = tags.flatMap((use) => (use.kind === 'navigation' ? [use.navigationId] : []));
  // A tag that computes its navigation matches every navigation of the site; only those named in the theme are relevant.
  return [...new Set([...conf.navigations.map(({ name }) => name), ...ofTags])];
}
