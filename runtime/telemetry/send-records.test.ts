import { expect, test } from 'vitest';
import { stubNetwork } from '../testing/network.ts';
import { closePageAfterEach } from '../testing/open-page.ts';
import { sendRecords } from './send-records.ts';

closePageAfterEach();

test('records that are too large for one beacon are sent in several', () => {
  const { sent } = stubNetwork();
  const record = { text: 'x'.repeat(20_000) };
  sendRecords([record, record, record]);
  expect(sent.map(({ body }) => (body as readonly object[]).length)).toEqual([2, 1]);
});
