import { expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { askWorker } from '../../testing/browser.ts';

it('the id of a session recording is a text (R-ECOM-API-09)', async () => {
  const response = await askWorker(`https://shop.test${API.recordingId}`);
  expect([response.status, typeof (await response.json())]).toEqual([200, 'string']);
});

it('visitors without consent have no id of a session recording (R-ECOM-API-10)', async () => {
  const response = await askWorker(`https://shop.test${API.recordingId}`);
  expect([response.status, await response.json()]).toEqual([200, '']);
});
