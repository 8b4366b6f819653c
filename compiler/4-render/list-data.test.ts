import { expect, it } from 'vitest';
import { eventLists } from './list-data.ts';

const event = (id: string, startDate: number, endDate?: number) => ({
  id,
  recordType: 12,
  startDate,
  endDate,
});

it('an event is past once it has ended; without an end, once it has started', () => {
  const events = [event('running', 1, 20), event('ends', 1, 10), event('ended', 1, 9), event('starts', 10)];
  const { upcoming, past } = eventLists(events, { now: () => 10 });
  const ids = (list: unknown) => (list as readonly { readonly id: string }[]).map(({ id }) => id);
  expect(ids(upcoming)).toEqual(['running', 'ends', 'starts']);
  expect(ids(past)).toEqual(['ended']);
});

it('the next event is the first of those to come, the latest the first of the past', () => {
  const events = [event('d', 40), event('b', 2), event('c', 30), event('a', 1)];
  expect(eventLists(events, { now: () => 10 })).toMatchObject({
    upcoming: [{ id: 'c' }, { id: 'd' }],
    past: [{ id: 'b' }, { id: 'a' }],
  });
});

it('a list without events does not depend on the time', () => {
  const now = () => {
    throw new Error('The time was read.');
  };
  expect(eventLists([{ recordType: 1, startDate: 1 }], { now })).toEqual({});
});
