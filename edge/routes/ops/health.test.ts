import { expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../../app.ts';
import { createTestBuildService } from '../../testing/build-service.ts';
import { testEnv } from '../../testing/release.ts';

it('health reports that nothing can be stored, with the reason', async () => {
  const { fetcher, setStorageProblem } = createTestBuildService();
  const env = { ...testEnv(), BUILD_SERVICE: fetcher };
  const health = async () => {
    const response = await createApp().fetch(new Request(`https://shop.test${API.health}`), env);
    return [response.status, await response.json()];
  };
  expect(await health()).toEqual([200, { ok: true, failed: [] }]);
  setStorageProblem('The disk is full');
  expect(await health()).toEqual([503, { ok: false, failed: ['storage'], reason: 'The disk is full' }]);
});
