import type { AccountObject } from '../domain/account.ts';
import type { CartObject } from '../domain/cart.ts';
import type { CensusObject } from '../domain/census.ts';
import type { FormsObject } from '../domain/forms.ts';
import type { MemberObject } from '../domain/member.ts';
import type { RestockObject } from '../domain/restock.ts';
import type { SiteObject } from '../domain/site.ts';
import type { StoreObject } from '../domain/store/store-object.ts';
import type { IdempotentCalls } from '../platform/remote/remote.ts';

/**
 * Methods that can be called again when a response was lost. Methods whose second call returns another result, or counts
 * twice, are not listed: `setStock` with `expected`, one-time keys, sign-in attempts, visits, activations, and deletions.
 */
const store: IdempotentCalls<StoreObject> = {
  sync: true,
  stock: true,
  expectedStock: true,
  quote: true,
  hasBought: true,
  placeOrder: true,
  payment: true,
  openPayment: true,
  confirm: true,
  order: true,
  orders: true,
  changeOrder: true,
  returnOrder: true,
  emailStatus: true,
  saveCoupon: true,
  preferences: true,
  savePreferences: true,
  listOutbox: true,
  audit: true,
};

const cart: IdempotentCalls<CartObject> = {
  read: true,
  close: true,
  add: (_caller, { addId }) => addId !== undefined,
  setQuantity: true,
  setFields: true,
  removeCoupon: true,
  chooseShipping: true,
};

const forms: IdempotentCalls<FormsObject> = {
  save: true,
  findSaved: true,
  submissions: true,
  counts: true,
  markSeen: true,
  markSpam: true,
  listOutbox: true,
  subscribe: true,
  confirmSubscriber: true,
  deleteSubscribers: true,
  findSubscribers: true,
  readSubscribers: true,
  subscribers: true,
  countSubscribers: true,
};

const restock: IdempotentCalls<RestockObject> = { signUps: true, groups: true, listOutbox: true };

const census: IdempotentCalls<CensusObject> = { read: true };

const member: IdempotentCalls<MemberObject> = {
  memberOf: true,
  isResetLink: true,
  setLanguage: true,
  setCart: true,
  signOut: true,
};

const site: IdempotentCalls<SiteObject> = {
  readSite: true,
  readSummaries: true,
  readDocs: true,
  readDoc: true,
  isFileMentioned: true,
  apply: true,
  unsynced: true,
  markWrittenToDisk: true,
  changes: true,
  docsToCheck: true,
  streamToCheck: true,
  activeRelease: true,
  watchLive: true,
  watchDocs: true,
  checkWatchers: true,
  closeWatchers: true,
  releases: true,
  listReleases: true,
  retainedFile: true,
};

const account: IdempotentCalls<AccountObject> = {
  contributorOf: true,
  rolesOfSessions: true,
  contributors: true,
  signOut: true,
  checkWriting: true,
};

export const IDEMPOTENT_CALLS = { store, cart, forms, restock, census, member, site, account } as const;
