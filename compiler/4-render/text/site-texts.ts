import type { RoutePlan } from '../../3-route/route.ts';
import { BLOCK_FORMATS, renderableBlock } from '../../model/documents/block-values.ts';
import type { BlockFormat } from '../../model/documents/blocks/block-format.ts';
import { type TextAt, textsAtPath } from '../../model/documents/blocks/texts-at-path.ts';
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
      blockTexts(block).map((text) => ({
        ...text,
        prefix: [id, ...text.path.slice(0, -1)].join('-'),
        file,
        path: ['body', 'blocks', id, 'value', ...text.path],
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

interface BlockText extends TextAt {
  readonly kind: SiteText['kind'];
}

function blockTexts({ kind, value }: GridBlock): readonly BlockText[] {
  const block = renderableBlock(kind, value);
  if (block === undefined) return [];
  const { markdown = [], links = [] }: BlockFormat = BLOCK_FORMATS[block.name];
  const textsOf = (kind: SiteText['kind'], paths: readonly string[]) =>
    paths.flatMap((path) => textsAtPath(block.value, path).map((text) => ({ kind, ...text })));
  return [...textsOf('markdown', markdown), ...textsOf('link', links)];
}
