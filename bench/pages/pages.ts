import type { JsonTPage } from './json-t-page.ts';
import { createProductPage } from './product/page.ts';
import { createRecordedPage } from './recorded.ts';
import { createStorePage } from './store.ts';

export const PAGES = {
  product: createProductPage,
  recorded: createRecordedPage,
  'store-locale': () => createStorePage('locale'),
  'store-legacy': () => createStorePage('legacy'),
} as const satisfies Readonly<Record<string, () => JsonTPage>>;

export type PageName = keyof typeof PAGES;
