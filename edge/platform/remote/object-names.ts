/** Names of the Durable Objects of a site (edge 4.1). Changing a name creates a new, empty object. */
export const OBJECT_NAMES = {
  store: (siteId: string) => siteId,
  cart: (siteId: string, shard: number) => `${siteId}:c:${shard}`,
  forms: (siteId: string, shard: number) => `${siteId}:f:${shard}`,
  restock: (siteId: string) => siteId,
  census: (siteId: string, shard: number) => `${siteId}:a:${shard}`,
  member: (siteId: string, shard: number) => `${siteId}:m:${shard}`,
  site: (siteId: string) => siteId,
  buildService: (siteId: string) => siteId,
  /** Contributors of all sites of the deployment. */
  account: () => 'account',
} as const;

/** Numbers of shards. Visitors share objects because each live object uses memory. */
export const SHARDS = { forms: 8, census: 4, member: 16 } as const;
export const DEFAULT_CART_SHARDS = 16;
