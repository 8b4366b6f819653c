import type {
  ADD_TO_CART_ID_HEADER,
  COOKIES,
  CRUMB_HEADER,
} from '../../../formatters/vocabulary/api/cookies.ts';

/* Literals keep the table out of the bundle: see `ApiPath`. */

type Cookies = typeof COOKIES;

export const CRUMB_COOKIE: Cookies['crumb']['name'] = 'crumb';
export const HAS_CART_COOKIE: Cookies['hasCart']['name'] = 'hasCart';
export const CART_COOKIE: Cookies['cart']['name'] = 'CART';
export const SITE_USER_COOKIE: Cookies['siteUserInfo']['name'] = 'SiteUserInfo';
export const ROLES_COOKIE: Cookies['contributorRoles']['name'] = 'quoin_roles';
export const CONSENT_COOKIE: Cookies['consent']['name'] = 'ss_cookieAllowed';
export const LOCALE_COOKIE: Cookies['locale']['name'] = 'quoin_locale';
export const VISITOR_COOKIE: Cookies['visitor']['name'] = 'ss_cvr';
export const VISIT_COOKIE: Cookies['visit']['name'] = 'ss_cvt';
export const ANALYTICS_COOKIE: Cookies['analytics']['name'] = 'ss_cid';

export const CRUMB: typeof CRUMB_HEADER = 'x-csrf-token';
export const ADD_ID: typeof ADD_TO_CART_ID_HEADER = 'add-to-cart-id';
