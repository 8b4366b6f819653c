import type { SiteSources } from '../../1-read/read-site.ts';
import type { Collector } from '../../diagnostics/collector.ts';
import type { Site } from '../../model/site.ts';
import type { Theme } from '../../model/theme.ts';
import { createChecker } from '../checker.ts';
import { checkContact } from './check-contact.ts';
import { checkFiles } from './check-files.ts';
import { checkFolders } from './check-folders.ts';
import { checkFrontMatter } from './check-front-matter.ts';
import { checkNames } from './check-names.ts';
import { checkOverlaps } from './check-overlaps.ts';
import { checkProduct } from './check-product.ts';
import { checkStore } from './check-store.ts';
import { checkTextLimits } from './check-text-limits.ts';
import { checkTimes } from './check-times.ts';
import { createSiteFinder } from './site-finder.ts';

export interface SemanticsOptions {
  /** Undefined when the theme has errors. */
  readonly theme: Theme | undefined;
  readonly sources: SiteSources;
  readonly collector: Collector;
}

/** Reports values that fit the format but are probably mistakes. The site can still be published. */
export function checkSemantics(site: Site, { theme, sources, collector }: SemanticsOptions): void {
  const checker = createChecker(site, sources, collector);
  const find = createSiteFinder(site);
  for (const page of site.pages) {
    checkTimes(page, checker);
    checkOverlaps(page, { find, theme, checker });
  }
  for (const item of site.items) {
    checkTimes(item, checker);
    checkProduct(item, { site, checker });
  }
  checkContact(site, checker);
  checkStore(site, checker);
  checkTextLimits(site, { sources, collector, checker });
  checkFolders(sources, collector);
  checkFrontMatter(sources, collector);
  checkFiles(site, { sources, collector, checker });
  if (theme !== undefined) checkNames(site, { theme, checker });
}
