import type { DocKey, Operation } from '../../../compiler/model/index.ts';
import { numberAt } from '../../core/model/json-access.ts';
import type { Command } from '../../core/operations/changes/change.ts';

export interface EventDates {
  /** Epoch milliseconds. The end moves with it: the event takes as long as before. */
  readonly start?: number;
  /** Epoch milliseconds; undefined removes the end. */
  readonly end?: number | undefined;
}

export interface EventDatesChange extends EventDates {
  readonly doc: DocKey;
  /** "Edit date". */
  readonly label: string;
}

/** Changes when an event takes place, in one step: it never ends before it starts. */
export function setEventDates({ doc, label, start, ...change }: EventDatesChange): Command {
  return (bodies) => {
    const body = bodies.get(doc);
    const storedStart = numberAt(body, 'startDate');
    const storedEnd = numberAt(body, 'endDate');
    const ops: Operation[] = [];
    const set = (field: string, value: number | undefined, stored: number | undefined) => {
      if (value === stored) return;
      ops.push(
        value === undefined ? { doc, at: [field], kind: 'unset' } : { doc, at: [field], kind: 'set', value },
      );
    };
    if (body !== undefined && start !== undefined) {
      set('startDate', start, storedStart);
      if (storedStart !== undefined && storedEnd !== undefined)
        set('endDate', storedEnd + start - storedStart, storedEnd);
    }
    if (body !== undefined && 'end' in change) set('endDate', change.end, storedEnd);
    return { label, key: `${doc}/dates`, ops };
  };
}
