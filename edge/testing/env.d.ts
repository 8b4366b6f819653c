/**
 * The bindings of the Worker under test, which `cloudflare:test` exports as `env`: those of wrangler.jsonc, with the
 * class of each Durable Object namespace, so that tests can call its methods.
 */
declare namespace Cloudflare {
  type DurableObjectName =
    | 'STORE'
    | 'CART'
    | 'FORMS'
    | 'RESTOCK'
    | 'CENSUS'
    | 'MEMBER'
    | 'SITE'
    | 'ACCOUNT'
    | 'BUILD_SERVICES';

  interface Env extends Omit<import('../platform/env.ts').Env, DurableObjectName> {
    readonly STORE: DurableObjectNamespace<import('../objects/store/store-do.ts').StoreDO>;
    readonly CART: DurableObjectNamespace<import('../objects/cart/cart-do.ts').CartDO>;
    readonly FORMS: DurableObjectNamespace<import('../objects/forms/forms-do.ts').FormsDO>;
    readonly RESTOCK: DurableObjectNamespace<import('../objects/restock/restock-do.ts').RestockDO>;
    readonly CENSUS: DurableObjectNamespace<import('../objects/census/census-do.ts').CensusDO>;
    readonly MEMBER: DurableObjectNamespace<import('../objects/member/member-do.ts').MemberDO>;
    readonly SITE: DurableObjectNamespace<import('../objects/site/site-do.ts').SiteDO>;
    readonly ACCOUNT: DurableObjectNamespace<import('../objects/account/account-do.ts').AccountDO>;
    readonly BUILD_SERVICES: DurableObjectNamespace<
      import('../objects/build-service/build-service-do.ts').BuildServiceDO
    >;
  }
}

declare module 'cloudflare:test' {
  /** Overload that infers the class of the instance from the stub: the pool's own signature infers `DurableObject`. */
  export function runInDurableObject<Instance extends Rpc.DurableObjectBranded, Result>(
    stub: DurableObjectStub<Instance>,
    callback: (instance: Instance, state: DurableObjectState) => Result | Promise<Result>,
  ): Promise<Result>;
}
