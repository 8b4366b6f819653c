import type { EditorApi } from '../core/api/editor-api.ts';
import type { MemoryServer, Respond } from './memory-server.ts';

interface MemorySubscribersOptions {
  readonly server: MemoryServer;
  readonly respond: Respond;
}

type SubscriberApi = Pick<
  EditorApi,
  'subscriberCounts' | 'subscribers' | 'deleteSubscriber' | 'deleteSubscribers'
>;

/** The subscribers of mailing lists, with the rules of the server. */
export function memorySubscribers({ server, respond }: MemorySubscribersOptions): SubscriberApi {
  return {
    subscriberCounts: () =>
      respond('subscriberCounts', () => {
        const confirmed = server.subscribers.filter(({ state }) => state === 'subscribed');
        const listIds = [...new Set(confirmed.map(({ listId }) => listId))];
        return {
          mailingLists: listIds.map((listId) => ({
            listId,
            count: confirmed.filter((each) => each.listId === listId).length,
          })),
        };
      }),
    subscribers: (listId, { state, search = '', order = 'desc', offset = 0, limit = 100 }) =>
      respond('subscribers', () => {
        const found = server.subscribers
          .filter((each) => each.listId === listId && each.state === state && each.email.includes(search))
          .toSorted((one, other) => (order === 'asc' ? 1 : -1) * (one.createdOn - other.createdOn));
        return { subscribers: found.slice(offset, offset + limit), total: found.length };
      }),
    deleteSubscriber: (listId, subscriberId) =>
      respond('deleteSubscriber', () => {
        server.subscribers = server.subscribers.filter(
          (each) => each.listId !== listId || each.id !== subscriberId,
        );
      }),
    deleteSubscribers: (listId) =>
      respond('deleteSubscribers', () => {
        server.subscribers = server.subscribers.filter((each) => each.listId !== listId);
      }),
  };
}
