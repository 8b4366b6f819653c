import type { AccountDO } from '../objects/account/account-do.ts';
import type { CartDO } from '../objects/cart/cart-do.ts';
import type { CensusDO } from '../objects/census/census-do.ts';
import type { FormsDO } from '../objects/forms/forms-do.ts';
import type { MemberDO } from '../objects/member/member-do.ts';
import type { RestockDO } from '../objects/restock/restock-do.ts';
import type { SiteDO } from '../objects/site/site-do.ts';
import type { StoreDO } from '../objects/store/store-do.ts';
import { createSiteKeys, type SiteKeys } from '../platform/crypto/site-keys.ts';
import type { Env } from '../platform/env.ts';
import { OBJECTS } from '../platform/remote/object-names.ts';
import { connect, type Remote } from '../platform/remote/remote.ts';
import { type ActiveRelease, createReleaseReader } from '../release/active-release.ts';
import { REPEATABLE } from './idempotent-calls.ts';

/** One site, and the only way to its objects: no route names an object itself (guarantee G7). */
export interface Tenant {
  readonly siteId: string;
  readonly keys: SiteKeys;
  /** What is published; undefined before the first publish. At most a second old. */
  release(): Promise<ActiveRelease | undefined>;
  store(): Remote<StoreDO>;
  /** `shard` is the first byte of the cart's id. */
  cart(shard: number): Remote<CartDO>;
  forms(shard: number): Remote<FormsDO>;
  restock(): Remote<RestockDO>;
  census(shard: number): Remote<CensusDO>;
  member(shard: number): Remote<MemberDO>;
  site(): Remote<SiteDO>;
  /** Contributors, of all sites of the deployment. */
  account(): Remote<AccountDO>;
}

export function createTenant(env: Env, siteId: string): Tenant {
  return {
    siteId,
    keys: createSiteKeys(env.MASTER_SECRET, siteId),
    release: createReleaseReader(env, siteId),
    store: () => connect<StoreDO>(env.STORE, OBJECTS.store(siteId), REPEATABLE.store),
    cart: (shard) => connect<CartDO>(env.CART, OBJECTS.cart(siteId, shard), REPEATABLE.cart),
    forms: (shard) => connect<FormsDO>(env.FORMS, OBJECTS.forms(siteId, shard), REPEATABLE.forms),
    restock: () => connect<RestockDO>(env.RESTOCK, OBJECTS.restock(siteId), REPEATABLE.restock),
    census: (shard) => connect<CensusDO>(env.CENSUS, OBJECTS.census(siteId, shard), REPEATABLE.census),
    member: (shard) => connect<MemberDO>(env.MEMBER, OBJECTS.member(siteId, shard), REPEATABLE.member),
    site: () => connect<SiteDO>(env.SITE, OBJECTS.site(siteId), REPEATABLE.site),
    account: () => connect<AccountDO>(env.ACCOUNT, OBJECTS.account(), REPEATABLE.account),
  };
}
