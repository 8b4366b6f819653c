import type { Doc, DocKey, Transaction, TransactionResponse } from '../../../compiler/model/index.ts';
import { isRecord } from '../../../formatters/index.ts';
import type {
  EditorDoc,
  EditorDocsRequest,
  EditorDocsResponse,
  EditorSiteResponse,
} from '../../../formatters/vocabulary/api/editor/documents.ts';
import { API, pathTo } from '../../../formatters/vocabulary/api/paths.ts';
import type { Documents, SendOptions, SendOutcome, SiteDoc } from '../operations/state/ports.ts';
import { type FieldError, readFieldErrors } from '../operations/state/rejection.ts';
import { ApiFailure } from './api-failure.ts';
import { headerFooterAfter } from './header-footer.ts';
import type { Request, RequestOptions } from './request.ts';

/**
 * The site's documents behind the API. One document is sent by PATCH with If-Match, several (or a new one) by POST; header and
 * footer of the site are sent together, by their own call.
 */
export function createDocuments(request: Request): Documents {
  return {
    send: (transaction, options) => sendTransaction(request, transaction, options),
    read: async (keys) => {
      const body: EditorDocsRequest = { keys };
      const result = await request<EditorDocsResponse>(API.editorDocs, { method: 'POST', body });
      return { docs: result.docs.map(docOf), remaining: result.remaining as readonly DocKey[] };
    },
    loadAll: async () => siteDocsOf(await request<EditorSiteResponse>(API.editorSite, WITH_SUMMARIES)),
  };
}

/** Requests summaries of the documents of a large site. */
export const WITH_SUMMARIES = { query: { summaries: 'true' } } as const;

/** The server has validated the keys. */
export function siteDocsOf({ docs }: EditorSiteResponse): readonly SiteDoc[] {
  return docs.map((doc) => ({ ...doc, key: doc.key as DocKey }));
}

export function docOf(doc: EditorDoc): Doc {
  return { ...doc, key: doc.key as DocKey };
}

/** Limit for `keepalive` requests: 64 KiB. Longer requests are sent normally; the journal also has them. */
const MAX_KEEPALIVE_LENGTH = 30_000;

async function sendTransaction(
  request: Request,
  transaction: Transaction,
  { isLast, confirmed }: SendOptions,
): Promise<SendOutcome> {
  const { path, ...options } =
    headerFooterRequest(transaction, confirmed) ?? patchRequest(transaction) ?? postRequest(transaction);
  const isKept = isLast && JSON.stringify(options.body).length < MAX_KEEPALIVE_LENGTH;
  try {
    const { revs } = await request<TransactionResponse>(path, {
      ...options,
      ...(isKept && { keepalive: true }),
    });
    return { kind: 'accepted', revs };
  } catch (error) {
    return outcomeOf(error);
  }
}

type DocumentRequest = RequestOptions & { readonly path: string };

/** Header and footer of the site; undefined for a transaction that changes anything else. */
function headerFooterRequest(
  transaction: Transaction,
  confirmed: SendOptions['confirmed'],
): DocumentRequest | undefined {
  const after = confirmed && headerFooterAfter(transaction, confirmed);
  return (
    after && {
      path: API.siteHeaderFooter,
      method: 'PUT',
      headers: { 'if-match': after.etag, 'idempotency-key': transaction.id },
      body: after.record,
    }
  );
}

/** One document that exists. */
function patchRequest(transaction: Transaction): DocumentRequest | undefined {
  const [first, ...others] = Object.entries(transaction.base);
  if (first === undefined || others.length > 0 || first[1] === 0) return undefined;
  const [key, rev] = first;
  return {
    path: pathTo('editorDoc', { key }),
    method: 'PATCH',
    headers: { 'if-match': `"${rev}"` },
    body: { transaction },
  };
}

function postRequest(transaction: Transaction): DocumentRequest {
  return { path: API.editorTransactions, method: 'POST', body: transaction };
}

function outcomeOf(error: unknown): SendOutcome {
  if (!(error instanceof ApiFailure)) throw error;
  const { kind, status, body, message } = error;
  if (kind === 'signed-out') return { kind: 'signed-out' };
  if (status === 412 && isRecord(body) && isRecord(body.revs))
    return { kind: 'conflict', revs: body.revs as Readonly<Record<string, number>> };
  // Treat a server error like a lost connection: keep the change and retry.
  if (kind === 'network' || kind === 'server-error') return { kind: 'offline' };
  return { kind: 'rejected', message, errors: fieldErrorsOf(body) };
}

function fieldErrorsOf(body: unknown): readonly FieldError[] {
  const errors = isRecord(body) ? body.errors : undefined;
  if (!isRecord(errors)) return [];
  const messages = Object.entries(errors).map(([location, message]) => [location, String(message)]);
  return readFieldErrors(Object.fromEntries(messages));
}
