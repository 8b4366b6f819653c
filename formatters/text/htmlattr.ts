import type { Formatter } from '../contract.ts';
import { htmltag } from './htmltag.ts';

/** `{title|htmlattr}`: an alias of `htmltag`. */
export const htmlattr: Formatter = { ...htmltag, name: 'htmlattr' };
