import type { Formatter } from '../contract.ts';
import { html } from './html.ts';
import { htmlattr } from './htmlattr.ts';
import { htmltag } from './htmltag.ts';

export const textFormatters: readonly Formatter[] = [html, htmlattr, htmltag];
