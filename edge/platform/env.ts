/** What of the environment is about letters. */
export interface EmailSettings {
  /** Where letters are posted to as JSON; absent: nothing is sent. */
  readonly MAIL_URL?: string;
  readonly MAIL_TOKEN?: string;
  /** `Olaria <shop@olaria.example>` */
  readonly MAIL_FROM?: string;
}

/**
 * What the Worker is given. Plain workerd and Cloudflare give the same names; `R2` is there only on Cloudflare, `DISK`
 * and `WORKSHOP` only where the site is served by `quoin dev` and `quoin serve`.
 */
export interface Env extends EmailSettings {
  /** Which object a namespace holds is known to edge/tenancy alone: everybody else asks there. */
  readonly STORE: DurableObjectNamespace;
  readonly CART: DurableObjectNamespace;
  readonly FORMS: DurableObjectNamespace;
  readonly RESTOCK: DurableObjectNamespace;
  readonly CENSUS: DurableObjectNamespace;
  readonly MEMBER: DurableObjectNamespace;
  readonly SITE: DurableObjectNamespace;
  readonly ACCOUNT: DurableObjectNamespace;
  /** Blobs by hash, `blobs/ab/abcdef…`: a folder served from inside workerd. */
  readonly DISK?: Fetcher;
  readonly R2?: R2Bucket;
  /** The Node process beside workerd: compiles, writes files. Answers only with `ADMIN_TOKEN`. */
  readonly WORKSHOP?: Fetcher;
  /** 32 bytes or more, random: every key of the site is derived from it. */
  readonly MASTER_SECRET: string;
  /** Lets the command line in: `Authorization: Bearer …`. */
  readonly ADMIN_TOKEN: string;
  /**
   * Allow-list of hosts, JSON: `{"localhost:4321": "olaria"}`. `@baseUrl` stands for the host of the address that the site
   * itself names in its settings. `*` serves any host; then letters have links only where the settings name an address.
   */
  readonly HOSTS: string;
  /** Carts and forms are spread over so many objects. */
  readonly CART_SHARDS?: string;
  /** `true` lets the test bank take payments. */
  readonly ALLOW_TEST_PAYMENTS?: string;
  /**
   * The header in which the server in front tells the visitor's address: `cf-connecting-ip` on Cloudflare. Absent where
   * nobody is in front who could be trusted: then the address is empty and limits by address do not apply. Whoever is
   * trusted with it is also believed in `x-forwarded-proto`.
   */
  readonly CLIENT_ADDRESS_HEADER?: string;
  /** `true` in `quoin dev`: open pages load themselves anew when another release is live. */
  readonly LIVE_RELOAD?: string;
  /** `all` tells every request as a line of JSON; otherwise only those that failed or were slow. */
  readonly LOG_REQUESTS?: string;
}
