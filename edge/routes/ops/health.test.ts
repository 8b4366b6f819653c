import { runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../../app.ts';
import { OBJECT_NAMES } from '../../platform/remote/object-names.ts';
import { createTestBuildService } from '../../testing/build-service.ts';
import { testEnv } from '../../testing/release.ts';

it('health reports that nothing can be stored, with the reason', async () => {
  const { fetcher, setStorageProblem } = createTestBuildService();
  const env = { BUILD_SERVICE: fetcher };
  expect(await health(env)).toEqual([200, { ok: true, failed: [] }]);
  setStorageProblem('The disk is full');
  expect(await health(env)).toEqual([503, { ok: false, failed: ['storage'], reason: 'The disk is full' }]);
});

it.each(['site', 'account', 'store', 'forms'])(
  'health fails when the %s object does not respond',
  async (name) => {
    const binding = name.toUpperCase() as 'SITE' | 'ACCOUNT' | 'STORE' | 'FORMS';
    const idFromName = () => {
      throw new Error('The object does not respond.');
    };
    const namespace = { ...testEnv()[binding], idFromName, getByName: idFromName };
    expect(await health({ [binding]: namespace })).toEqual([503, { ok: false, failed: [name] }]);
  },
);

it('health fails when the object of accounts responds but cannot write', async () => {
  const { ACCOUNT } = testEnv();
  const run = (statement: string) =>
    runInDurableObject(ACCOUNT.get(ACCOUNT.idFromName(OBJECT_NAMES.account())), (_object, { storage }) => {
      storage.sql.exec(statement);
    });
  expect(await health()).toEqual([200, { ok: true, failed: [] }]);
  await run("CREATE TRIGGER full BEFORE UPDATE ON _schema BEGIN SELECT RAISE(ABORT, 'disk is full'); END");
  try {
    expect(await health()).toEqual([503, { ok: false, failed: ['account'] }]);
  } finally {
    await run('DROP TRIGGER full');
  }
  expect(await health()).toEqual([200, { ok: true, failed: [] }]);
});

async function health(bindings: object = {}) {
  const env = { ...testEnv(), ...bindings };
  const response = await createApp().fetch(new Request(`https://shop.test${API.health}`), env);
  return [response.status, await response.json()];
}
