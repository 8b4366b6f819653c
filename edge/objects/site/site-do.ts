import type { Doc, DocKey, ManifestFile, Release, Transaction } from '../../../compiler/model/index.ts';
import type { EditorChange } from '../../../formatters/vocabulary/api/editor/changes.ts';
import { searchWords } from '../../../formatters/vocabulary/rules/search-text.ts';
import type { AccountObject } from '../../domain/account.ts';
import { mayRead } from '../../domain/documents/may-read.ts';
import type { Metric } from '../../domain/metrics.ts';
import type {
  ActivateResult,
  Activation,
  ApplyResult,
  BegunSweep,
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
import type { Env } from '../../platform/env.ts';
import { OBJECT_NAMES } from '../../platform/remote/object-names.ts';
import { connect } from '../../platform/remote/remote.ts';
import { countRows } from '../metrics.ts';
import { StorageObject } from '../storage-object.ts';
import { type ApplyRequest, applyTransaction } from './documents/apply-transaction.ts';
import { findFileUses, findProducts, findUnusedFiles } from './documents/document-index.ts';
import { createDocuments, type Documents } from './documents/documents.ts';
import { importDocs } from './documents/import-documents.ts';
import { isImportOpen, recordPartOfImport } from './documents/open-import.ts';
import { readDocs, readSummaries } from './documents/read-documents.ts';
import { isFileMentioned } from './documents/replaced-files.ts';
import { trimHistory } from './documents/trim-history.ts';
import { createDocumentEvents, type DocumentEvents } from './events/document-events.ts';
import { createBuiltReleases } from './releases/built-documents.ts';
import { listChanges } from './releases/list-changes.ts';
import { recordEndOfSweep, recordSweep } from './releases/open-sweep.ts';
import { createReleaseListeners } from './releases/release-listeners.ts';
import { createReleases, type Releases } from './releases/releases.ts';
import { streamDocuments } from './releases/stream-documents.ts';
import { createReleaseSwitch, type ReleaseSwitch } from './releases/switch-release.ts';
import { SITE_STEPS } from './schema.ts';
import type { SiteContext } from './site-context.ts';
import { createSiteTasks, type SiteTasks } from './tasks/site-tasks.ts';

/**
 * Documents of one site with their revisions, the edit history, and releases. One writer; each change is one transaction.
 */
export class SiteDO extends StorageObject implements SiteObject {
  readonly #documents: Documents;
  readonly #releases: Releases;
  readonly #built = createBuiltReleases();
  readonly #switch: ReleaseSwitch;
  readonly #tasks: SiteTasks;
  readonly #listeners = createReleaseListeners();
  readonly #events: DocumentEvents;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env, SITE_STEPS);
    const context: SiteContext = {
      ...this.storage,
      env: () => this.env,
      alarms: this.alarms,
      alarmStorage: ctx.storage,
      transaction: (step) => this.transaction(step),
    };
    const { sql } = context;
    this.#documents = createDocuments(sql);
    this.#releases = createReleases(sql);
    this.#tasks = createSiteTasks(context, { documents: this.#documents, releases: this.#releases });
    this.#switch = createReleaseSwitch(context, {
      releases: this.#releases,
      built: this.#built,
      addTasks: this.#tasks.add,
      afterSwitch: () => {
        this.#listeners.notify(this.#releases.active());
        return this.#tasks.syncStore();
      },
    });
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

  isFileMentioned(filename: string): boolean {
    return isFileMentioned(this.storage.sql, filename);
  }

  findUnusedFiles(): readonly string[] {
    return this.transaction(() => findUnusedFiles(this.storage.sql));
  }

  importDocs(request: ImportRequest): ImportResponse {
    const author = { id: 'folder', now: this.clock(), isMirrored: true };
    const { sql } = this.storage;
    const response = this.transaction(() => {
      recordPartOfImport(sql, request.hasMore === true, author.now);
      return importDocs(sql, this.#documents, { ...request, author });
    });
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
    if (result.status !== 200) return result;
    this.#events.notify(result.response.revs);
    await this.#tasks.writeSoon();
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

  streamForPublish(keys: readonly DocKey[] | 'all', base?: PublishBase) {
    return this.#isBetweenParts(keys) ? undefined : streamDocuments(this.docsForPublish(keys, base));
  }

  streamToCheck(keys: readonly DocKey[] | 'all', base?: PublishBase) {
    return this.#isBetweenParts(keys) ? undefined : streamDocuments(this.docsToCheck(keys, base));
  }

  changesForPublish(keys: readonly DocKey[], base: PublishBase = 'live'): DocumentChanges | undefined {
    const built = this.#built.of(this.#releases.idOf(base));
    if (built === undefined || this.#isBetweenParts(keys)) return undefined;
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

  releasedRevisions(id: string): Readonly<Record<string, number>> | undefined {
    return this.#releases.revisionsOf(id);
  }

  retainedFile(path: string): ManifestFile | undefined {
    return this.#releases.retainedFile(path);
  }

  activate(siteId: string, activation: Activation): Promise<ActivateResult> {
    return this.#switch.activate(siteId, activation);
  }

  rollback(siteId: string, id: string, author: string): Promise<ActivateResult> {
    return this.#switch.rollback(siteId, id, author);
  }

  beginSweep(): BegunSweep {
    return this.transaction(() => ({
      ...recordSweep(this.storage.sql, this.clock()),
      releases: this.#releases.listReleases().map(({ id }) => id),
    }));
  }

  endSweep(id: number): void {
    recordEndOfSweep(this.storage.sql, id);
  }

  /** Without selected documents, the live ones are built again. */
  #isBetweenParts(keys: readonly DocKey[] | 'all'): boolean {
    return keys.length > 0 && isImportOpen(this.storage.sql, this.clock());
  }

  protected override afterMove(): void {
    this.#built.clear();
  }

  protected override runTasks(): Promise<void> {
    return this.#tasks.run(this);
  }

  protected override ownMetrics(): readonly Metric[] {
    return [
      ...countRows(this.storage, 'quoin_documents', 'docs WHERE body IS NOT NULL'),
      ...this.#releases.listReleases().flatMap(({ isActive, createdOn }): readonly Metric[] => {
        const age = Math.round((this.clock() - createdOn) / 1000);
        return isActive ? [{ name: 'quoin_release_age_seconds', value: age }] : [];
      }),
    ];
  }

  protected override nextAlarm(): number | undefined {
    return this.#tasks.nextRebuild();
  }
}
