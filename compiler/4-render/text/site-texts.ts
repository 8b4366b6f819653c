import type { RoutePlan } from '../../3-route/route.ts';
import { renderableBlock } from '../../model/documents/block-values.ts';
import type { GridBlock } from '../../model/documents/layout.ts';
import { rememberByObject } from '../../model/remember-by-object.ts';
import type { Site } from '../../model/site.ts';

/** A text or URL written by an author, with its path. */
export type SiteText = SiteMarkdown | SiteLink;

export interface SiteMarkdown extends TextPlace {
  readonly kind: 'markdown';
  /** With which the text is converted to HTML. */
  readonly prefix: string;
  /** May be in a separate file next to the document. */
  readonly isLong?: boolean;
}

interface SiteLink extends TextPlace {
  readonly kind: 'link';
}

interface TextPlace {
  readonly text: string;
  readonly file: string;
  readonly path: readonly string[];
}

/** Returns all texts and URLs that visitors can see. */
export function siteTexts(site: Site, { urls }: RoutePlan): readonly SiteText[] {
  return [
    ...site.pages.filter(({ id }) => Object.hasOwn(urls.pages, id)).flatMap(pageTexts),
    ...site.items.filter(({ id }) => Object.hasOwn(urls.items, id)).flatMap(itemTexts),
    ...site.blockFields.flatMap(pageTexts),
    ...site.navigations.flatMap(navigationTexts),
    ...site.forms.flatMap(formTexts),
    ...announcementLinks(site.settings),
    ...popupTexts(site.settings),
  ];
}

const pageTexts = rememberByObject(
  ({ file, blocks }: Site['pages' | 'blockFields'][number]): readonly SiteText[] =>
    Object.entries(blocks).flatMap(([id, block]) =>
      blockTexts(block).map(({ field, key, ...text }) => ({
        ...text,
        prefix: id,
        file,
        path: ['body', 'blocks', id, 'value', field, ...(key === undefined ? [] : [key])],
      })),
    ),
);

const itemTexts = rememberByObject((item: Site['items'][number]): readonly SiteText[] => {
  const { id, file, markdown, excerpt, sourceUrl } = item;
  return [
    { kind: 'markdown', text: markdown, prefix: id, file, path: ['body', 'body', 'markdown'], isLong: true },
    {
      kind: 'markdown',
      text: typeof excerpt === 'string' ? excerpt : '',
      prefix: `${id}-excerpt`,
      file,
      path: ['body', 'excerpt'],
    },
    { kind: 'link', text: sourceUrl ?? '', file, path: ['body', 'sourceUrl'] },
  ];
});

function navigationTexts({ file, items }: Site['navigations'][number]): readonly SiteText[] {
  return Object.entries(items).map(([id, { externalLink }]) => ({
    kind: 'link',
    text: externalLink?.url ?? '',
    file,
    path: ['body', 'items', id, 'externalLink', 'url'],
  }));
}

function formTexts(form: Site['forms'][number]): readonly SiteText[] {
  const { id, file, submissionMessage, disclaimerMessage = '', successRedirect = '' } = form;
  return [
    {
      kind: 'markdown',
      text: submissionMessage,
      prefix: `${id}-submission`,
      file,
      path: ['body', 'submissionMessage'],
    },
    {
      kind: 'markdown',
      text: disclaimerMessage,
      prefix: `${id}-disclaimer`,
      file,
      path: ['body', 'disclaimerMessage'],
    },
    { kind: 'link', text: successRedirect, file, path: ['body', 'successRedirect'] },
  ];
}

function announcementLinks({
  file,
  websiteSettings: { announcementBar },
}: Site['settings']): readonly SiteText[] {
  if (announcementBar?.enabled !== true) return [];
  const path = ['body', 'websiteSettings', 'announcementBar', 'href'];
  return [{ kind: 'link', text: announcementBar.href ?? '', file, path }];
}

function popupTexts({ file, websiteSettings: { popup } }: Site['settings']): readonly SiteText[] {
  if (popup?.enabled !== true) return [];
  const path = ['body', 'websiteSettings', 'popup'];
  return [
    { kind: 'markdown', text: popup.text ?? '', prefix: 'popup-text', file, path: [...path, 'text'] },
    { kind: 'link', text: popup.button?.href ?? '', file, path: [...path, 'button', 'href'] },
  ];
}

interface BlockText {
  readonly kind: SiteText['kind'];
  readonly text: string;
  readonly field: string;
  /** Of a text that is in an object of texts. */
  readonly key?: string;
}

function blockTexts({ kind, value }: GridBlock): readonly BlockText[] {
  const block = renderableBlock(kind, value);
  switch (block?.name) {
    case 'html':
      return 'markdown' in block.value
        ? [{ kind: 'markdown', text: block.value.markdown, field: 'markdown' }]
        : [];
    case 'markdown':
      return [{ kind: 'markdown', text: block.value.markdown, field: 'markdown' }];
    case 'image':
    case 'button':
      return block.value.href === undefined ? [] : [{ kind: 'link', text: block.value.href, field: 'href' }];
    case 'gallery':
      return Object.entries(block.value.links ?? {}).map(([key, text]) => ({
        kind: 'link',
        text,
        field: 'links',
        key,
      }));
    case 'newsletter':
      return [{ kind: 'markdown', text: block.value.description ?? '', field: 'description' }];
    default:
      return [];
  }
}
