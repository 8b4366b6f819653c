import type { Context } from 'hono';
import {
  type BlockField,
  blockFieldSchema,
  type ConflictResponse,
  type Doc,
  type HeaderFooter,
  headerFooterSchema,
  may,
  type Operation,
  type Transaction,
  type TransactionResponse,
} from '../../../compiler/model/index.ts';
import { HEADER_FOOTER_DOCS } from '../../../formatters/vocabulary/api/header-footer.ts';
import { readJson } from '../../middleware/read-body.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

const PARTS = ['header', 'footer'] as const;

type Part = (typeof PARTS)[number];

/** GET site-header-footer: an area that the site does not have is empty. */
export async function readHeaderFooter(context: Context<AppEnv>): Promise<Response> {
  const stored = await storedParts(context);
  const record: HeaderFooter = { header: fieldOf(stored.header), footer: fieldOf(stored.footer) };
  return context.json(record, 200, { etag: etagOf(stored), 'cache-control': 'private, no-cache' });
}

/**
 * PUT site-header-footer: replaces both areas at once; published with the next publish. With `If-Match`, which has the ETag that
 * the parts are based on, nothing is replaced that is newer: 412, as for transactions. With `Idempotency-Key`, a repeated request
 * changes nothing. Responds with the parts and the revisions of both documents.
 */
export async function updateHeaderFooter(context: Context<AppEnv>): Promise<Response> {
  const base = baseRevs(context.req.header('if-match'));
  const { id, roles } = context.get('contributor');
  // As for navigations: a draft editor may change an area, but not replace what they have not seen.
  if (base === undefined && !may(roles, 'pages.publish')) throw new ApiError(403, MESSAGES.notAllowed);
  const record = await readJson(context, headerFooterSchema);
  const stored = await storedParts(context);
  const changed = PARTS.filter((part) => !sameJson(fieldOf(stored[part]), record[part]));
  if (changed.length === 0) return respond(context, record, { revs: revsOf(stored) });
  const transaction: Transaction = {
    id: transactionId(context.req.header('idempotency-key')),
    label: 'Update header and footer',
    base: Object.fromEntries(
      changed.map((part) => [HEADER_FOOTER_DOCS[part], (base ?? revsByPart(stored))[part]]),
    ),
    ops: changed.map((part) => operationOf(part, stored[part], record[part])),
    t: Date.now(),
  };
  const result = await context.get('tenant').site().apply(transaction, { id, roles });
  if (result.status === 200)
    return respond(context, record, { revs: { ...revsOf(stored), ...result.response.revs } });
  if (result.status !== 412)
    throw new ApiError(result.status, result.message, result.errors && { errors: result.errors });
  if (base === undefined) throw new ApiError(409, MESSAGES.tryAgain);
  const conflict: ConflictResponse = {
    error: CONFLICT,
    message: CONFLICT,
    ...result.conflict,
    revs: { ...revsOf(stored), ...result.conflict.revs },
  };
  return context.json(conflict, 412);
}

const CONFLICT = 'Another user has changed this since';

function respond(
  context: Context<AppEnv>,
  record: HeaderFooter,
  { revs }: TransactionResponse,
): Response | Promise<Response> {
  return context.json({ ...record, revs });
}

type StoredParts = Readonly<Record<Part, Doc | undefined>>;
type PartRevs = Readonly<Record<Part, number>>;

async function storedParts(context: Context<AppEnv>): Promise<StoredParts> {
  const site = context.get('tenant').site();
  const [header, footer] = await Promise.all([
    site.readDoc(HEADER_FOOTER_DOCS.header),
    site.readDoc(HEADER_FOOTER_DOCS.footer),
  ]);
  return { header, footer };
}

function revsByPart({ header, footer }: StoredParts): PartRevs {
  return { header: header?.rev ?? 0, footer: footer?.rev ?? 0 };
}

/** The revisions by document; 0 for an area that the site does not have. */
function revsOf(stored: StoredParts): TransactionResponse['revs'] {
  const { header, footer } = revsByPart(stored);
  return { [HEADER_FOOTER_DOCS.header]: header, [HEADER_FOOTER_DOCS.footer]: footer };
}

function etagOf(stored: StoredParts): string {
  const { header, footer } = revsByPart(stored);
  return `"${header}.${footer}"`;
}

function baseRevs(match: string | undefined): PartRevs | undefined {
  if (match === undefined) return undefined;
  const [, header, footer] = /^"?(\d{1,15})\.(\d{1,15})"?$/.exec(match) ?? [];
  if (header === undefined) throw new ApiError(428, 'If-Match must contain the ETag of header and footer.');
  return { header: Number(header), footer: Number(footer) };
}

function transactionId(key: string | undefined): string {
  if (key === undefined) return crypto.randomUUID();
  if (key === '' || key.length > 64) throw new ApiError(400, 'Idempotency-Key must have 1 to 64 characters.');
  return key;
}

function fieldOf(doc: Doc | undefined): BlockField {
  return blockFieldSchema.parse(doc?.body ?? {});
}

function operationOf(part: Part, stored: Doc | undefined, field: BlockField): Operation {
  const doc = HEADER_FOOTER_DOCS[part];
  return stored === undefined
    ? { doc, at: [], kind: 'insert', value: field }
    : { doc, at: ['blocks'], kind: 'set', value: field.blocks };
}

/** Of bodies with the same order of fields; another order is stored again. */
function sameJson(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
