import type { WorkerVariables } from '../../formatters/vocabulary/api/environment.ts';

/** Environment variables for email. */
export type EmailSettings = Pick<WorkerVariables, 'MAIL_URL' | 'MAIL_TOKEN' | 'MAIL_FROM'>;

/** Environment variables for previews of fonts and for kits. */
export type FontSettings = Pick<WorkerVariables, 'FONT_PREVIEW_URL' | 'FONT_KIT_URL'>;

/** Environment variables for the search for addresses. */
export type PlacesSettings = Pick<WorkerVariables, 'PLACES_URL' | 'PLACES_KEY'>;

/** Environment variables for captchas. */
export type BotCheckSettings = Pick<WorkerVariables, 'BOT_CHECK_URL' | 'BOT_CHECK_SECRET'>;

/**
 * Bindings and variables of the Worker, with the same names on plain workerd and Cloudflare. `R2`, `ASSETS` and `BUILD_SERVICES`
 * exist only on Cloudflare; `DISK`, `BUILD_SERVICE` and `INTERNET` only in `quoin dev` and `quoin serve`.
 */
export interface Env extends WorkerVariables {
  /** Use `edge/tenancy` instead of these namespaces, which do not know the names of the objects. */
  readonly STORE: DurableObjectNamespace;
  readonly CART: DurableObjectNamespace;
  readonly FORMS: DurableObjectNamespace;
  readonly RESTOCK: DurableObjectNamespace;
  readonly CENSUS: DurableObjectNamespace;
  readonly MEMBER: DurableObjectNamespace;
  readonly SITE: DurableObjectNamespace;
  readonly ACCOUNT: DurableObjectNamespace;
  /** Build services elsewhere that have connected; only on Cloudflare. */
  readonly BUILD_SERVICES?: DurableObjectNamespace;
  /** Blobs by hash, `blobs/ab/abcdef…`, from a folder that workerd serves. */
  readonly DISK?: Fetcher;
  readonly R2?: R2Bucket;
  /** The files of the dashboard; only on Cloudflare. */
  readonly ASSETS?: Fetcher;
  /** The Node process next to workerd, which builds and writes files. Requires `ADMIN_TOKEN`. */
  readonly BUILD_SERVICE?: Fetcher;
  /** Only on plain workerd, where the global `fetch` does not reach the internet. */
  readonly INTERNET?: Fetcher;
}
