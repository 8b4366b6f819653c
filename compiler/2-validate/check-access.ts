import { PAGE_TYPE } from '../../formatters/vocabulary/content/page-type.ts';
import type { Site } from '../model/site.ts';
import type { Checker } from './checker.ts';

/** Checks for whom pages and collections are. */
export function checkAccess({ pages, collections }: Site, checker: Checker): void {
  for (const { file, access, pageType } of pages) {
    if (access === undefined || pageType !== PAGE_TYPE['not-found']) continue;
    checker.report('site/invalid-value', file, {
      path: ['body', 'access'],
      message: 'The not-found page is for everybody',
      hint: 'remove "access"',
    });
  }
  for (const { file, access } of [...pages, ...collections]) {
    if (access?.for !== 'customers') continue;
    for (const [index, id] of access.productIds.entries())
      checker.at('product', file, { id, path: ['body', 'access', 'productIds', index] });
  }
}
