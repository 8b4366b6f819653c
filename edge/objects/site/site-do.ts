import { DurableObject } from 'cloudflare:workers';
import type {
  Doc,
  DocKey,
  EdgeData,
  ManifestFile,
  Release,
  Transaction,
} from '../../../compiler/model/index.ts';
import type { EditorChange } from '../../../formatters/vocabulary/api/editor.ts';
import { RELEASE_AUTHOR } from '../../../formatters/vocabulary/site/own-releases.ts';
import { mayRead } from '../../domain/documents/may-read.ts';
import type { Env } from '../../platform/env.ts';
import { logError } from '../../platform/log-error.ts';
import { OBJECTS } from '../../platform/remote/object-names.ts';
import { connect } from '../../platform/remote/remote.ts';
import { forgetActiveRelease, loadRelease } from '../../release/active-release.ts';
import { createBlobs } from '../../release/blobs.ts';
import { createBuildService } from '../../release/build-service.ts';
import { type Ledger, withLiveStock } from '../../release/live-stock.ts';
import { keepAlarm, SOONEST_MS } from '../alarm.ts';
import { migrate } from '../migrate.ts';
import { type ApplyQuestion, type ApplyResult, applyTransaction } from './documents/apply-transaction.ts';
import { createDocuments, type Documents, type Unsynced } from './documents/documents.ts';
import { type ImportRequest, type ImportResponse, importDocs } from './documents/import-documents.ts';
import { createReplacedFiles } from './documents/replaced-files.ts';
import { trimHistory } from './documents/trim-history.ts';
import { type ChangesQuery, listChanges } from './releases/list-changes.ts';
import { createLiveListeners } from './releases/release-listeners.ts';
import {
  type ActivateResult,
  type Activation,
  createReleases,
  type PublishBase,
  type Releases,
} from './releases/releases.ts';
import { createRenewals, type Renewals, renewalMessage } from './releases/scheduled-rebuilds.ts';
import { SITE_STEPS } from './schema.ts';

/** Waits before a neighbour that failed is asked again: each time twice as long, up to the longest. */
const RETRY_MS = 5000;
const LONGEST_RETRY_MS = 300_000;

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
  readonly #renewals: Renewals;
  readonly #listeners = createLiveListeners();
  /** Alarms in a row that left something undone. */
  #failures = 0;
  /** Transactions since the object was woken. */
  #edits = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    migrate(ctx.storage, SITE_STEPS);
    this.#documents = createDocuments(ctx.storage.sql);
    this.#releases = createReleases(ctx.storage.sql);
    this.#renewals = createRenewals(ctx.storage.sql);
    // A time may have come while nobody was there to notice.
    ctx.blockConcurrencyWhile(() => this.#ringForRenewal());
  }

  /** Every document, in the order of their keys. */
  readSite(): readonly Doc[] {
    return this.#documents.all();
  }

  readDoc(key: DocKey): Doc | undefined {
    return this.#documents.read(key);
  }

  /** Takes over what the site's folder says; documents that are not valid are left as they were, and told. */
  importDocs(question: Omit<ImportRequest, 'author'>): ImportResponse {
    const author = { id: 'folder', now: Date.now(), isMirrored: true };
    return this.ctx.storage.transactionSync(() =>
      importDocs(this.ctx.storage.sql, this.#documents, { ...question, author }),
    );
  }

  /** All of a transaction or nothing; one that was seen before is answered as it was then. */
  async apply(transaction: Transaction, author: ApplyQuestion['author']): Promise<ApplyResult> {
    const now = Date.now();
    const result = this.ctx.storage.transactionSync(() => {
      const done = applyTransaction(this.ctx.storage.sql, this.#documents, { transaction, author, now });
      if (done.status === 200) trimHistory(this.ctx.storage.sql, now);
      return done;
    });
    this.#edits += 1;
    // The folder has its copy soon: the answer need not wait for it, and a crash forgets nothing.
    if (result.status === 200 && this.env.WORKSHOP !== undefined) await this.#ring(0);
    return result;
  }

  /** What was changed in the dashboard and is not in the site's folder yet. */
  unsynced(after: string): Unsynced {
    return this.#documents.unsynced(after);
  }

  /** The site's folder has these revisions. */
  markWrittenToDisk(revs: Readonly<Record<DocKey, number>>): void {
    this.ctx.storage.transactionSync(() => {
      for (const [key, rev] of Object.entries(revs)) this.#documents.markWrittenToDisk(key as DocKey, rev);
    });
  }

  /** What differs from what is live, or was published last; of that, what these roles may read. Labels only where asked. */
  changes({ roles, base = 'live', isLabelled = false }: ChangesQuery = {}): readonly EditorChange[] {
    const { sql } = this.ctx.storage;
    const isAllowed = roles && ((doc: Pick<Doc, 'key' | 'body'>) => mayRead(roles, doc));
    return listChanges(sql, this.#releases.idOf(base), { isAllowed, isLabelled });
  }

  /** What a build needs: the chosen documents as they are now (frozen for the release to come), all others as in `base`. */
  docsForPublish(keys: readonly DocKey[] | 'all', base: PublishBase = 'live'): readonly Doc[] {
    return this.ctx.storage.transactionSync(() => this.#releases.docsForPublish(keys, base));
  }

  /** The same, with nothing frozen: for what does not go live. */
  docsToCheck(keys: readonly DocKey[] | 'all', base: PublishBase = 'live'): readonly Doc[] {
    return this.#releases.docsToCheck(keys, base);
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
      const now = Date.now();
      const done = this.#releases.activate(activation, release.manifest, now);
      if (done.ok) this.#promise(siteId, activation.asOf ?? now);
      if (done.ok) trimHistory(this.ctx.storage.sql, now);
      return done;
    });
    return this.#afterSwitch(result);
  }

  async rollback(siteId: string, id: string, author: string): Promise<ActivateResult> {
    const result = this.ctx.storage.transactionSync(() => {
      const now = Date.now();
      const done = this.#releases.rollback(id, author, now);
      if (done.ok) this.#promise(siteId, now);
      return done;
    });
    return this.#afterSwitch(result);
  }

  /**
   * What was promised and not yet done: a store that does not know the release, documents not yet in the folder, a site
   * whose scheduled content has its time.
   */
  override async alarm(): Promise<void> {
    const edits = this.#edits;
    // Neighbours: one that is away keeps nothing from the others.
    const deeds = await Promise.allSettled([this.#syncStore(), this.#mirror(), this.#renewOrTryAgain()]);
    const isDone = deeds.every(({ status }) => status === 'fulfilled');
    this.#failures = isDone ? 0 : this.#failures + 1;
    if (!isDone) await this.#ring(Math.min(RETRY_MS * 2 ** (this.#failures - 1), LONGEST_RETRY_MS));
    // What an edit in between has set may be over when this ends, and is forgotten then.
    else if (this.#edits > edits) await this.ctx.storage.setAlarm(Date.now() + SOONEST_MS);
    await this.#ringForRenewal();
  }

  /** In the transaction that switches, so that a crash right after it is made good by the alarm. */
  #promise(siteId: string, asOf: number): void {
    this.ctx.storage.sql.exec("INSERT OR REPLACE INTO promised (deed, site) VALUES ('sync', ?)", siteId);
    this.#renewals.promise(siteId, this.#releases.docsForPublish([], 'live'), asOf);
  }

  async #afterSwitch(result: ActivateResult): Promise<ActivateResult> {
    if (!result.ok) return result;
    this.#listeners.tell(this.#releases.active());
    await this.#ring(RETRY_MS);
    await this.#ringForRenewal();
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

  /**
   * Rings at whoever keeps the site's folder, who asks for what waits and says what is written. Throws when a document could
   * not be; all others are.
   */
  async #mirror(): Promise<void> {
    const workshop = createBuildService(this.env);
    if (workshop === undefined) return;
    const { docs, deleted } = this.#documents.unsynced('');
    if (docs.length + deleted.length > 0) {
      const answer = await workshop.mirror();
      // Nobody keeps files here just now: they wait for whoever does, who begins by asking for them.
      if (answer === undefined) return;
      if (answer.failed.length > 0) throw new Error(`Not written: ${answer.failed.join(', ')}`);
    }
    // The folder's own documents name the new ones by now. Asked once: the name may soon be another file's.
    const dropped = this.ctx.storage.transactionSync(() => createReplacedFiles(this.ctx.storage.sql).take());
    for (const filename of dropped) await workshop.dropAsset(filename);
  }

  /** A failure is nothing to the neighbours: it has a time of its own for the next try. */
  async #renewOrTryAgain(): Promise<void> {
    try {
      await this.#renew();
    } catch (error) {
      logError(error, { path: '/renew' });
      this.#renewals.tryAgain(Date.now() + LONGEST_RETRY_MS);
    }
  }

  /**
   * Builds what is live once more, as of now. Edits that nobody has published stay out of it; theme and pictures are those of
   * the folder, as in every build. Throws when it cannot be built.
   */
  async #renew(): Promise<void> {
    const renewal = this.#renewals.next();
    const workshop = createBuildService(this.env);
    const now = Date.now();
    if (renewal === undefined || workshop === undefined || renewal.tryOn > now) return;
    const { siteId, due } = renewal;
    const expectedPrevious = this.#releases.active() ?? null;
    const docs = this.docsForPublish([]);
    const message = renewalMessage(docs, due, now);
    const store = connect<Ledger>(this.env.STORE, OBJECTS.store(siteId));
    const built = await workshop.build(await withLiveStock(docs, store), message);
    const { ok, releaseId: id, asOf = now, diagnostics } = built;
    if (!ok || id === undefined) {
      throw new Error(`${message} – not built: ${diagnostics[0]?.message ?? 'the site has errors'}`);
    }
    const revs = Object.fromEntries(docs.map(({ key, rev }) => [key, rev]));
    const by = { message, createdBy: RELEASE_AUTHOR.clock, isRebuild: true };
    const result = await this.activate(siteId, { id, expectedPrevious, ...by, docs: revs, asOf });
    forgetActiveRelease(siteId);
    // Where another release went live meanwhile, that one has promised what it waits for.
    if (!result.ok && result.reason !== 'conflict') throw new Error(`${message} – not there any more: ${id}`);
  }

  /** Where there is a workshop: elsewhere nobody could build. */
  async #ringForRenewal(): Promise<void> {
    const renewal = this.#renewals.next();
    if (renewal === undefined || this.env.WORKSHOP === undefined) return;
    await keepAlarm(this.ctx.storage, renewal.tryOn, { now: Date.now() });
  }

  /** Never later than it would ring anyway. */
  async #ring(inMs: number): Promise<void> {
    const now = Date.now();
    await keepAlarm(this.ctx.storage, now + inMs, { now });
  }
}
