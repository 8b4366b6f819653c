import { expect, it } from 'vitest';
import { areaOfEntries } from './area-of-entries.ts';

it('is that of events for an events page, and content for other collections', () => {
  expect(areaOfEntries({ type: 1, typeName: 'events' })).toBe('events');
  expect(areaOfEntries({ type: 1, typeName: 'blog' })).toBe('content');
});
