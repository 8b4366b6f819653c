import { hasEvents } from '../../core/model/events.ts';

/** The area whose permissions apply to what a collection contains. The collection itself is content in any case. */
export function areaOfEntries(collection: unknown): 'content' | 'events' {
  return hasEvents(collection) ? 'events' : 'content';
}
