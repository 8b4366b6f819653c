import type { AccountDO } from '../objects/account/account-do.ts';
import type { CartDO } from '../objects/cart/cart-do.ts';
import type { CensusDO } from '../objects/census/census-do.ts';
import type { FormsDO } from '../objects/forms/forms-do.ts';
import type { MemberDO } from '../objects/member/member-do.ts';
import type { RestockDO } from '../objects/restock/restock-do.ts';
import type { SiteDO } from '../objects/site/site-do.ts';
import type { StoreDO } from '../objects/store/store-do.ts';
import type { Repeatable } from '../platform/remote/remote.ts';

/**
 * What may be asked of an object again when its answer was lost. Left out is what a second time would answer otherwise,
 * or count twice: stock that must still be `expected`, keys that are good for one sign-in, guesses, visits, a switch of
 * releases, deletions that say whether anything was there.
 */
const store: Repeatable<StoreDO> = {
  sync: true,
  stock: true,
  expectStock: true,
  quote: true,
  placeOrder: true,
  payment: true,
  openPayment: true,
  confirm: true,
  order: true,
  orders: true,
  changeOrder: true,
  takeBack: true,
  emailStatus: true,
  saveCoupon: true,
  listOutbox: true,
  audit: true,
};

const cart: Repeatable<CartDO> = {
  read: true,
  close: true,
  add: (_caller, { addId }) => addId !== undefined,
  setQuantity: true,
  setFields: true,
  removeCoupon: true,
  chooseShipping: true,
};

const forms: Repeatable<FormsDO> = {
  save: true,
  earlier: true,
  submissions: true,
  counts: true,
  markSeen: true,
  markSpam: true,
  listOutbox: true,
};

const restock: Repeatable<RestockDO> = { signUps: true, groups: true, listOutbox: true };

const census: Repeatable<CensusDO> = { read: true };

const member: Repeatable<MemberDO> = {
  memberOf: true,
  isResetLink: true,
  setLanguage: true,
  setCart: true,
  signOut: true,
};

const site: Repeatable<SiteDO> = {
  readSite: true,
  readDoc: true,
  apply: true,
  unsynced: true,
  markWrittenToDisk: true,
  changes: true,
  docsToCheck: true,
  activeRelease: true,
  watchLive: true,
  releases: true,
  keptFile: true,
};

const account: Repeatable<AccountDO> = { contributorOf: true, contributors: true, signOut: true };

export const REPEATABLE = { store, cart, forms, restock, census, member, site, account } as const;
