import { z } from 'zod';
import { docKeySchema, type TransactionResponse, transactionSchema } from '../../../compiler/model/index.ts';
import { CENSUS_KINDS, type EditorCensusResponse } from '../../../formatters/vocabulary/api/census.ts';
import type { EditorMe, EditorPasswordState } from '../../../formatters/vocabulary/api/editor/account.ts';
import type { EditorAuditResponse } from '../../../formatters/vocabulary/api/editor/audit.ts';
import type { EditorChangesResponse } from '../../../formatters/vocabulary/api/editor/changes.ts';
import type {
  EditorDocsResponse,
  EditorDocumentResponse,
  EditorSiteResponse,
} from '../../../formatters/vocabulary/api/editor/documents.ts';
import type { EditorFormsResponse } from '../../../formatters/vocabulary/api/editor/forms.ts';
import type { EditorInventoryResponse } from '../../../formatters/vocabulary/api/editor/inventory.ts';
import type {
  EditorOrderResponse,
  EditorOrdersResponse,
} from '../../../formatters/vocabulary/api/editor/orders.ts';
import type { EditorOutboxResponse } from '../../../formatters/vocabulary/api/editor/outbox.ts';
import type {
  EditorCheckResponse,
  EditorPublishResponse,
} from '../../../formatters/vocabulary/api/editor/publishing.ts';
import type { EditorReleasesResponse } from '../../../formatters/vocabulary/api/editor/releases.ts';
import type { EmailFailure } from '../../../formatters/vocabulary/api/emails.ts';
import type {
  FieldErrors,
  FormKeyResponse,
  SubmissionsResponse,
} from '../../../formatters/vocabulary/api/forms.ts';
import type { MemberLoginResponse } from '../../../formatters/vocabulary/api/member.ts';
import type { EditorOrderSummaryResponse } from '../../../formatters/vocabulary/api/order-list.ts';
import type { RestockList, RestockSendResponse } from '../../../formatters/vocabulary/api/restock.ts';
import { storedOrderSchema } from '../../domain/stored-order-schema.ts';
import type { Endpoint } from '../../middleware/endpoints.ts';

/** The key of an endpoint: `get editorMe`. */
export type EndpointKey = `${Endpoint['method']} ${Endpoint['name']}`;

const time = z.int();
const count = z.int().min(0);
const text = z.string();
const empty = z.strictObject({});
const numbers = z.record(text, z.int());
const pages = { hasNextPage: z.boolean(), nextPageCursor: text.exactOptional() };

const emailFailure: z.ZodType<EmailFailure> = z.strictObject({ reason: text, retryOn: time.exactOptional() });

const session: z.ZodType<MemberLoginResponse> = z.strictObject({ xsrfToken: text.min(1) });

const formKey: z.ZodType<FormKeyResponse> = z.strictObject({ key: text.min(1) });

const fieldErrors: z.ZodType<FieldErrors> = z.record(text, text);

const restockList: z.ZodType<RestockList> = z.strictObject({
  signUps: z
    .array(
      z.strictObject({
        id: text,
        productId: text,
        variantId: text,
        siteVisitorEmail: text,
        isJoinMailingList: z.boolean(),
        language: text.exactOptional(),
        createdOn: time,
        notifiedOn: time.exactOptional(),
        isRetained: z.boolean().exactOptional(),
        failure: emailFailure.exactOptional(),
      }),
    )
    .exactOptional(),
  signUpGroups: z
    .array(
      z.strictObject({
        productId: text,
        variantId: text,
        count,
        notifiedCount: count,
        retainedCount: count.exactOptional(),
        failedCount: count.exactOptional(),
        latestOn: time,
      }),
    )
    .exactOptional(),
  ...pages,
  isAutomatic: z.boolean().exactOptional(),
});

const restockSend: z.ZodType<RestockSendResponse> = z.strictObject({
  notified: count,
  isRetained: z.boolean().exactOptional(),
});

const me: z.ZodType<EditorMe> = z.strictObject({
  id: text,
  email: text,
  name: text,
  roles: z.array(z.int()),
});

const passwordState: z.ZodType<EditorPasswordState> = z.strictObject({ isSet: z.boolean() });

const doc = z.strictObject({
  key: docKeySchema,
  rev: z.int().min(1),
  updatedAt: time,
  updatedBy: text,
  body: z.unknown(),
});

const documentResponse: z.ZodType<EditorDocumentResponse> = z.strictObject({ doc });

const docs: z.ZodType<EditorDocsResponse> = z.strictObject({
  docs: z.array(doc),
  remaining: z.array(docKeySchema),
});

const site: z.ZodType<EditorSiteResponse> = z.strictObject({
  websiteId: text,
  siteUrl: text,
  docs: z.array(doc.extend({ isSummary: z.literal(true).exactOptional() })),
  canPublish: z.boolean(),
  maxUploadBytes: count,
});

const applied: z.ZodType<TransactionResponse> = z.strictObject({ revs: numbers });

const changes: z.ZodType<EditorChangesResponse> = z.strictObject({
  changes: z.array(
    z.strictObject({
      key: text,
      title: text.exactOptional(),
      kind: z.enum(['new', 'changed', 'deleted']),
      rev: count,
      releasedRev: count,
      liveUrlId: text.exactOptional(),
      labels: z.array(text),
      updatedAt: time,
      updatedBy: text,
    }),
  ),
});

const problems = z.array(
  z.strictObject({
    code: text,
    severity: z.enum(['error', 'warning', 'info']),
    message: text,
    hint: text.exactOptional(),
    location: z
      .strictObject({ file: text, line: z.int(), column: z.int(), key: text.exactOptional() })
      .exactOptional(),
  }),
);

const published: z.ZodType<EditorPublishResponse | EditorCheckResponse> = z.union([
  z.strictObject({ releaseId: text, problems }),
  z.strictObject({ problems }),
]);

const releases: z.ZodType<EditorReleasesResponse> = z.strictObject({
  releases: z.array(
    z.strictObject({
      id: text,
      createdOn: time,
      createdBy: text,
      message: text,
      isActive: z.boolean(),
      docs: numbers,
    }),
  ),
});

const inventory: z.ZodType<EditorInventoryResponse> = z.strictObject({
  stock: z.array(
    z.strictObject({
      productId: text,
      variantId: text,
      sku: text,
      title: text,
      qtyInStock: z.int(),
      unlimited: z.boolean(),
      isSellable: z.boolean(),
    }),
  ),
});

const orders: z.ZodType<EditorOrdersResponse> = z.strictObject({
  orders: z.array(storedOrderSchema),
  total: count,
  ...pages,
});

const order: z.ZodType<EditorOrderResponse> = z.strictObject({
  order: storedOrderSchema,
  isEmailRetained: z.boolean().exactOptional(),
  emailFailure: emailFailure.exactOptional(),
});

const orderCount = z.strictObject({ count, testCount: count });

const orderSummary: z.ZodType<EditorOrderSummaryResponse> = z.strictObject({
  timeZone: text,
  days: z.array(text),
  sales: z.array(z.strictObject({ currency: text, count, cents: z.int(), dailyCents: z.array(z.int()) })),
  toShip: orderCount,
  toComplete: orderCount,
  refundDueCount: count,
});

const forms: z.ZodType<EditorFormsResponse> = z.strictObject({
  forms: z.array(z.strictObject({ formId: text, newCount: count })),
});

// cspell:ignore answers
const submissions: z.ZodType<SubmissionsResponse> = z.strictObject({
  submissions: z.array(
    z.strictObject({
      id: text,
      formId: text,
      createdOn: time,
      answers: z.record(text, z.unknown()),
      pageTitle: text,
      pagePath: text,
      isSpam: z.boolean(),
      spamReasons: z.array(text),
    }),
  ),
  total: count,
  ...pages,
});

const outbox: z.ZodType<EditorOutboxResponse> = z.strictObject({
  messages: z.array(
    z.strictObject({
      id: text,
      to: text,
      subject: text,
      text,
      createdOn: time,
      sentOn: time.exactOptional(),
      attempts: count,
      lastError: text.exactOptional(),
      position: z.int(),
      kind: z.literal('mail'),
      state: z.enum(['retained', 'pending', 'sent', 'failed']),
    }),
  ),
  ...pages,
});

const audit: z.ZodType<EditorAuditResponse> = z.strictObject({
  lines: z.array(
    z.strictObject({
      id: z.int(),
      at: time,
      actor: text,
      actorName: text.exactOptional(),
      kind: z.enum(['stock', 'price', 'order', 'incident']),
      itemId: text,
      sku: text,
      detail: text,
    }),
  ),
  ...pages,
});

const kind = z.enum(CENSUS_KINDS);
const moments = z.array(z.strictObject({ startOn: time, views: count }));

const census: z.ZodType<EditorCensusResponse> = z.strictObject({
  from: text,
  to: text,
  days: z.array(z.strictObject({ day: text, counts: z.partialRecord(kind, count) })),
  hours: moments,
  minutes: moments,
  names: z.partialRecord(kind, z.array(z.strictObject({ name: text, count }))),
  speed: z.array(
    z.strictObject({
      path: text,
      metric: z.enum(['fcp', 'lcp', 'cls', 'fid', 'inp']),
      count,
      p75: z.number(),
      good: count,
      needsImprovement: count,
      poor: count,
    }),
  ),
  errors: z.array(
    z.strictObject({
      message: text,
      place: text,
      stack: text,
      pagePath: text,
      count,
      firstOn: time,
      lastOn: time,
    }),
  ),
});

/**
 * JSON bodies of successful responses (200), for endpoints that do not name a schema themselves. Typed as the contracts
 * that clients share; strict, so that a response with more or other fields fails the fuzzer.
 */
export const SUCCESS_BODIES: Readonly<Partial<Record<EndpointKey, z.ZodType>>> = {
  'post formKey': formKey,
  'post formSave': empty,
  'post formValidate': fieldErrors,
  'patch editorSubmission': z.strictObject({ id: text, isSpam: z.boolean() }),
  'delete editorSubmission': z.strictObject({ id: text }),
  'post restockSignUp': empty,
  'post restock': empty,
  'get restock': restockList,
  'get restockGroups': restockList,
  'post restockSend': restockSend,
  'post restockSendAll': restockSend,
  'post session': session,
  'delete session': session,
  'post account': session,
  'post login': session,
  'post logout': session,
  'post locale': empty,
  'post passwordReset': empty,
  'put passwordReset': empty,
  'get editorMe': me,
  'get editorPassword': passwordState,
  'put editorPassword': empty,
  'get editorSite': site,
  'get editorDoc': documentResponse,
  'post editorDocs': docs,
  'patch editorDoc': applied,
  'post editorTransactions': applied,
  'get editorChanges': changes,
  'post editorAssets': documentResponse,
  'get editorTheme': z.looseObject({ theme: z.looseObject({}) }),
  'post editorPublish': published,
  'get editorReleases': releases,
  'post editorRollback': releases,
  'get editorInventory': inventory,
  'put editorInventory': inventory,
  'get editorOrders': orders,
  'get editorOrderSummary': orderSummary,
  'get editorOrder': order,
  'patch editorOrder': order,
  'get editorSubmissions': submissions,
  'get editorForms': forms,
  'put editorFormSeen': empty,
  'get editorOutbox': outbox,
  'get editorAudit': audit,
  'get editorCensus': census,
};

const conflictFields = { error: text, message: text };

/** Bodies of rejections with more than the fields of all errors. */
export const REJECTION_BODIES: Readonly<Partial<Record<`${EndpointKey} ${number}`, z.ZodType>>> = {
  'patch editorDoc 412': z.strictObject({
    ...conflictFields,
    revs: numbers,
    transactions: z.array(transactionSchema),
  }),
  'post editorTransactions 412': z.strictObject({
    ...conflictFields,
    revs: numbers,
    transactions: z.array(transactionSchema),
  }),
  'post editorPublish 422': z.strictObject({ ...conflictFields, problems }),
  'put editorInventory 409': z.strictObject({
    ...conflictFields,
    stock: z.array(z.looseObject({ sku: text })).exactOptional(),
  }),
};
