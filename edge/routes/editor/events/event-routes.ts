import { READ } from '../../../middleware/dashboard-endpoint.ts';
import type { EndpointRoute } from '../../../middleware/endpoints.ts';
import { watchDocs } from './events.ts';

export const EVENT_ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...READ,
      name: 'editorEvents',
      summary: 'Changes of documents as server-sent events',
      query: { revision: 'Site revision that the client has: the id of the last event' },
      headers: { 'last-event-id': 'The same, sent by browsers that reconnect' },
      responses: {
        200: 'Stream of events: `docs` with the `revs` of changed documents (0: deleted), `beat` as a sign of life, `end` when the session has ended or its roles have changed',
      },
    },
    watchDocs,
  ],
];
