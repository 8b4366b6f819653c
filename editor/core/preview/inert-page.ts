import { isSafeLink } from '../../../compiler/model/index.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { decodeUriPart } from '../../../formatters/vocabulary/rules/decode-uri-part.ts';

/** Elements that could load, run or navigate; a preview needs none of them. */
const REMOVED_ELEMENTS = 'script, noscript, iframe, frame, object, embed, base, meta, link, template';

const URL_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'poster', 'xlink:href'] as const;

/** Maximum width of images requested by the canvas. */
const IMAGE_WIDTH = 1500;

export interface InertOptions {
  /** Returns whether a file name belongs to `assets/`, which may not be published yet. */
  readonly isAsset: (filename: string) => boolean;
}

/**
 * Parses a page into an inert document: no scripts, handlers, frames or script URLs. The frame's content security
 * policy also blocks all of these. Images load from the dashboard, so that new uploads are visible. `parser` belongs
 * to the frame, so that its documents are under the frame's policy.
 */
export function inertPage(html: string, parser: DOMParser, options: InertOptions): Document {
  const page = parser.parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(REMOVED_ELEMENTS)) element.remove();
  for (const element of page.querySelectorAll('*')) {
    withoutCode(element);
    if (element.localName === 'img' || element.localName === 'source')
      withDashboardImage(element, options.isAsset);
  }
  for (const field of page.querySelectorAll('input, select, textarea, button, a, area, summary'))
    field.setAttribute('tabindex', '-1');
  return page;
}

function withoutCode(element: Element): void {
  for (const { name } of [...element.attributes])
    if (name.startsWith('on') || name === 'srcdoc' || name === 'autofocus') element.removeAttribute(name);
  for (const name of URL_ATTRIBUTES) {
    const value = element.getAttribute(name);
    if (value !== null && !isSafeLink(value) && !value.startsWith('data:image/'))
      element.removeAttribute(name);
  }
}

function withDashboardImage(element: Element, isAsset: (filename: string) => boolean): void {
  element.removeAttribute('srcset');
  const filename = /^\/assets\/([^/?#]+)/.exec(element.getAttribute('src') ?? '')?.[1];
  if (filename === undefined) return;
  const name = decodeUriPart(filename);
  if (!isAsset(name)) return;
  const path = API.editorAssetFile.replace(':filename', encodeURIComponent(name));
  element.setAttribute('src', `${path}?width=${IMAGE_WIDTH}`);
  // Load images eagerly: a lazy image would pop in during a drag.
  element.removeAttribute('loading');
}

/** Styles for editing; everything else looks as published. */
export const CANVAS_STYLE = `html{scroll-behavior:auto!important}
a,button,input,select,textarea,summary,label{cursor:default!important}
input,select,textarea,button{pointer-events:none!important}
.section-grid{min-height:2rem}
.sqs-block:empty,.sqs-block:not(:has(*)),.sqs-block-content:empty{min-height:2.5rem}
[data-type="block-field"]:empty{min-width:12rem;min-height:6rem}
[data-being-edited]{cursor:text!important;outline:none;white-space:pre-wrap;white-space:break-spaces;overflow-wrap:break-word;-webkit-user-modify:read-write}
[data-being-edited] :is(p,h1,h2,h3,h4,h5,h6):empty::before,[data-being-edited] .ProseMirror-trailingBreak{content:''}
[data-being-edited] ul[data-tight]>li>p,[data-being-edited] ol[data-tight]>li>p{margin:0}
[data-being-edited] img.ProseMirror-selectednode{outline:2px solid #2450e6;outline-offset:2px}
`;
