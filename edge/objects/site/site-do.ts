import { DurableObject } from 'cloudflare:workers';
import type {
  Doc,
  DocKey,
  EdgeData,
  ManifestFile,
  Release,
  Transaction,
} from '../../../compiler/model/index.ts';
import type { EditorChange } from '../../../formatters/vocabulary/index.ts';
import type { Env } from '../../env.ts';
import { loadRelease } from '../../release/active-release.ts';
import { createBlobs } from '../../release/blobs.ts';
import { createWorkshop } from '../../release/workshop.ts';
import { OBJECTS } from '../../tenancy/objects.ts';
import { connect } from '../../tenancy/remote.ts';
import { migrate } from '../schema.ts';
import { type ApplyQuestion, type ApplyResult, applyTransaction } from './apply-transaction.ts';
import { listChanges } from './changes.ts';
import { createDocuments, type Documents } from './documents.ts';
import { type ImportAnswer, type ImportQuestion, importDocs } from './import-docs.ts';
import { createLiveListeners } from './live-listeners.ts';
import { type ActivateResult, type Activation, createReleases, type Releases } from './releases.ts';
import { SITE_STEPS } from './schema.ts';

/** Documents copied to the folder at once. */
const MIRROR_BATCH = 200;
const RETRY_MS = 5000;

/** The part of the ledger that is asked here. */
interface Shelves {
  sync(catalogue: {
    readonly products: EdgeData['products'];
    readonly releaseId: string;
    readonly siteId: string;
  }): void;
}

/**
 * One site as its editors see it: documents with their revisions, the history of what was done to them, releases. One
 * writer, and every change in one transaction of its storage.
 */
export class SiteDO extends DurableObject<Env> {
  readonly #documents: Documents;
  readonly #releases: Releases;
  readonly #listeners = createLiveListeners();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    migrate(ctx.storage, SITE_STEPS);
    this.#documents = createDocuments(ctx.storage.sql);
    this.#releases = createReleases(ctx.storage.sql);
  }

  /** Every document, in the order of their keys. */
  readSite(): readonly Doc[] {
    return this.#documents.all();
  }

  readDoc(key: DocKey): Doc | undefined {
    return this.#documents.read(key);
  }

  /** Takes over what the site's folder says; documents that are not valid are left as they were, and told. */
  importDocs(question: Pick<ImportQuestion, 'docs' | 'deleted'>): ImportAnswer {
    const author = { id: 'folder', now: Date.now(), isMirrored: true };
    return this.ctx.storage.transactionSync(() =>
      importDocs(this.ctx.storage.sql, this.#documents, { ...question, author }),
    );
  }

  /** All of a transaction or nothing; one that was seen before is answered as it was then. */
  async apply(transaction: Transaction, author: ApplyQuestion['author']): Promise<ApplyResult> {
    const result = this.ctx.storage.transactionSync(() =>
      applyTransaction(this.ctx.storage.sql, this.#documents, { transaction, author, now: Date.now() }),
    );
    // The folder has its copy soon: the answer need not wait for it, and a crash forgets nothing.
    if (result.status === 200 && this.env.WORKSHOP !== undefined) await this.#ring(0);
    return result;
  }

  /** What differs from the live release. */
  changes(): readonly EditorChange[] {
    return listChanges(this.ctx.storage.sql, this.#releases.active());
  }

  /** What a build needs: the chosen documents as they are now (frozen for the release to come), all others as live. */
  docsForPublish(keys: readonly DocKey[] | 'all'): readonly Doc[] {
    return this.ctx.storage.transactionSync(() => this.#releases.docsForPublish(keys));
  }

  /** The id of the live release. */
  activeRelease(): string | undefined {
    return this.#releases.active();
  }

  /** Server-sent events for open pages: the id of the live release, now and whenever it is another. */
  watchLive(): ReadableStream<Uint8Array> {
    return this.#listeners.open(this.#releases.active());
  }

  /** Newest first. */
  releases(): readonly Release[] {
    return this.#releases.list();
  }

  /** A hashed file of any release that is kept: a page loaded earlier still finds its script. */
  keptFile(path: string): ManifestFile | undefined {
    return this.#releases.keptFile(path);
  }

  /** Makes a release live if `expectedPrevious` still is, and tells the store what there is to sell. */
  async activate(siteId: string, activation: Activation): Promise<ActivateResult> {
    const release = await loadRelease(createBlobs(this.env), activation.id);
    if (release === undefined) return { ok: false, reason: 'missing', active: this.#releases.active() };
    const result = this.ctx.storage.transactionSync(() => {
      const done = this.#releases.activate(activation, release.manifest, Date.now());
      if (done.ok) this.#promiseSync(siteId);
      return done;
    });
    return this.#afterSwitch(result);
  }

  async rollback(siteId: string, id: string, author: string): Promise<ActivateResult> {
    const result = this.ctx.storage.transactionSync(() => {
      const done = this.#releases.rollback(id, author, Date.now());
      if (done.ok) this.#promiseSync(siteId);
      return done;
    });
    return this.#afterSwitch(result);
  }

  /** What was promised and not yet done: a store that does not know the release, documents not yet in the folder. */
  override async alarm(): Promise<void> {
    try {
      await this.#syncStore();
      await this.#mirror();
    } catch {
      // The neighbour is away; it is asked again.
      await this.#ring(RETRY_MS);
    }
  }

  /** In the transaction that switches, so that a crash right after it is made good by the alarm. */
  #promiseSync(siteId: string): void {
    this.ctx.storage.sql.exec("INSERT OR REPLACE INTO promised (deed, site) VALUES ('sync', ?)", siteId);
  }

  async #afterSwitch(result: ActivateResult): Promise<ActivateResult> {
    if (!result.ok) return result;
    this.#listeners.tell(this.#releases.active());
    await this.#ring(RETRY_MS);
    try {
      await this.#syncStore();
    } catch {
      // The release is live all the same; the alarm has another try.
    }
    return result;
  }

  async #syncStore(): Promise<void> {
    const { sql } = this.ctx.storage;
    const [promise] = sql.exec("SELECT site FROM promised WHERE deed = 'sync'").toArray();
    const id = this.#releases.active();
    if (promise === undefined || id === undefined) return;
    const release = await loadRelease(createBlobs(this.env), id);
    if (release === undefined) return;
    const siteId = String(promise.site);
    const store = connect<Shelves>(this.env.STORE, OBJECTS.store(siteId));
    await store.sync({ products: release.data.products, releaseId: id, siteId });
    // Another release that went live meanwhile made a promise of its own.
    if (this.#releases.active() === id) sql.exec("DELETE FROM promised WHERE deed = 'sync'");
  }

  async #mirror(): Promise<void> {
    const workshop = createWorkshop(this.env);
    if (workshop === undefined) return;
    const { docs, deleted } = this.#documents.unmirrored(MIRROR_BATCH);
    if (docs.length + deleted.length === 0) return;
    await workshop.mirror(
      docs,
      deleted.map(([key]) => key),
    );
    for (const { key, rev } of docs) this.#documents.markMirrored(key, rev);
    for (const [key, rev] of deleted) this.#documents.markMirrored(key, rev);
    await this.#ring(0);
  }

  /** Never later than it would ring anyway. */
  async #ring(inMs: number): Promise<void> {
    const at = Date.now() + inMs;
    const planned = await this.ctx.storage.getAlarm();
    if (planned === null || planned > at) await this.ctx.storage.setAlarm(at);
  }
}
