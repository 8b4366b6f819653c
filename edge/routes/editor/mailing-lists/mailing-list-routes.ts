import { SUBSCRIBER_STATES } from '../../../../formatters/vocabulary/api/mailing-lists.ts';
import { requireAction } from '../../../middleware/contributor.ts';
import { requireCrumb } from '../../../middleware/crumb.ts';
import { READ, WRITE } from '../../../middleware/dashboard-endpoint.ts';
import type { EndpointRoute } from '../../../middleware/endpoints.ts';
import { LIST_QUERY_DOCS } from '../../../middleware/list-query.ts';
import {
  countAll,
  deleteSubscriber,
  deleteSubscribers,
  exportSubscribers,
  listSubscribers,
} from './subscribers.ts';

const MAY_READ = requireAction('submissions.read');
const MAY_WRITE = [requireCrumb, requireAction('submissions.write')] as const;

/** Subscribers of mailing lists; the lists themselves are documents. */
export const MAILING_LIST_ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...READ,
      name: 'editorMailingLists',
      summary: 'Numbers of subscribers by mailing list',
      responses: { 200: 'SubscriberCountsResponse' },
    },
    MAY_READ,
    countAll,
  ],
  [
    {
      ...READ,
      name: 'editorSubscribers',
      summary: 'Subscribers of a mailing list, newest first',
      query: { ...LIST_QUERY_DOCS, state: SUBSCRIBER_STATES.join(', ') },
      responses: { 200: 'SubscribersResponse' },
    },
    MAY_READ,
    listSubscribers,
  ],
  [
    {
      ...READ,
      name: 'editorSubscriberFile',
      summary: 'All subscribers of a mailing list as CSV, oldest first, without unconfirmed ones',
      responses: { 200: 'CSV file' },
    },
    MAY_READ,
    exportSubscribers,
  ],
  [
    {
      ...WRITE,
      name: 'editorSubscriber',
      method: 'delete',
      summary: 'Deletes a subscriber and the emails to it',
      responses: { 200: '{id}', 404: 'Subscriber not found' },
    },
    ...MAY_WRITE,
    deleteSubscriber,
  ],
  [
    {
      ...WRITE,
      name: 'editorSubscribers',
      method: 'delete',
      summary: 'Deletes all subscribers of a mailing list; no one can join it until the next publish',
      responses: { 200: '{}' },
    },
    ...MAY_WRITE,
    deleteSubscribers,
  ],
];
