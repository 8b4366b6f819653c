import { z } from 'zod';
import type { EditorAuditResponse } from '../../../../formatters/vocabulary/api/editor/audit.ts';
import type { EditorOutboxResponse } from '../../../../formatters/vocabulary/api/editor/outbox.ts';
import type { EndpointBodies } from './endpoint-bodies.ts';
import { count, pages, text, time } from './fields.ts';

const outbox: z.ZodType<EditorOutboxResponse> = z.strictObject({
  messages: z.array(
    z.strictObject({
      id: text,
      to: text,
      subject: text,
      text,
      headers: z.record(text, text).exactOptional(),
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

export const LOG_BODIES = {
  'get editorOutbox': outbox,
  'get editorAudit': audit,
} satisfies EndpointBodies;
