/** The names of a site's objects (edge 4.1). A name that changes is another object, with nothing in it. */
export const OBJECTS = {
  store: (siteId: string) => siteId,
  cart: (siteId: string, shard: number) => `${siteId}:c:${shard}`,
  forms: (siteId: string, shard: number) => `${siteId}:f:${shard}`,
  restock: (siteId: string) => siteId,
  census: (siteId: string, shard: number) => `${siteId}:a:${shard}`,
  member: (siteId: string, shard: number) => `${siteId}:m:${shard}`,
  site: (siteId: string) => siteId,
  /** Contributors, of all sites of the deployment. */
  account: () => 'account',
} as const;

/** Numbers of shards: a live object costs memory, so visitors share them. */
export const SHARDS = { forms: 8, census: 4, member: 16 } as const;
export const DEFAULT_CART_SHARDS = 16;
