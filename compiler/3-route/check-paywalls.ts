import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { ownValue } from '../model/own-value.ts';
import type { Site } from '../model/site.ts';
import { siteDiagnostic } from '../model/site-diagnostic.ts';
import { planProtection } from './protection.ts';
import type { LocationOf, RoutePlan } from './route.ts';

export interface PaywallOptions {
  readonly plan: Pick<RoutePlan, 'urls'>;
  readonly locationOf: LocationOf;
}

/** Reports products that open pages but that visitors cannot see, so that they cannot buy them. */
export function checkPaywalls(site: Site, { plan, locationOf }: PaywallOptions): readonly Diagnostic[] {
  const paywalls = [...site.pages, ...site.collections].filter(({ access }) => access?.for === 'customers');
  if (paywalls.length === 0) return [];
  const protection = planProtection(site);
  const items = new Map(site.items.map((item) => [item.id, item]));
  return paywalls.flatMap(({ file, title, access }) => {
    const ids = access?.for === 'customers' ? access.productIds : [];
    return ids.flatMap((id, index) => {
      const item = items.get(id);
      if (item === undefined) return [];
      const isHidden = ownValue(plan.urls.items, id) === undefined;
      if (!isHidden && protection.ofCollection(item.collectionId) === undefined) return [];
      const why = isHidden ? 'it is not published' : 'its page is protected, too';
      const location = locationOf(file, ['body', 'access', 'productIds', index]);
      return siteDiagnostic('site/hidden-paywall-product', {
        message: `Visitors cannot buy "${item.title}", which opens "${title}": ${why}`,
        hint: isHidden ? 'publish the product' : 'sell it in a public store page',
        ...(location && { location }),
      });
    });
  });
}
