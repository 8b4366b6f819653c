import type { DocKey, Operation } from '../../../../compiler/model/index.ts';
import { assumedLiveUrlId, MAX_REDIRECTS } from '../../../core/commands/set-url-id.ts';
import { documentsOf } from '../../../core/model/documents.ts';
import { flagAt, textAt, textsAt } from '../../../core/model/json-access.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { sameJson } from '../../../core/operations/changes/json-equal.ts';
import { t } from '../strings/pages-strings.ts';
import { foldersOf, leaveFolder } from './folders.ts';
import { entriesOf, targetOf } from './navigation.ts';

/**
 * Deletes a page, an index page or a folder with its navigation entries. Children of these entries move up; the pages of a
 * folder stay.
 */
export function deletePage(doc: DocKey): Command {
  return (bodies) => {
    const pages = (foldersOf(bodies).get(doc) ?? []).flatMap((page) => leaveFolder(bodies, page));
    const label = t('step.deletePage');
    if (!bodies.has(doc) || flagAt(bodies.get(doc), 'isHome')) return { label, ops: [] };
    const entries = documentsOf(bodies, 'navigation').flatMap(({ key, body }) =>
      entriesOf(body)
        .filter((entry) => targetOf(entry) === doc)
        .flatMap(({ id, parent }): readonly Operation[] => [
          ...entriesOf(body)
            .filter((child) => child.parent === id)
            .map(
              (child): Operation => ({
                doc: key,
                at: ['items', child.id, 'parent'],
                ...(parent === undefined ? { kind: 'unset' } : { kind: 'set', value: parent }),
              }),
            ),
          { doc: key, at: ['items', id], kind: 'remove' },
        ]),
    );
    return { label, ops: [...pages, ...entries, { doc, at: [], kind: 'remove' }] };
  };
}

/**
 * Makes a page the home page. The former home page gets a URL of its own. The previous URL of the new home page
 * redirects to it, as after a rename: that is `live`, the published `urlId`, which is empty when the page is not
 * published and undefined when it is unknown.
 */
export function makeHome(doc: DocKey, live?: string): Command {
  return (bodies) => ({
    label: t('step.makeHome'),
    ops: documentsOf(bodies, 'page').flatMap(({ key, body }): readonly Operation[] => {
      const isHome = flagAt(body, 'isHome');
      if (key === doc) {
        const seen = isHome ? '' : (live ?? assumedLiveUrlId(body));
        return [{ doc, at: ['isHome'], kind: 'set', value: true }, ...previousUrlId(doc, body, seen)];
      }
      return isHome ? [{ doc: key, at: ['isHome'], kind: 'unset' }, ...previousUrlId(key, body, '')] : [];
    }),
  });
}

/**
 * Adds the published URL to the redirects of the page. Without one, removes the redirect from its own `urlId`,
 * where the page itself responds.
 */
function previousUrlId(doc: DocKey, body: unknown, seen: string): readonly Operation[] {
  const own = `/${seen || textAt(body, 'urlId')}`;
  const known = textsAt(body, 'redirectFrom');
  const others = known.filter((url) => url !== own);
  const value = seen === '' ? others : [...others, own].slice(-MAX_REDIRECTS);
  if (sameJson(value, known)) return [];
  const at = ['redirectFrom'];
  return [value.length > 0 ? { doc, at, kind: 'set', value } : { doc, at, kind: 'unset' }];
}
