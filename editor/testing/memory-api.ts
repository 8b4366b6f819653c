import type { Doc, DocKey, Operation } from '../../compiler/model/index.ts';
import type { EditorMe } from '../../formatters/vocabulary/api/editor/account.ts';
import type { EditorSiteResponse } from '../../formatters/vocabulary/api/editor/documents.ts';
import type {
  EditorInventoryItem,
  EditorStockTotalsResponse,
} from '../../formatters/vocabulary/api/editor/inventory.ts';
import type { StoredSubmission } from '../../formatters/vocabulary/api/forms.ts';
import { filesIn } from '../../formatters/vocabulary/rules/files-in.ts';
import { foldText, searchWords } from '../../formatters/vocabulary/rules/search-text.ts';
import { ApiFailure } from '../core/api/api-failure.ts';
import type { EditorApi } from '../core/api/editor-api.ts';
import { idOf } from '../core/model/documents.ts';
import { textAt } from '../core/model/json-access.ts';
import type { Documents } from '../core/operations/state/ports.ts';
import { memoryOrders } from './memory-orders.ts';
import { memoryRestockRequests } from './memory-restock-requests.ts';
import type { MemoryServer, Respond } from './memory-server.ts';
import type { MemorySite } from './memory-site.ts';
import { memoryStoreCreation } from './memory-store-creation.ts';
import { memorySubscribers } from './memory-subscribers.ts';

export interface MemoryApiOptions {
  readonly site: MemorySite;
  readonly server: MemoryServer;
  readonly documents: Documents;
  readonly me: EditorMe;
  readonly now: () => number;
}

/** The dashboard's API on an in-memory site with the same rules. */
export function createMemoryApi({ site, server, documents, me, now }: MemoryApiOptions): EditorApi {
  const respond: Respond = async (name, make) => {
    const failure = server.failing.get(name);
    if (failure !== undefined) throw failure;
    return make();
  };
  const siteResponse = (): EditorSiteResponse => ({
    websiteId: 'memory',
    siteUrl: '/',
    docs: site.summaries(),
    canPublish: server.hasBuildService,
    payments: server.payments,
    sendsEmails: !server.isEmailRetained,
    hasPlaces: server.places.length > 0,
    maxUploadBytes: 20e6,
  });
  const releases = () => ({ releases: server.releases });
  return {
    documents,
    upload: ({ file, onSent }) =>
      respond('upload', () => {
        onSent();
        return stored(site, file);
      }),
    uploadDownload: ({ name }) => respond('uploadDownload', () => ({ filename: name })),
    me: () => respond('me', () => me),
    password: () => respond('password', () => ({ isSet: server.password !== undefined })),
    setPassword: ({ current, password }) =>
      respond('setPassword', () => {
        if (server.password !== undefined && server.password !== current)
          throw new ApiFailure('rejected', 400, { message: 'Incorrect current password.' });
        server.password = password;
      }),
    login: () => respond('login', () => ({ xsrfToken: 'token' })),
    logout: () => respond('logout', () => undefined),
    site: () => respond('site', siteResponse),
    findProducts: (search) =>
      respond('findProducts', () =>
        site
          .docs()
          .filter(({ key, body }) => key.startsWith('item:') && hasWords(body, search))
          .map(({ key }) => idOf(key)),
      ),
    findFileUses: (fileIds) =>
      respond('findFileUses', () =>
        fileIds.flatMap((id) => usesOf(site, id)).filter((key, index, all) => all.indexOf(key) === index),
      ),
    findUnusedFiles: () =>
      respond('findUnusedFiles', () =>
        site
          .docs()
          .filter(({ key }) => key.startsWith('asset:') && usesOf(site, idOf(key)).length === 0)
          .map(({ key }) => idOf(key)),
      ),
    theme: () =>
      respond('theme', () => {
        if (!server.hasBuildService)
          throw new ApiFailure('rejected', 501, { message: 'No build service is connected.' });
        if (server.theme === undefined) throw new ApiFailure('not-found', 404, {});
        return { theme: server.theme };
      }),
    themes: () => Promise.reject(new ApiFailure('not-found', 404, {})),
    addTheme: () => Promise.reject(new ApiFailure('not-found', 404, {})),
    themeStyles: () => Promise.reject(new ApiFailure('not-found', 404, {})),
    fontPreview: () => respond('fontPreview', () => new ArrayBuffer(0)),
    fontKit: (kitId) =>
      respond('fontKit', () => {
        const fonts = server.fontKits.get(kitId);
        if (fonts === undefined) throw new ApiFailure('not-found', 404, {});
        return { fonts };
      }),
    completeAddress: ({ input }) =>
      respond('completeAddress', () => ({
        predictions: server.places
          .filter(({ street }) => foldText(street).includes(foldText(input)))
          .map(({ placeId, street, city }) => ({ placeId, title: street, description: city })),
      })),
    placeDetails: ({ placeId }) =>
      respond('placeDetails', () => {
        const place = server.places.find((each) => each.placeId === placeId);
        if (place === undefined) throw new ApiFailure('not-found', 404, {});
        return { place };
      }),
    changes: () => respond('changes', () => ({ changes: changesOf(site, server) })),
    labelledChanges: () =>
      respond('labelledChanges', () => ({
        changes: changesOf(site, server).map((change) => ({ ...change, labels: labelsOf(site, change) })),
      })),
    check: (keys) =>
      respond('check', () => ({ problems: [...server.problems, ...server.problemsWith(keys)] })),
    publish: ({ message, keys }) =>
      respond('publish', () => {
        if (server.problems.some(({ severity }) => severity === 'error')) throw rejectedBuild(server);
        const live = server.published.get(server.releases.find(({ isActive }) => isActive)?.id ?? '') ?? [];
        const isSelected = ({ key }: Doc) => keys?.includes(key) ?? true;
        const all = [...site.docs().filter(isSelected), ...live.filter((doc) => !isSelected(doc))];
        const docs = Object.fromEntries(all.map(({ key, rev }) => [key, rev]));
        const before = server.releases.map((release) => ({ ...release, isActive: false }));
        const releaseId = `r${before.length + 1}`;
        const release = { id: releaseId, createdOn: now(), createdBy: me.id, message, isActive: true, docs };
        server.releases = [release, ...before];
        server.published.set(releaseId, all);
        return { releaseId, problems: server.problems };
      }),
    buildService: () => respond('buildService', () => ({ isConnected: server.hasBuildService })),
    releases: () => respond('releases', releases),
    rollBack: (releaseId) =>
      respond('rollBack', () => {
        server.releases = server.releases.map((release) => ({
          ...release,
          isActive: release.id === releaseId,
        }));
        return releases();
      }),
    ...memoryOrders({ server, respond, now }),
    ...memoryStoreCreation({ site, respond }),
    commercePreferences: (namespace) =>
      respond('commercePreferences', () => server.preferences.get(namespace) ?? {}),
    saveCommercePreferences: (namespace, values) =>
      respond('saveCommercePreferences', () => void server.preferences.set(namespace, values)),
    stockOf: (productIds) =>
      respond('stockOf', () => ({
        stock: server.stock.filter(({ productId }) => productIds.includes(productId)),
      })),
    stockTotals: () => respond('stockTotals', () => totalsOf(server.stock)),
    setStock: ({ changes }) => respond('setStock', () => ({ stock: changed(server, changes) })),
    ...memoryRestockRequests({ server, respond, now }),
    newSubmissions: () => respond('newSubmissions', () => ({ forms: newSubmissionsOf(server) })),
    markFormSeen: (formId, until) => respond('markFormSeen', () => void server.seenForms.set(formId, until)),
    submissions: (formId, { isSpam, search = '', order = 'desc', offset = 0, limit = 100 }) =>
      respond('submissions', () => {
        const found = server.submissions
          .filter((each) => each.formId === formId && each.isSpam === isSpam)
          .filter((each) => JSON.stringify(Object.values(each.answers)).includes(search))
          .toSorted((one, other) => (order === 'asc' ? 1 : -1) * (one.createdOn - other.createdOn));
        const hasNextPage = offset + limit < found.length;
        return { submissions: found.slice(offset, offset + limit), total: found.length, hasNextPage };
      }),
    markSubmission: ({ id }, isSpam) =>
      respond('markSubmission', () => {
        server.submissions = server.submissions.map((each) => (each.id === id ? { ...each, isSpam } : each));
      }),
    deleteSubmission: ({ id }) =>
      respond('deleteSubmission', () => {
        server.submissions = server.submissions.filter((each) => each.id !== id);
      }),
    ...memorySubscribers({ server, respond }),
    outbox: (cursor) => respond('outbox', () => pageOfEmails(server, cursor)),
    audit: (cursor) => respond('audit', () => pageOfAudit(server, cursor)),
  };
}

function hasWords(body: unknown, search: string): boolean {
  const text = foldText(JSON.stringify(body));
  return searchWords(search).every((word) => text.includes(word));
}

function usesOf(site: MemorySite, fileId: string): readonly DocKey[] {
  const uses = site.docs().filter(({ key, body }) => !key.startsWith('asset:') && filesIn(body).has(fileId));
  return uses.map(({ key }) => key);
}

function rejectedBuild({ problems }: MemoryServer): ApiFailure {
  const message = 'The site has errors and was not published. The live release is unchanged.';
  return new ApiFailure('rejected', 422, { message, body: { problems } });
}

function stored(site: MemorySite, { name, type }: File): Doc {
  const key: DocKey = `asset:${name.replace(/\.[^.]*$/, '')}`;
  const value = { filename: name, mime: type };
  const ops: Operation[] = [{ doc: key, at: [], kind: 'insert', value }];
  site.commit({ id: `upload-${key}`, label: 'Upload', ops, base: { [key]: 0 }, t: 0 });
  const doc = site.doc(key);
  if (doc === undefined) throw new ApiFailure('rejected', 400, {});
  return doc;
}

/** Page size 2, so that tests see several pages. */
function pageOfAudit({ audit }: MemoryServer, cursor: string | undefined) {
  const start = cursor === undefined ? 0 : audit.findIndex(({ id }) => String(id) === cursor) + 1;
  const lines = audit.slice(start, start + 2);
  const last = lines.at(-1);
  const hasNextPage = start + 2 < audit.length;
  return { lines, hasNextPage, ...(hasNextPage && last && { nextPageCursor: String(last.id) }) };
}

/** Page size 2, as for the audit log. */
function pageOfEmails({ emails }: MemoryServer, cursor = '0') {
  const end = Number(cursor) + 2;
  const hasNextPage = end < emails.length;
  return {
    messages: emails.slice(Number(cursor), end),
    hasNextPage,
    ...(hasNextPage && { nextPageCursor: String(end) }),
  };
}

function totalsOf(stock: readonly EditorInventoryItem[]): EditorStockTotalsResponse {
  const limited: Record<string, number> = {};
  for (const { productId, qtyInStock, unlimited } of stock)
    if (!unlimited) limited[productId] = (limited[productId] ?? 0) + qtyInStock;
  const unlimited = stock.filter((line) => line.unlimited).map(({ productId }) => productId);
  return { limited, unlimited: [...new Set(unlimited)] };
}

type StockChange = Parameters<EditorApi['setStock']>[0]['changes'][number];

function changed(server: MemoryServer, changes: readonly StockChange[]): EditorInventoryItem[] {
  const concerns = (line: EditorInventoryItem) => (change: StockChange) => change.sku === line.sku;
  const known = server.stock.filter((line) => changes.some(concerns(line)));
  const isOld = known.some((line) => {
    const expected = changes.find(concerns(line))?.expected;
    return expected !== undefined && expected !== line.qtyInStock;
  });
  if (isOld) throw new ApiFailure('rejected', 409, { body: { stock: known } });
  server.stock = server.stock.map((line) => {
    const change = changes.find(concerns(line));
    return change === undefined
      ? line
      : { ...line, qtyInStock: change.qtyInStock, unlimited: change.unlimited };
  });
  return server.stock.filter((line) => changes.some(concerns(line)));
}

function changesOf(site: MemorySite, { releases, published }: MemoryServer) {
  const release = releases.find(({ isActive }) => isActive);
  const live = release?.docs ?? {};
  const bodies = published.get(release?.id ?? '') ?? [];
  return site
    .docs()
    .filter(({ key, rev }) => live[key] !== rev)
    .map(({ key, rev, updatedAt, updatedBy }) => ({
      key,
      kind: live[key] === undefined ? ('new' as const) : ('changed' as const),
      rev,
      releasedRev: live[key] ?? 0,
      ...liveUrlIdOf(bodies.find((doc) => doc.key === key && live[key] !== undefined)),
      labels: [],
      updatedAt,
      updatedBy,
    }));
}

function labelsOf(site: MemorySite, change: { readonly key: DocKey; readonly releasedRev: number }) {
  return [...new Set(site.since(change.key, change.releasedRev).map(({ label }) => label))];
}

function liveUrlIdOf(doc: Doc | undefined): { readonly liveUrlId?: string } {
  const urlId = textAt(doc?.body, 'urlId');
  return urlId !== '' && ['', 'Published'].includes(textAt(doc?.body, 'status')) ? { liveUrlId: urlId } : {};
}

function newSubmissionsOf({ submissions, seenForms }: MemoryServer) {
  const isNew = ({ formId, createdOn, isSpam }: StoredSubmission) =>
    !isSpam && createdOn > (seenForms.get(formId) ?? -1);
  const formIds = [...new Set(submissions.filter(isNew).map(({ formId }) => formId))];
  return formIds.map((formId) => ({
    formId,
    newCount: submissions.filter((each) => each.formId === formId && isNew(each)).length,
  }));
}
