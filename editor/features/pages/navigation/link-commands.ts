import { type NavigationItem, type Operation, valueAt } from '../../../../compiler/model/index.ts';
import { addToMainNavigation } from '../../../core/model/navigation-entry.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { t } from '../strings/new-page-strings.ts';
import type { EntryRef } from './navigation.ts';

/** An entry of a navigation that leads to a URL instead of a page. */
export type NavigationLink = NonNullable<NavigationItem['externalLink']>;

/** Adds a link at the end of the main navigation. */
export function addLink(entryId: string, link: NavigationLink): Command {
  return (bodies) => ({
    label: t('step.addLink'),
    ops: [addToMainNavigation(bodies, { entryId, target: { externalLink: link } })],
  });
}

/** Changes a link of a navigation, unless it was deleted in the meantime. */
export function editLink({ navigation, entryId }: EntryRef, link: NavigationLink): Command {
  return (bodies) => {
    const label = t('step.editLink');
    const at = ['items', entryId];
    const entry = bodies.get(navigation);
    if (linkOf(entry, entryId) === undefined) return { label, ops: [] };
    const ops: Operation[] = [{ doc: navigation, at: [...at, 'externalLink'], kind: 'set', value: link }];
    // Visitors see the title of the link.
    if (valueAt(entry, [...at, 'title']) !== undefined)
      ops.push({ doc: navigation, at: [...at, 'title'], kind: 'unset' });
    return { label, ops };
  };
}

/** The link of an entry, as visitors see it; undefined for other entries. */
export function linkOf(navigation: unknown, entryId: string): NavigationLink | undefined {
  const entry = valueAt(navigation, ['items', entryId]) as NavigationItem | undefined;
  const link = entry?.externalLink;
  return link && { ...link, newWindow: link.newWindow ?? false };
}
