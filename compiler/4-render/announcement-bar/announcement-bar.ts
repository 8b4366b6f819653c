import { escapeAttribute, escapeHtml } from '../../../formatters/index.ts';
import type { Route } from '../../3-route/route.ts';
import type { Settings } from '../../model/documents/settings.ts';
import { readAttributes } from '../postprocess/attributes.ts';
import { scanHtml } from '../postprocess/scan-html.ts';

/** The announcement at the top of a site, which needs no script. */
export interface AnnouncementBar {
  /** Its styles. */
  readonly css: string;
  /** Whether a page has it: not checkout, orders, messages and the lock screen. */
  isOn(route: Route): boolean;
  /** Adds it to a page: to the place that the theme has for it, or else to the start of the body. */
  print(html: string): string;
}

export interface AnnouncementServices {
  readonly settings: Settings;
  /** The theme's strings, overridden by the site's. */
  readonly strings: Readonly<Record<string, string>>;
}

/** Returns undefined for a site without an announcement, or with one that is off or empty. */
export function createAnnouncementBar({
  settings: { websiteSettings },
  strings,
}: AnnouncementServices): AnnouncementBar | undefined {
  const { enabled = false, text = '', href } = websiteSettings.announcementBar ?? {};
  if (!enabled || text.trim() === '') return undefined;
  const label = escapeAttribute(strings.popupLabel || 'Announcement');
  const escaped = escapeHtml(text.trim());
  const content =
    href === undefined || href === '' ? escaped : `<a href="${escapeAttribute(href)}">${escaped}</a>`;
  const bar = `<div class="sqs-announcement-bar" role="region" aria-label="${label}"><p class="sqs-announcement-bar-text">${content}</p></div>`;
  return {
    css: STYLES,
    isOn: ({ subject }) => subject.kind !== 'shell' || ['cart', 'search'].includes(subject.shell),
    print: (html) => {
      const at = barOffset(html);
      return at === undefined ? html : html.slice(0, at) + bar + html.slice(at);
    },
  };
}

/** The class that themes of the platform have for it. */
const DROPZONE = 'sqs-announcement-bar-dropzone';

/** Offset of the place for the bar; undefined for a page without a body. */
function barOffset(html: string): number | undefined {
  let inDropzone: number | undefined;
  let inBody: number | undefined;
  scanHtml(html, (tag) => {
    if (tag.isClosing) return true;
    if (tag.name === 'body') inBody ??= tag.end;
    if (html.slice(tag.start, tag.end).includes(DROPZONE)) {
      const classes = readAttributes(html, tag).get('class')?.value ?? '';
      if (classes.split(/\s+/).includes(DROPZONE)) inDropzone = tag.end;
    }
    return inDropzone === undefined;
  });
  return inDropzone ?? inBody;
}

/** Themes change the two properties, or the rules, which are weaker than theirs; only the link is stronger than links of the page. */
const STYLES = `:where(.sqs-announcement-bar){padding:10px 16px;background:var(--quoin-announcement-background,#1a1a1a);color:var(--quoin-announcement-color,#fff);text-align:center;overflow-wrap:anywhere}
:where(.sqs-announcement-bar-text){margin:0;font-size:.9375rem;line-height:1.4}
.sqs-announcement-bar a{color:inherit;text-decoration:underline;text-underline-offset:.2em}
@media print{.sqs-announcement-bar{display:none}}
`;
