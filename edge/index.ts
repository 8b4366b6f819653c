import { createApp } from './app.ts';

export { AccountDO } from './objects/account/account-do.ts';
export { CartDO } from './objects/cart/cart-do.ts';
export { CensusDO } from './objects/census/census-do.ts';
export { FormsDO } from './objects/forms/forms-do.ts';
export { MemberDO } from './objects/member/member-do.ts';
export { RestockDO } from './objects/restock/restock-do.ts';
export { SiteDO } from './objects/site/site-do.ts';
export { StoreDO } from './objects/store/store-do.ts';

/** The Worker: the same bundle on plain workerd and on Cloudflare. Its form is the runtime's, hence the default export. */
export default createApp();
