import type { Formatter } from '../contract.ts';
import { encodeSpace } from './encode-space.ts';
import { encodeUri } from './encode-uri.ts';
import { encodeUriComponent } from './encode-uri-component.ts';
import { html } from './html.ts';
import { htmlattr } from './htmlattr.ts';
import { htmltag } from './htmltag.ts';
import { lineBreaks } from './line-breaks.ts';
import { pluralize } from './pluralize.ts';
import { safe } from './safe.ts';
import { slugify } from './slugify.ts';
import { smartypants } from './smartypants.ts';
import { str } from './str.ts';
import { truncate } from './truncate.ts';
import { urlEncode } from './url-encode.ts';

export const textFormatters: readonly Formatter[] = [
  encodeSpace,
  encodeUri,
  encodeUriComponent,
  html,
  htmlattr,
  htmltag,
  lineBreaks,
  pluralize,
  safe,
  slugify,
  smartypants,
  str,
  truncate,
  urlEncode,
];
