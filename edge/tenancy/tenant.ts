import type { AccountObject } from '../domain/account.ts';
import type { CartObject } from '../domain/cart.ts';
import type { CensusObject } from '../domain/census.ts';
import type { FormsObject } from '../domain/forms.ts';
import type { MemberObject } from '../domain/member.ts';
import type { RestockObject } from '../domain/restock.ts';
import type { SiteObject } from '../domain/site.ts';
import type { StoreObject } from '../domain/store/store-object.ts';
import { createSiteKeys, type SiteKeys } from '../platform/crypto/site-keys.ts';
import type { Env } from '../platform/env.ts';
import { OBJECT_NAMES } from '../platform/remote/object-names.ts';
import { connect, type Remote } from '../platform/remote/remote.ts';
import { type ActiveRelease, createReleaseReader } from '../release/active-release.ts';
import { IDEMPOTENT_CALLS } from './idempotent-calls.ts';

/** A site and its Durable Objects. All handlers access objects through it (guarantee G7). */
export interface Tenant {
  readonly siteId: string;
  readonly keys: SiteKeys;
  /** Returns the live release, at most one second old; undefined before the first publish. */
  release(): Promise<ActiveRelease | undefined>;
  store(): Remote<StoreObject>;
  /** `shard` is the first byte of the cart id. */
  cart(shard: number): Remote<CartObject>;
  forms(shard: number): Remote<FormsObject>;
  restock(): Remote<RestockObject>;
  census(shard: number): Remote<CensusObject>;
  member(shard: number): Remote<MemberObject>;
  site(): Remote<SiteObject>;
  /** Contributors of all sites of the deployment. */
  account(): Remote<AccountObject>;
}

export function createTenant(env: Env, siteId: string): Tenant {
  return {
    siteId,
    keys: createSiteKeys(masterSecrets(env), siteId),
    release: createReleaseReader(env, siteId),
    store: () => connect<StoreObject>(env.STORE, OBJECT_NAMES.store(siteId), IDEMPOTENT_CALLS.store),
    cart: (shard) => connect<CartObject>(env.CART, OBJECT_NAMES.cart(siteId, shard), IDEMPOTENT_CALLS.cart),
    forms: (shard) =>
      connect<FormsObject>(env.FORMS, OBJECT_NAMES.forms(siteId, shard), IDEMPOTENT_CALLS.forms),
    restock: () =>
      connect<RestockObject>(env.RESTOCK, OBJECT_NAMES.restock(siteId), IDEMPOTENT_CALLS.restock),
    census: (shard) =>
      connect<CensusObject>(env.CENSUS, OBJECT_NAMES.census(siteId, shard), IDEMPOTENT_CALLS.census),
    member: (shard) =>
      connect<MemberObject>(env.MEMBER, OBJECT_NAMES.member(siteId, shard), IDEMPOTENT_CALLS.member),
    site: () => connect<SiteObject>(env.SITE, OBJECT_NAMES.site(siteId), IDEMPOTENT_CALLS.site),
    account: () => connect<AccountObject>(env.ACCOUNT, OBJECT_NAMES.account(), IDEMPOTENT_CALLS.account),
  };
}

/** The secret before a rotation verifies, but signs nothing. */
function masterSecrets({ MASTER_SECRET, MASTER_SECRET_PREVIOUS = '' }: Env): readonly [string, ...string[]] {
  return MASTER_SECRET_PREVIOUS === '' ? [MASTER_SECRET] : [MASTER_SECRET, MASTER_SECRET_PREVIOUS];
}
