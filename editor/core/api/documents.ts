import type { Doc, DocKey, Transaction, TransactionResponse } from '../../../compiler/model/index.ts';
import { isRecord } from '../../../formatters/index.ts';
import type {
  EditorDoc,
  EditorDocsRequest,
  EditorDocsResponse,
  EditorSiteResponse,
} from '../../../formatters/vocabulary/api/editor/documents.ts';
import { API, pathTo } from '../../../formatters/vocabulary/api/paths.ts';
import type { Documents, SendOutcome, SiteDoc } from '../operations/state/ports.ts';
import { type FieldError, readFieldErrors } from '../operations/state/rejection.ts';
import { ApiFailure } from './api-failure.ts';
import type { Request } from './request.ts';

/**
 * The site's documents behind the API. One document is sent by PATCH with If-Match, several (or a new one) by POST.
 */
export function createDocuments(request: Request): Documents {
  return {
    send: (transaction, { isLast }) => sendTransaction(request, transaction, isLast),
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
  isLast: boolean,
): Promise<SendOutcome> {
  const [first, ...others] = Object.entries(transaction.base);
  const size = isLast ? JSON.stringify(transaction).length : 0;
  const requestOptions = {
    body: first !== undefined && others.length === 0 && first[1] > 0 ? { transaction } : transaction,
    ...(isLast && size < MAX_KEEPALIVE_LENGTH && { keepalive: true }),
  };
  try {
    const { revs } =
      first !== undefined && others.length === 0 && first[1] > 0
        ? await request<TransactionResponse>(pathTo('editorDoc', { key: first[0] }), {
            ...requestOptions,
            method: 'PATCH',
            headers: { 'if-match': `"${first[1]}"` },
          })
        : await request<TransactionResponse>(API.editorTransactions, { ...requestOptions, method: 'POST' });
    return { kind: 'accepted', revs };
  } catch (error) {
    return outcomeOf(error);
  }
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
