import type { Doc, DocKey, ManifestFile, Release, Transaction } from '../../../compiler/model/index.ts';
import type { EditorChange } from '../../../formatters/vocabulary/api/editor/changes.ts';
import { searchWords } from '../../../formatters/vocabulary/rules/search-text.ts';
import type { AccountObject } from '../../domain/account.ts';
import { mayRead } from '../../domain/documents/may-read.ts';
import type {
  ActivateResult,
  Activation,
  ApplyResult,
  ChangesQuery,
  DocsPart,
  DocumentChanges,
  DocWatcher,
  ImportRequest,
  ImportResponse,
  PublishBase,
  SiteObject,
  SummarizedDoc,
  Unsynced,
} from '../../domain/site.ts';
import type { StoreObject } from '../../domain/store/store-object.ts';
import type { Env } from '../../platform/env.ts';
import { logError } from '../../platform/log-error.ts';
import { OBJECT_NAMES } from '../../platform/remote/object-names.ts';
import { connect } from '../../platform/remote/remote.ts';
import { loadRelease } from '../../release/active-release.ts';
import { createBlobs } from '../../release/blobs.ts';
import { createBuildService } from '../../release/build-service.ts';
import { MIN_DELAY_MS, scheduleAlarm } from '../alarm.ts';
import { StorageObject } from '../storage-object.ts';
import { type ApplyRequest, applyTransaction } from './documents/apply-transaction.ts';
import { findFileUses, findProducts, findUnusedFiles } from './documents/document-index.ts';
import { createDocuments, type Documents } from './documents/documents.ts';
import { importDocs } from './documents/import-documents.ts';
import { readDocs, readSummaries } from './documents/read-documents.ts';
import { createReplacedFiles } from './documents/replaced-files.ts';
import { trimHistory } from './documents/trim-history.ts';
import { writeToDisk } from './documents/write-to-disk.ts';
import { createDocumentEvents, type DocumentEvents } from './events/document-events.ts';
import { createBuiltReleases } from './releases/built-documents.ts';
import { listChanges } from './releases/list-changes.ts';
import { createPendingSync, type PendingSync } from './releases/pending-sync.ts';
import { rebuildLive } from './releases/rebuild-live.ts';
import { documentsOf } from './releases/release-documents.ts';
import { createReleaseListeners } from './releases/release-listeners.ts';
import { createReleaseTimes } from './releases/release-times.ts';
import { createReleases, type Releases } from './releases/releases.ts';
import { createScheduledRebuilds, type ScheduledRebuilds } from './releases/scheduled-rebuilds.ts';
import { streamDocuments } from './releases/stream-documents.ts';
import { SITE_STEPS } from './schema.ts';

/** Delay before a failed task is retried; doubled after each failure, up to the maximum. */
const RETRY_MS = 5000;
const MAX_RETRY_MS = 300_000;

/**
 * Documents of one site with their revisions, the edit history, and releases. One writer; each change is one transaction.
 */
export class SiteDO extends StorageObject implements SiteObject {
  readonly #documents: Documents;
  readonly #releases: Releases;
  readonly #rebuilds: ScheduledRebuilds;
  readonly #pendingSync: PendingSync;
  readonly #listeners = createReleaseListeners();
  readonly #built = createBuiltReleases();
  readonly #releaseTimes = createReleaseTimes();
  readonly #events: DocumentEvents;
  /** Consecutive alarms with a failed task. */
  #failures = 0;
  /** Transactions since the object was started. */
  #edits = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env, SITE_STEPS);
    const { sql } = this.storage;
    this.#documents = createDocuments(sql);
    this.#releases = createReleases(sql);
    this.#rebuilds = createScheduledRebuilds(sql);
    this.#pendingSync = createPendingSync(sql);
    this.#events = createDocumentEvents({
      sql,
      account: () => connect<AccountObject>(this.env.ACCOUNT, OBJECT_NAMES.account()),
    });
    // A scheduled time may have passed while the object was not running.
    this.initAlarm();
  }

  readSite(): readonly Doc[] {
    return this.#documents.all();
  }

  readDoc(key: DocKey): Doc | undefined {
    return this.#documents.read(key);
  }

  readSummaries(roles: readonly number[]): readonly SummarizedDoc[] {
    return readSummaries(this.storage.sql, roles);
  }

  readDocs(keys: readonly DocKey[], roles: readonly number[]): DocsPart {
    return readDocs(this.#documents, keys, roles);
  }

  findProducts(search: string): readonly string[] {
    return this.transaction(() => findProducts(this.storage.sql, searchWords(search)));
  }

  findFileUses(fileIds: readonly string[], roles: readonly number[]): readonly DocKey[] {
    const keys = this.transaction(() => findFileUses(this.storage.sql, fileIds));
    return keys.filter((key) => {
      const doc = this.#documents.read(key);
      return doc !== undefined && mayRead(roles, doc);
    });
  }

  findUnusedFiles(): readonly string[] {
    return this.transaction(() => findUnusedFiles(this.storage.sql));
  }

  importDocs(request: ImportRequest): ImportResponse {
    const author = { id: 'folder', now: this.clock(), isMirrored: true };
    const response = this.transaction(() =>
      importDocs(this.storage.sql, this.#documents, { ...request, author }),
    );
    this.#events.notify(response.revs);
    return response;
  }

  async apply(transaction: Transaction, author: ApplyRequest['author']): Promise<ApplyResult> {
    const now = this.clock();
    const result = this.transaction(() => {
      const done = applyTransaction(this.storage.sql, this.#documents, { transaction, author, now });
      if (done.status === 200) trimHistory(this.storage.sql, now);
      return done;
    });
    this.#edits += 1;
    if (result.status === 200) this.#events.notify(result.response.revs);
    // The alarm writes the change to disk: the response does not wait for it, and a crash loses nothing.
    if (result.status === 200 && this.env.BUILD_SERVICE !== undefined) await this.#scheduleIn(0);
    return result;
  }

  unsynced(after: string): Unsynced {
    return this.#documents.unsynced(after);
  }

  markWrittenToDisk(revs: Readonly<Record<DocKey, number>>): void {
    this.transaction(() => {
      for (const [key, rev] of Object.entries(revs)) this.#documents.markWrittenToDisk(key as DocKey, rev);
    });
  }

  changes({ roles, base = 'live', isLabelled = false }: ChangesQuery = {}): readonly EditorChange[] {
    const { sql } = this.storage;
    const isAllowed = roles && ((doc: Pick<Doc, 'key' | 'body'>) => mayRead(roles, doc));
    return listChanges(sql, this.#releases.idOf(base), { isAllowed, isLabelled });
  }

  docsForPublish(keys: readonly DocKey[] | 'all', base: PublishBase = 'live'): readonly Doc[] {
    return this.transaction(() => this.#releases.docsForPublish(keys, base));
  }

  docsToCheck(keys: readonly DocKey[] | 'all', base: PublishBase = 'live'): readonly Doc[] {
    return this.#releases.docsToCheck(keys, base);
  }

  streamForPublish(keys: readonly DocKey[] | 'all', base?: PublishBase): ReadableStream<Uint8Array> {
    return streamDocuments(this.docsForPublish(keys, base));
  }

  streamToCheck(keys: readonly DocKey[] | 'all', base?: PublishBase): ReadableStream<Uint8Array> {
    return streamDocuments(this.docsToCheck(keys, base));
  }

  changesForPublish(keys: readonly DocKey[], base: PublishBase = 'live'): DocumentChanges | undefined {
    const built = this.#built.of(this.#releases.idOf(base));
    if (built === undefined) return undefined;
    const changes = this.transaction(() => this.#releases.changesForPublish(keys, base, built.products));
    return changes && { ...changes, built };
  }

  activeRelease(): string | undefined {
    return this.#releases.active();
  }

  watchLive(): ReadableStream<Uint8Array> {
    return this.#listeners.open(this.#releases.active());
  }

  watchDocs(watcher: DocWatcher): ReadableStream<Uint8Array> | undefined {
    return this.#events.open(watcher);
  }

  checkWatchers(): Promise<void> {
    return this.#events.checkSessions();
  }

  closeWatchers(): void {
    this.#events.close();
  }

  releases(): readonly Release[] {
    return this.#releases.list();
  }

  listReleases(): readonly Omit<Release, 'docs'>[] {
    return this.#releases.listReleases();
  }

  retainedFile(path: string): ManifestFile | undefined {
    return this.#releases.retainedFile(path);
  }

  async activate(siteId: string, activation: Activation): Promise<ActivateResult> {
    const release = await loadRelease(createBlobs(this.env), activation.id);
    if (release === undefined) return { ok: false, reason: 'missing', active: this.#releases.active() };
    if (!this.#built.isBasis(activation.changes))
      return { ok: false, reason: 'conflict', active: this.#releases.active() };
    const result = this.transaction(() => {
      const now = this.clock();
      const done = this.#releases.activate(activation, release.manifest, now);
      if (done.ok) this.#scheduleTasks(siteId, { ...activation, asOf: activation.asOf ?? now });
      if (done.ok) trimHistory(this.storage.sql, now);
      return done;
    });
    if (result.ok) this.#built.note(activation);
    return this.#afterSwitch(result);
  }

  async rollback(siteId: string, id: string, author: string): Promise<ActivateResult> {
    const result = this.transaction(() => {
      const now = this.clock();
      const done = this.#releases.rollback(id, author, now);
      if (done.ok) this.#scheduleTasks(siteId, { id, asOf: now });
      return done;
    });
    return this.#afterSwitch(result);
  }

  /** Runs pending tasks: syncs the store, writes documents to disk, and rebuilds for scheduled content. */
  override async alarm(): Promise<void> {
    const edits = this.#edits;
    // The tasks are independent: a failure does not block the others.
    const results = await Promise.allSettled([
      this.#syncStore(),
      this.#writeToDisk(),
      this.#rebuildOrRetry(),
    ]);
    const isDone = results.every(({ status }) => status === 'fulfilled');
    this.#failures = isDone ? 0 : this.#failures + 1;
    if (!isDone) await this.#scheduleIn(Math.min(RETRY_MS * 2 ** (this.#failures - 1), MAX_RETRY_MS));
    // An alarm that an edit has set while this ran may be dropped.
    else if (this.#edits > edits) await this.ctx.storage.setAlarm(this.clock() + MIN_DELAY_MS);
    await this.alarms.init();
  }

  /** Runs in the transaction of the switch, so that the alarm repairs a crash after it. */
  #scheduleTasks(
    siteId: string,
    { id, asOf, changes }: Pick<Activation, 'id' | 'changes'> & { readonly asOf: number },
  ): void {
    this.#pendingSync.add(siteId);
    const read = (keys?: readonly DocKey[]) => documentsOf(this.storage.sql, id, keys);
    this.#rebuilds.schedule(siteId, this.#releaseTimes(id, { changes, read }), asOf);
  }

  async #afterSwitch(result: ActivateResult): Promise<ActivateResult> {
    if (!result.ok) return result;
    this.#listeners.notify(this.#releases.active());
    await this.#scheduleIn(RETRY_MS);
    await this.alarms.init();
    try {
      await this.#syncStore();
    } catch {
      // The release is live; the alarm retries.
    }
    return result;
  }

  async #syncStore(): Promise<void> {
    const siteId = this.#pendingSync.siteId();
    const id = this.#releases.active();
    if (siteId === undefined || id === undefined) return;
    const release = await loadRelease(createBlobs(this.env), id);
    if (release === undefined) return;
    const store = connect<StoreObject>(this.env.STORE, OBJECT_NAMES.store(siteId));
    await store.sync({ products: release.data.products, releaseId: id, siteId });
    // A release that has gone live since has its own task.
    if (this.#releases.active() === id) this.#pendingSync.remove();
  }

  async #writeToDisk(): Promise<void> {
    const buildService = createBuildService(this.env);
    const replaced = createReplacedFiles(this.storage.sql);
    const takeReplaced = () => this.transaction(() => replaced.take());
    if (buildService !== undefined) await writeToDisk(buildService, this.#documents, takeReplaced);
  }

  /** A failed rebuild has its own retry time and does not fail the alarm. */
  async #rebuildOrRetry(): Promise<void> {
    try {
      await this.#rebuild();
    } catch (error) {
      logError(error, { task: 'rebuild' });
      this.#rebuilds.retryOn(this.clock() + MAX_RETRY_MS);
    }
  }

  async #rebuild(): Promise<void> {
    const buildService = createBuildService(this.env);
    if (buildService === undefined) return;
    await rebuildLive(this.#rebuilds.next(), {
      buildService,
      site: this,
      store: (siteId) => connect<StoreObject>(this.env.STORE, OBJECT_NAMES.store(siteId)),
      now: this.clock(),
    });
  }

  /** Scheduled rebuilds need a build service. */
  protected override nextAlarm(): number | undefined {
    return this.env.BUILD_SERVICE === undefined ? undefined : this.#rebuilds.next()?.runOn;
  }

  /** Never postpones an alarm that is already set. */
  async #scheduleIn(inMs: number): Promise<void> {
    const now = this.clock();
    await scheduleAlarm(this.ctx.storage, now + inMs, { now });
  }
}
