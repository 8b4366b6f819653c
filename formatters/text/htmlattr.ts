import type { Formatter } from '../contract.ts';
import { htmltag } from './htmltag.ts';

/** `{title|htmlattr}`: another name of `htmltag`. */
export const htmlattr: Formatter = { ...htmltag, name: 'htmlattr' };
