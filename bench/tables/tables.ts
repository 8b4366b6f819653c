import { IMPORT } from './import.ts';
import { PRODUCT_PAGE, PRODUCT_PAGE_FIRST } from './product-page.ts';
import { RECORDED_PAGE, RECORDED_PAGE_FIRST, RECORDED_PAGE_PARSE } from './recorded-page.ts';
import { STORE_PAGE_LEGACY, STORE_PAGE_LOCALE } from './store-page.ts';
import type { Table } from './table.ts';

export const TABLES: readonly Table[] = [
  PRODUCT_PAGE,
  PRODUCT_PAGE_FIRST,
  RECORDED_PAGE,
  RECORDED_PAGE_PARSE,
  RECORDED_PAGE_FIRST,
  STORE_PAGE_LOCALE,
  STORE_PAGE_LEGACY,
  IMPORT,
];
