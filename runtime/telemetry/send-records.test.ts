import { expect, test, vi } from 'vitest';
import { stubNetwork } from '../testing/network.ts';
import { closePageAfterEach } from '../testing/open-page.ts';
import { sendRecords } from './send-records.ts';

closePageAfterEach();

test('a single record is sent, however large it is', () => {
  const { sent } = stubNetwork();
  sendRecords([{ text: 'x'.repeat(60_000) }]);
  expect(sent.map(({ via }) => via)).toEqual(['beacon']);
});

test('records without beacons are plain text, as in a beacon', () => {
  const { sent } = stubNetwork();
  vi.mocked(navigator.sendBeacon).mockReturnValue(false);
  const setHeader = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
  sendRecords([{}]);
  expect(sent.map(({ via, path }) => [via, path])).toEqual([['xhr', '/api/1/performance/records']]);
  expect(setHeader).toHaveBeenCalledWith('content-type', 'text/plain');
});

test('records that are too large for one beacon are sent in several', () => {
  const { sent } = stubNetwork();
  const record = { text: 'x'.repeat(20_000) };
  sendRecords([record, record, record]);
  expect(sent.map(({ body }) => (body as readonly object[]).length)).toEqual([2, 1]);
});
