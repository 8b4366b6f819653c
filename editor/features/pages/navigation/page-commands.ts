import type { DocKey, Operation, Page } from '../../../../compiler/model/index.ts';
import { BLOCK_TYPE } from '../../../../formatters/vocabulary/content/block-type.ts';
import { PAGE_TYPE } from '../../../../formatters/vocabulary/content/page-type.ts';
import { assumedLiveUrlId, MAX_REDIRECTS } from '../../../core/commands/set-url-id.ts';
import { documentsOf, idOf } from '../../../core/model/documents.ts';
import { flagAt, textAt, textsAt } from '../../../core/model/json-access.ts';
import { addToMainNavigation } from '../../../core/model/navigation-entry.ts';
import { freeUrlId } from '../../../core/model/url-id.ts';
import { pageUrlIdOf, topUrlIds } from '../../../core/model/url-path.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { sameJson } from '../../../core/operations/changes/json-equal.ts';
import { t } from '../strings/pages-strings.ts';
import { entriesOf } from './navigation.ts';

export interface NewPage {
  readonly pageId: string;
  readonly title: string;
  /** Creates ids for the first section and block, and the navigation entry. */
  readonly sectionId: string;
  readonly blockId: string;
  readonly entryId: string;
  readonly isInNavigation: boolean;
}

/** Adds a draft with one section and a heading, optionally with an entry in the main navigation. */
export function addPage({ pageId, title, sectionId, blockId, entryId, isInNavigation }: NewPage): Command {
  return (bodies) => {
    const whole = { col: 1, span: 24, row: 1, rows: 1 };
    const page: Page = {
      pageType: PAGE_TYPE.page,
      title,
      urlId: freeUrlId(pageUrlIdOf(title), topUrlIds(bodies)),
      status: 'Draft',
      seo: {},
      sections: { [sectionId]: { order: 'a0', height: 'medium' } },
      blocks: {
        [blockId]: {
          kind: BLOCK_TYPE.html,
          section: sectionId,
          order: 'a0',
          layout: { desktop: whole, phone: whole },
          value: { markdown: `# ${title.replace(/[\\`*_[\]<>#]/g, '\\$&')}` },
        },
      },
    };
    const ops: Operation[] = [{ doc: `page:${pageId}`, at: [], kind: 'insert', value: page }];
    if (isInNavigation) ops.push(addToMainNavigation(bodies, { entryId, target: { pageId } }));
    return { label: t('step.addPage'), ops };
  };
}

/** Deletes a page with its navigation entries. Children of these entries move up. */
export function deletePage(doc: DocKey): Command {
  return (bodies) => {
    const pageId = idOf(doc);
    const label = t('step.deletePage');
    if (!bodies.has(doc) || flagAt(bodies.get(doc), 'isHome')) return { label, ops: [] };
    const entries = documentsOf(bodies, 'navigation').flatMap(({ key, body }) =>
      entriesOf(body)
        .filter((entry) => entry.pageId === pageId)
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
    return { label, ops: [...entries, { doc, at: [], kind: 'remove' }] };
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
