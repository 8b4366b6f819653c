import { expect, it } from 'vitest';
import type { Doc } from '../../../../compiler/model/index.ts';
import { rebuildMessage } from './scheduled-rebuilds.ts';

function scheduled(title: string, publishOn: number, status = 'Scheduled'): Doc {
  return { key: `page:${title}`, rev: 1, updatedAt: 0, updatedBy: '', body: { title, status, publishOn } };
}

it.each([
  [
    'documents that appeared since the time of the rebuild',
    ['Autumn', 10],
    ['Winter', 20],
    'Autumn and 1 more',
  ],
  ['no earlier document', ['Autumn', 9], ['Winter', 15], 'Winter'],
  ['no later document', ['Autumn', 10], ['Winter', 21], 'Autumn'],
  ['two hundred characters of a title', ['x'.repeat(201), 10], ['Winter', 21], 'x'.repeat(200)],
] as const)('the message of a rebuild names %s', (_, [one, oneOn], [two, twoOn], expected) => {
  const live = [scheduled('Draft', 15, 'Draft'), scheduled(one, oneOn), scheduled(two, twoOn)];
  expect(rebuildMessage(live, 10, 20)).toBe(`Scheduled: ${expected}`);
});

it('the message of a rebuild names the events that have ended when nothing appeared', () => {
  const body = { title: 'Kiln day', recordType: 12, startDate: 5, endDate: 14 };
  const event: Doc = { key: 'item:kiln', rev: 1, updatedAt: 0, updatedBy: '', body };
  expect(rebuildMessage([event, scheduled('Winter', 21)], 15, 20)).toBe('Ended: Kiln day');
});
