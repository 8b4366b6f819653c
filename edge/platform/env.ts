/** Environment variables for email. */
export interface EmailSettings {
  /** URL to which emails are posted as JSON; absent: no email is sent. */
  readonly MAIL_URL?: string;
  readonly MAIL_TOKEN?: string;
  /** Sender, `Olaria <shop@olaria.example>`. */
  readonly MAIL_FROM?: string;
}

/**
 * Bindings and variables of the Worker, with the same names on plain workerd and Cloudflare. `R2` exists only on
 * Cloudflare; `DISK` and `BUILD_SERVICE` only in `quoin dev` and `quoin serve`.
 */
export interface Env extends EmailSettings {
  /** Use `edge/tenancy` instead of these namespaces, which do not know the names of the objects. */
  readonly STORE: DurableObjectNamespace;
  readonly CART: DurableObjectNamespace;
  readonly FORMS: DurableObjectNamespace;
  readonly RESTOCK: DurableObjectNamespace;
  readonly CENSUS: DurableObjectNamespace;
  readonly MEMBER: DurableObjectNamespace;
  readonly SITE: DurableObjectNamespace;
  readonly ACCOUNT: DurableObjectNamespace;
  /** Blobs by hash, `blobs/ab/abcdef…`, from a folder that workerd serves. */
  readonly DISK?: Fetcher;
  readonly R2?: R2Bucket;
  /** The Node process next to workerd, which builds and writes files. Requires `ADMIN_TOKEN`. */
  readonly BUILD_SERVICE?: Fetcher;
  /** At least 32 random bytes; all keys of the site are derived from it. */
  readonly MASTER_SECRET: string;
  /** Authorizes the CLI: `Authorization: Bearer …`. */
  readonly ADMIN_TOKEN: string;
  /**
   * Allow-list of hosts as JSON: `{"localhost:4321": "olaria"}`. `@baseUrl` is the host of the base URL in the settings
   * of the site. `*` matches any host; emails then contain links only if the settings have a base URL.
   */
  readonly HOSTS: string;
  /** Number of cart shards. */
  readonly CART_SHARDS?: string;
  /** `true` enables the test bank. */
  readonly ALLOW_TEST_PAYMENTS?: string;
  /**
   * Header with the client address, set by a trusted proxy: `cf-connecting-ip` on Cloudflare. If absent, the address is
   * empty and limits per address do not apply. If present, `x-forwarded-proto` is trusted too.
   */
  readonly CLIENT_ADDRESS_HEADER?: string;
  /** `true` in `quoin dev`: open pages reload when another release goes live. */
  readonly LIVE_RELOAD?: string;
  /** `all` logs every request as a JSON line; otherwise only failed and slow requests are logged. */
  readonly LOG_REQUESTS?: string;
}
