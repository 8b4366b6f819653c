import { RECORD_TYPE } from '../../../formatters/vocabulary/content/record-type.ts';
import { numberAt, textAt } from './json-access.ts';

/** Whether the items of a collection are events. */
export function hasEvents(collection: unknown): boolean {
  return textAt(collection, 'typeName') === 'events';
}

export function isEvent(item: unknown): boolean {
  return numberAt(item, 'recordType') === RECORD_TYPE.event;
}

/** The time that lists show: when an event starts, when another post is published. Epoch milliseconds. */
export function timeOfEntry(item: unknown): number | undefined {
  return (isEvent(item) ? numberAt(item, 'startDate') : undefined) ?? numberAt(item, 'publishOn');
}
