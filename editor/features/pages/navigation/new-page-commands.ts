import type { Collection, Operation, Page } from '../../../../compiler/model/index.ts';
import { BLOCK_TYPE } from '../../../../formatters/vocabulary/content/block-type.ts';
import { COLLECTION_TYPE } from '../../../../formatters/vocabulary/content/collection-type.ts';
import { FOLDER_BEHAVIOR } from '../../../../formatters/vocabulary/content/folder-behavior.ts';
import { PAGE_TYPE, type PageType } from '../../../../formatters/vocabulary/content/page-type.ts';
import type { FolderKind } from '../../../core/model/folder-kind.ts';
import { addToMainNavigation } from '../../../core/model/navigation-entry.ts';
import { freeUrlId } from '../../../core/model/url-id.ts';
import { pageUrlIdOf, topUrlIds } from '../../../core/model/url-path.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { t } from '../strings/new-page-strings.ts';

export interface NewPage {
  readonly pageId: string;
  readonly title: string;
  readonly content: PageContent;
  /** Default: a regular page. */
  readonly pageType?: PageType;
  /** Id of the navigation entry. */
  readonly entryId: string;
  readonly isInNavigation: boolean;
}

export type PageContent = Partial<Pick<Page, 'sections' | 'blocks'>>;

/** Adds a draft, optionally with an entry in the main navigation. */
export function addPage(newPage: NewPage): Command {
  const { pageId, title, content, pageType = PAGE_TYPE.page, entryId, isInNavigation } = newPage;
  return (bodies) => {
    const page: Page = {
      pageType,
      title,
      urlId: freeUrlId(pageUrlIdOf(title), topUrlIds(bodies)),
      status: 'Draft',
      seo: {},
      sections: {},
      blocks: {},
      ...content,
    };
    const ops: Operation[] = [{ doc: `page:${pageId}`, at: [], kind: 'insert', value: page }];
    if (isInNavigation) ops.push(addToMainNavigation(bodies, { entryId, target: { pageId } }));
    return { label: t('step.addPage'), ops };
  };
}

/** One section with the title of the page. */
export function headingContent(title: string, sectionId: string, blockId: string): PageContent {
  const whole = { col: 1, span: 24, row: 1, rows: 1 };
  return {
    sections: { [sectionId]: { order: 'a0', height: 'medium' } },
    blocks: {
      [blockId]: {
        kind: BLOCK_TYPE.html,
        section: sectionId,
        order: 'a0',
        layout: { desktop: whole, phone: whole },
        value: { markdown: titleMarkdown(title) },
      },
    },
  };
}

/** One section as high as the window, with the title and a button. */
export function coverContent(title: string, newId: () => string): PageContent {
  const [section, headline, button] = [newId(), newId(), newId()];
  const { blocks } = headingContent(title, section, headline);
  const cell = { col: 1, span: 24, row: 2, rows: 1 };
  return {
    sections: { [section]: { order: 'a0', height: 'full' } },
    blocks: {
      ...blocks,
      [button]: {
        kind: BLOCK_TYPE.button,
        section,
        order: 'a1',
        layout: { desktop: { ...cell, span: 6 }, phone: cell },
        value: { label: t('pages.coverButton'), href: '/' },
      },
    },
  };
}

/** The title as a headline. Its characters are no markup. */
export function titleMarkdown(title: string): string {
  return `# ${title.replace(/[\\`*_[\]<>#~&]/g, '\\$&')}`;
}

export interface NewFolder {
  readonly collectionId: string;
  readonly kind: FolderKind;
  readonly title: string;
  readonly entryId: string;
  readonly isInNavigation: boolean;
}

/** Adds an index page or a folder, which contain other pages, optionally with an entry in the main navigation. */
export function addFolder({ collectionId, kind, title, entryId, isInNavigation }: NewFolder): Command {
  return (bodies) => {
    const folder: Partial<Collection> = {
      type: COLLECTION_TYPE.generic,
      // The names that themes use for their templates of both.
      typeName: kind,
      folderBehavior: kind === 'index' ? FOLDER_BEHAVIOR.index : FOLDER_BEHAVIOR.redirect,
      title,
      urlId: freeUrlId(pageUrlIdOf(title), topUrlIds(bodies)),
    };
    const ops: Operation[] = [{ doc: `collection:${collectionId}`, at: [], kind: 'insert', value: folder }];
    if (isInNavigation) ops.push(addToMainNavigation(bodies, { entryId, target: { collectionId } }));
    return { label: t(kind === 'index' ? 'step.addIndex' : 'step.addFolder'), ops };
  };
}
