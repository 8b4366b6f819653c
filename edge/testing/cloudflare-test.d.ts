/** The part of the test pool's module that files beside the tests use. */
declare module 'cloudflare:test' {
  /** The Worker under test. */
  export const SELF: Fetcher;

  /** What the Worker is given; the objects that tests speak with face to face are known by their kind. */
  export const env: Omit<import('../env.ts').Env, 'STORE' | 'SITE'> & {
    readonly STORE: DurableObjectNamespace<import('../objects/store/store-do.ts').StoreDO>;
    readonly SITE: DurableObjectNamespace<import('../objects/site/site-do.ts').SiteDO>;
  };

  /** Runs a function inside an object, with the object itself. */
  export function runInDurableObject<Instance extends Rpc.DurableObjectBranded, Result>(
    stub: DurableObjectStub<Instance>,
    run: (object: Instance, state: DurableObjectState) => Result | Promise<Result>,
  ): Promise<Result>;
}
