import type { Doc, DocKey, Operation } from '../../compiler/model/index.ts';
import type {
  EditorAuditLine,
  EditorMe,
  EditorReleasesAnswer,
  EditorSiteAnswer,
  EditorStockLine,
  OrderLetter,
  StoredOrder,
  StoredSignUp,
  StoredSubmission,
} from '../../formatters/vocabulary/index.ts';
import { ApiFailure, type EditorApi } from '../api/index.ts';
import type { Documents } from '../ops/index.ts';
import type { MemorySite } from './memory-site.ts';

/** What the server knows beside the documents; a test puts in what it needs, and reads what was written. */
export interface MemoryServer {
  stock: EditorStockLine[];
  orders: StoredOrder[];
  signUps: StoredSignUp[];
  submissions: StoredSubmission[];
  /** Up to when somebody has seen the answers to a form. */
  seenForms: Map<string, number>;
  /** The live site tells those who wait by itself. */
  isRestockAutomatic: boolean;
  /** Nobody is there to send letters. */
  isMailKept: boolean;
  /** What the dialog of the last order asked for. */
  lastLetter: OrderLetter | undefined;
  audit: EditorAuditLine[];
  /** Of who is signed in; undefined when there is none. */
  password: string | undefined;
  releases: EditorReleasesAnswer['releases'][number][];
  /** Sentences of calls that fail, by their names. */
  failing: Map<string, ApiFailure>;
}

export function createMemoryServer(): MemoryServer {
  return {
    stock: [],
    orders: [],
    signUps: [],
    submissions: [],
    seenForms: new Map(),
    isRestockAutomatic: false,
    isMailKept: false,
    lastLetter: undefined,
    audit: [],
    password: undefined,
    releases: [],
    failing: new Map(),
  };
}

export interface MemoryApiOptions {
  readonly site: MemorySite;
  readonly server: MemoryServer;
  readonly documents: Documents;
  readonly me: EditorMe;
  readonly now: () => number;
}

/** The calls of the dashboard against a site in memory, by the same rules. */
export function createMemoryApi({ site, server, documents, me, now }: MemoryApiOptions): EditorApi {
  const answer = async <Answer>(name: string, make: () => Answer): Promise<Answer> => {
    const failure = server.failing.get(name);
    if (failure !== undefined) throw failure;
    return make();
  };
  const siteAnswer = (): EditorSiteAnswer => ({
    websiteId: 'memory',
    siteUrl: '/',
    docs: site.docs(),
    canPublish: true,
    maxUploadBytes: 20e6,
  });
  const releases = () => ({ releases: server.releases });
  return {
    documents,
    upload: ({ file, onSent }) =>
      answer('upload', () => {
        onSent();
        return stored(site, file);
      }),
    me: () => answer('me', () => me),
    password: () => answer('password', () => ({ isSet: server.password !== undefined })),
    setPassword: ({ current, password }) =>
      answer('setPassword', () => {
        if (server.password !== undefined && server.password !== current)
          throw new ApiFailure('refused', 400, { message: 'That is not your current password.' });
        server.password = password;
      }),
    login: () => answer('login', () => ({ xsrfToken: 'token' })),
    logout: () => answer('logout', () => undefined),
    site: () => answer('site', siteAnswer),
    theme: () => Promise.reject(new ApiFailure('not-found', 404, {})),
    changes: () => answer('changes', () => ({ changes: changesOf(site, server) })),
    publish: ({ message, keys }) =>
      answer('publish', () => {
        const docs = Object.fromEntries(
          site
            .docs()
            .filter(({ key }) => keys?.includes(key) ?? true)
            .map(({ key, rev }) => [key, rev]),
        );
        const before = server.releases.map((release) => ({ ...release, isActive: false }));
        const releaseId = `r${before.length + 1}`;
        const release = { id: releaseId, createdOn: now(), createdBy: me.id, message, isActive: true, docs };
        server.releases = [release, ...before];
        return { releaseId, problems: [] };
      }),
    releases: () => answer('releases', releases),
    rollBack: (releaseId) =>
      answer('rollBack', () => {
        server.releases = server.releases.map((release) => ({
          ...release,
          isActive: release.id === releaseId,
        }));
        return releases();
      }),
    orders: () => answer('orders', () => ({ orders: server.orders, hasNextPage: false })),
    refunds: () =>
      answer('refunds', () => ({
        orders: server.orders.filter((order) => order.isRefundDue === true),
        hasNextPage: false,
      })),
    order: (orderId) => answer('order', () => orderAnswer(server, orderOf(server, orderId))),
    setFulfilment: (orderId, fulfilmentState, letter) =>
      answer('setFulfilment', () => {
        const told = letter !== undefined && { sentLetterOn: now(), ...letter };
        const order = { ...orderOf(server, orderId), fulfilmentState, ...told };
        server.lastLetter = letter;
        server.orders = server.orders.map((each) => (each.id === orderId ? order : each));
        return orderAnswer(server, order);
      }),
    stock: () => answer('stock', () => ({ stock: server.stock })),
    setStock: ({ changes }) => answer('setStock', () => ({ stock: changed(server, changes) })),
    waitingLists: () =>
      answer('waitingLists', () => ({
        signUpGroups: groupsOf(server.signUps),
        hasNextPage: false,
        isAutomatic: server.isRestockAutomatic,
      })),
    waitingFor: (productId) =>
      answer('waitingFor', () => ({
        signUpGroups: groupsOf(server.signUps).filter((each) => each.productId === productId),
        hasNextPage: false,
        isAutomatic: server.isRestockAutomatic,
      })),
    signUps: ({ productId, variantId }) =>
      answer('signUps', () => ({
        signUps: server.signUps.filter(
          (each) => each.productId === productId && each.variantId === variantId,
        ),
        hasNextPage: false,
      })),
    sendRestock: ({ productId, variantId }) =>
      answer('sendRestock', () => {
        const isWaiting = (each: StoredSignUp) =>
          each.productId === productId && each.variantId === variantId && each.notifiedOn === undefined;
        const notified = server.signUps.filter(isWaiting).length;
        server.signUps = server.signUps.map((each) =>
          isWaiting(each) ? { ...each, notifiedOn: now(), ...(server.isMailKept && { isKept: true }) } : each,
        );
        return { notified, ...(server.isMailKept && { isKept: true }) };
      }),
    newAnswers: () => answer('newAnswers', () => ({ forms: newAnswersOf(server) })),
    markFormSeen: (formId, until) => answer('markFormSeen', () => void server.seenForms.set(formId, until)),
    submissions: (formId, { isSpam }) =>
      answer('submissions', () => ({
        submissions: server.submissions.filter((each) => each.formId === formId && each.isSpam === isSpam),
        hasNextPage: false,
      })),
    markSubmission: ({ id }, isSpam) =>
      answer('markSubmission', () => {
        server.submissions = server.submissions.map((each) => (each.id === id ? { ...each, isSpam } : each));
      }),
    deleteSubmission: ({ id }) =>
      answer('deleteSubmission', () => {
        server.submissions = server.submissions.filter((each) => each.id !== id);
      }),
    outbox: () => answer('outbox', () => ({ messages: [] })),
    audit: (cursor) => answer('audit', () => pageOfAudit(server, cursor)),
  };
}

function stored(site: MemorySite, { name, type }: File): Doc {
  const key: DocKey = `asset:${name.replace(/\.[^.]*$/, '')}`;
  const value = { filename: name, mime: type };
  const ops: Operation[] = [{ doc: key, at: [], kind: 'insert', value }];
  site.commit({ id: `upload-${key}`, label: 'Upload', ops, base: { [key]: 0 }, t: 0 });
  const doc = site.doc(key);
  if (doc === undefined) throw new ApiFailure('refused', 400, {});
  return doc;
}

/** Two a page, so that a test sees more than one. */
function pageOfAudit({ audit }: MemoryServer, cursor: string | undefined) {
  const start = cursor === undefined ? 0 : audit.findIndex(({ id }) => String(id) === cursor) + 1;
  const lines = audit.slice(start, start + 2);
  const last = lines.at(-1);
  const hasNextPage = start + 2 < audit.length;
  return { lines, hasNextPage, ...(hasNextPage && last && { nextPageCursor: String(last.id) }) };
}

function orderOf({ orders }: MemoryServer, orderId: string): StoredOrder {
  const order = orders.find(({ id }) => id === orderId);
  if (order === undefined) throw new ApiFailure('not-found', 404, {});
  return order;
}

function orderAnswer({ isMailKept }: MemoryServer, order: StoredOrder) {
  return { order, ...(order.sentLetterOn !== undefined && isMailKept && { isMailKept }) };
}

type StockChange = Parameters<EditorApi['setStock']>[0]['changes'][number];

function changed(server: MemoryServer, changes: readonly StockChange[]): EditorStockLine[] {
  const isOf = (line: EditorStockLine) => (change: StockChange) => change.sku === line.sku;
  const known = server.stock.filter((line) => changes.some(isOf(line)));
  const isOld = known.some((line) => {
    const expected = changes.find(isOf(line))?.expected;
    return expected !== undefined && expected !== line.qtyInStock;
  });
  if (isOld) throw new ApiFailure('refused', 409, { body: { stock: known } });
  server.stock = server.stock.map((line) => {
    const change = changes.find(isOf(line));
    return change === undefined
      ? line
      : { ...line, qtyInStock: change.qtyInStock, unlimited: change.unlimited };
  });
  return server.stock.filter((line) => changes.some(isOf(line)));
}

function changesOf(site: MemorySite, { releases }: MemoryServer) {
  const live = releases.find(({ isActive }) => isActive)?.docs ?? {};
  return site
    .docs()
    .filter(({ key, rev }) => live[key] !== rev)
    .map(({ key, rev, updatedAt, updatedBy }) => ({
      key,
      kind: live[key] === undefined ? ('new' as const) : ('changed' as const),
      rev,
      releasedRev: live[key] ?? 0,
      labels: [],
      updatedAt,
      updatedBy,
    }));
}

function groupsOf(signUps: readonly StoredSignUp[]) {
  const keys = new Set(signUps.map(({ productId, variantId }) => `${productId}/${variantId}`));
  return [...keys].map((key) => {
    const all = signUps.filter(({ productId, variantId }) => `${productId}/${variantId}` === key);
    const [productId = '', variantId = ''] = key.split('/');
    const keptCount = all.filter(({ isKept }) => isKept).length;
    return {
      productId,
      variantId,
      count: all.filter(({ notifiedOn }) => notifiedOn === undefined).length,
      notifiedCount: all.filter(({ notifiedOn }) => notifiedOn !== undefined).length,
      ...(keptCount > 0 && { keptCount }),
      latestOn: Math.max(...all.map(({ createdOn }) => createdOn)),
    };
  });
}

function newAnswersOf({ submissions, seenForms }: MemoryServer) {
  const isNew = ({ formId, createdOn, isSpam }: StoredSubmission) =>
    !isSpam && createdOn > (seenForms.get(formId) ?? -1);
  const formIds = [...new Set(submissions.filter(isNew).map(({ formId }) => formId))];
  return formIds.map((formId) => ({
    formId,
    newCount: submissions.filter((each) => each.formId === formId && isNew(each)).length,
  }));
}
