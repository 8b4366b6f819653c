import { z } from 'zod';
import type {
  SubscriberCountsResponse,
  SubscribersResponse,
} from '../../../../formatters/vocabulary/api/mailing-lists.ts';
import type { EndpointBodies } from './endpoint-bodies.ts';
import { count, empty, text, time } from './fields.ts';

const counts: z.ZodType<SubscriberCountsResponse> = z.strictObject({
  mailingLists: z.array(z.strictObject({ listId: text, count })),
});

const subscribers: z.ZodType<SubscribersResponse> = z.strictObject({
  subscribers: z.array(z.strictObject({ id: text, email: text, createdOn: time, formId: text })),
  total: count,
});

export const MAILING_LIST_BODIES = {
  'get editorMailingLists': counts,
  'get editorSubscribers': subscribers,
  'delete editorSubscriber': z.strictObject({ id: text }),
  'delete editorSubscribers': empty,
} satisfies EndpointBodies;
