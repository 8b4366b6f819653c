import { isCodeIn } from '../code-table.ts';

/** Billing status of a site; 9 and 10 are unused. */
export const WEBSITE_STATUS = {
  expired: 1,
  'past-due': 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  linked: 11,
  parking: 12,
  resold: 13,
  'resold-grace': 14,
  enterprise: 15,
} as const;

export type WebsiteStatus = (typeof WEBSITE_STATUS)[keyof typeof WEBSITE_STATUS];

export function isWebsiteStatus(value: unknown): value is WebsiteStatus {
  return isCodeIn(WEBSITE_STATUS, value);
}

/** Returns the status of a site; sites without a valid one are ordinary sites. */
export function websiteStatus(value: unknown): WebsiteStatus {
  return isWebsiteStatus(value) ? value : WEBSITE_STATUS.paid;
}

/** What visitors see. */
export type WebsiteAccess = 'serve' | 'lock-screen' | 'parking';

/** R-ENUM-VAL-16. */
export function websiteAccess(status: WebsiteStatus): WebsiteAccess {
  switch (status) {
    case WEBSITE_STATUS.expired:
    case WEBSITE_STATUS['past-due']:
    case WEBSITE_STATUS.removed:
      return 'lock-screen';
    case WEBSITE_STATUS.parking:
      return 'parking';
    default:
      return 'serve';
  }
}

/** Whether the store takes real orders: sites that are not served take none, trials take only test orders. */
export function takesLiveOrders(status: WebsiteStatus): boolean {
  return websiteAccess(status) === 'serve' && status !== WEBSITE_STATUS.trial;
}
