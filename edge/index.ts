import { createApp } from './app.ts';

export { AccountDO } from './objects/account/account-do.ts';
export { BuildServiceDO } from './objects/build-service/build-service-do.ts';
export { CartDO } from './objects/cart/cart-do.ts';
export { CensusDO } from './objects/census/census-do.ts';
export { FormsDO } from './objects/forms/forms-do.ts';
export { MemberDO } from './objects/member/member-do.ts';
export { RestockDO } from './objects/restock/restock-do.ts';
export { SiteDO } from './objects/site/site-do.ts';
export { StoreDO } from './objects/store/store-do.ts';

/** The Worker, in one bundle for plain workerd and Cloudflare. The runtime requires the default export. */
export default createApp();
