import { escapeAttribute, escapeHtml } from '../../../formatters/index.ts';
import { BLOCK_TYPE } from '../../../formatters/vocabulary/content/block-type.ts';
import type { Popup as PopupSettings } from '../../model/documents/popup.ts';
import type { SettingsBlock } from '../blocks/render-layout.ts';
import { scanHtml } from '../postprocess/scan-html.ts';
import type { Popup, PopupServices } from './popup.ts';
import { POPUP_SCRIPT } from './popup-script.ts';
import { POPUP_STYLES } from './popup-styles.ts';

/** The page type of missing pages, of which nothing is recorded (R-ANLY-EXCL-01). */
const NOT_FOUND = 100;
const TITLE_ID = 'quoin-popup-title';

/** Returns undefined for a site without a popup, or with one that is off or empty. */
export function createPopup(services: PopupServices): Popup | undefined {
  const { settings, strings } = services;
  const { popup } = settings.websiteSettings;
  if (popup?.enabled !== true) return undefined;
  const blocks = blocksOf(popup);
  const title = escapeHtml(popup.title?.trim() ?? '');
  if (title === '' && blocks.length === 0) return undefined;
  const label = escapeAttribute(strings.popupLabel || 'Announcement');
  const name = title === '' ? `aria-label="${label}"` : `aria-labelledby="${TITLE_ID}"`;
  const heading = title === '' ? '' : `<h2 class="quoin-popup-title" id="${TITLE_ID}">${title}</h2>\n`;
  const close = escapeAttribute(strings.close || 'Close');
  const timing = attributes(timingOf(popup));
  const census = attributes(censusOf(popup, services));
  return {
    css: POPUP_STYLES,
    blocks,
    isOn: ({ subject }) => subject.kind !== 'shell' || subject.shell === 'search',
    print: (html, { pageType }, content) => {
      const at = bodyEndOf(html);
      return `${html.slice(0, at)}<dialog class="quoin-popup" closedby="any" ${name}${timing}${pageType === NOT_FOUND ? '' : census}>
<button type="button" class="quoin-popup-close" aria-label="${close}">✕</button>
<div class="quoin-popup-content">
${heading}${content}</div>
</dialog><script>${POPUP_SCRIPT}</script>
${html.slice(at)}`;
    },
  };
}

type Attributes = Readonly<Record<string, string | number>>;

function attributes(values: Attributes): string {
  return Object.entries(values)
    .map(([name, value]) => ` data-${name}="${escapeAttribute(String(value))}"`)
    .join('');
}

function timingOf({ position, version, days, delay, scroll }: PopupSettings): Attributes {
  return { position, version, days, delay, ...(scroll !== undefined && { scroll }) };
}

/** The fields of the census call that are known; without analytics there is no call (R-ANLY-SEND-08). */
function censusOf(
  { version }: PopupSettings,
  { settings: { website, websiteSettings }, websiteId, templateId, hasRuntime }: PopupServices,
): Attributes {
  if (!hasRuntime || !websiteSettings.analyticsEnabled) return {};
  const fields = { version, websiteId, templateId, website_locale: website.language };
  const census = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return { census: census.join('&'), ...(websiteSettings.cookieBannerEnabled && { consent: '1' }) };
}

/** Blocks have the templates and styles of the theme. */
function blocksOf({ imageId, text, button, formId }: PopupSettings): readonly SettingsBlock[] {
  const block = (name: keyof typeof BLOCK_TYPE, value: object) => [
    { id: `popup-${name}`, kind: BLOCK_TYPE[name], value },
  ];
  return [
    ...(imageId === undefined ? [] : block('image', { assetId: imageId })),
    ...(text === undefined || text.trim() === '' ? [] : block('html', { markdown: text })),
    ...(formId === undefined ? [] : block('form', { formId })),
    ...(button === undefined ? [] : block('button', button)),
  ];
}

/** Offset of the last `</body>`; the end of a page without one. */
function bodyEndOf(html: string): number {
  let end = html.length;
  scanHtml(html, ({ name, isClosing, start }) => {
    if (isClosing && name === 'body') end = start;
  });
  return end;
}
