import type { Context } from 'hono';
import {
  type BlockField,
  blockFieldSchema,
  type Doc,
  type HeaderFooter,
  headerFooterSchema,
  type Operation,
} from '../../../compiler/model/index.ts';
import { readJson } from '../../middleware/read-body.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

const KEYS = { header: 'block-field:header', footer: 'block-field:footer' } as const;
const PARTS = ['header', 'footer'] as const;

/** GET site-header-footer: an area that the site does not have is empty. */
export async function readHeaderFooter(context: Context<AppEnv>): Promise<Response> {
  const { header, footer } = await storedParts(context);
  const record: HeaderFooter = { header: fieldOf(header), footer: fieldOf(footer) };
  return context.json(record);
}

/** PUT site-header-footer: replaces both areas at once; published with the next publish. */
export async function updateHeaderFooter(context: Context<AppEnv>): Promise<Response> {
  const record = await readJson(context, headerFooterSchema);
  const { id, roles } = context.get('contributor');
  const stored = await storedParts(context);
  const changed = PARTS.filter((part) => !sameJson(fieldOf(stored[part]), record[part]));
  if (changed.length === 0) return context.json(record);
  const transaction = {
    id: crypto.randomUUID(),
    label: 'Update header and footer',
    base: Object.fromEntries(changed.map((part) => [KEYS[part], stored[part]?.rev ?? 0])),
    ops: changed.map((part) => operationOf(part, stored[part], record[part])),
    t: Date.now(),
  };
  const result = await context.get('tenant').site().apply(transaction, { id, roles });
  if (result.status === 412) throw new ApiError(409, MESSAGES.tryAgain);
  if (result.status !== 200)
    throw new ApiError(result.status, result.message, result.errors && { errors: result.errors });
  return context.json(record);
}

type Part = (typeof PARTS)[number];

async function storedParts(context: Context<AppEnv>): Promise<Readonly<Record<Part, Doc | undefined>>> {
  const site = context.get('tenant').site();
  const [header, footer] = await Promise.all([site.readDoc(KEYS.header), site.readDoc(KEYS.footer)]);
  return { header, footer };
}

function fieldOf(doc: Doc | undefined): BlockField {
  return blockFieldSchema.parse(doc?.body ?? {});
}

function operationOf(part: Part, stored: Doc | undefined, field: BlockField): Operation {
  return stored === undefined
    ? { doc: KEYS[part], at: [], kind: 'insert', value: field }
    : { doc: KEYS[part], at: ['blocks'], kind: 'set', value: field.blocks };
}

/** Of bodies with the same order of fields; another order is stored again. */
function sameJson(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
