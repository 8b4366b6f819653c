import { DOCUMENT_STRINGS } from './strings/documents.ts';
import { KIT_STRINGS } from './ui/strings/ui-strings.ts';
import { PAGES_STRINGS } from './strings/pages.ts';
import { SHELL_STRINGS } from './strings/shell.ts';
import { STORE_STRINGS } from './strings/store.ts';
import { textsOf } from './ui/strings/create-translator.ts';

/** Every word that the dashboard says, by key (R-SHELL-APP-05). The sentences of the specification stand there word for word. */
const STRINGS = {
  ...KIT_STRINGS,
  ...SHELL_STRINGS,
  ...DOCUMENT_STRINGS,
  ...STORE_STRINGS,
  ...PAGES_STRINGS,
};

export type StringKey = keyof typeof STRINGS;

/** The words of the first load, and of the canvas. Those of other screens come with them (`strings/screens`, `strings/product.ts`). */
export const t = textsOf(STRINGS);
