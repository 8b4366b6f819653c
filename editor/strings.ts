import { DOCUMENT_STRINGS } from './strings/documents.ts';
import { KIT_STRINGS } from './strings/kit.ts';
import { LIBRARY_STRINGS } from './strings/library.ts';
import { PAGES_STRINGS } from './strings/pages.ts';
import { PUBLISHING_STRINGS } from './strings/publishing.ts';
import { SHELL_STRINGS } from './strings/shell.ts';
import { STORE_STRINGS } from './strings/store.ts';
import { textsOf } from './strings/texts-of.ts';

/** Every word that the dashboard says, by key (R-SHELL-APP-05). The sentences of the specification stand there word for word. */
const STRINGS = {
  ...KIT_STRINGS,
  ...SHELL_STRINGS,
  ...DOCUMENT_STRINGS,
  ...STORE_STRINGS,
  ...LIBRARY_STRINGS,
  ...PUBLISHING_STRINGS,
  ...PAGES_STRINGS,
};

export type StringKey = keyof typeof STRINGS;

/** The words of the first load, and of screens that say little. Those of bigger screens come with them (`strings/product.ts`). */
export const t = textsOf(STRINGS);
