import { expect, it } from 'vitest';
import { CONTRIBUTOR_ROLE } from '../../formatters/vocabulary/site/contributor-role.ts';
import { createTenant } from '../tenancy/tenant.ts';
import { createBrowser } from '../testing/browser.ts';
import { EDITOR_API } from '../testing/editor.ts';
import { testEnv } from '../testing/release.ts';

const TEXT = 'Salt;2';

it('an interrupted upload leaves no file in the bucket, and its name is free for the next one', async () => {
  const owner = createBrowser();
  const key = await createTenant(testEnv(), 'shop').account().createSignInKey('shop', CONTRIBUTOR_ROLE.admin);
  await owner.get(`/config?key=${key}`);
  const upload = (length: number) =>
    owner.get(`${EDITOR_API}/assets?filename=prices.csv`, {
      method: 'POST',
      body: TEXT,
      headers: { ...owner.headers(), 'content-length': String(length) },
    });
  const half = await upload(TEXT.length * 2);
  expect([half.status, await half.json()]).toMatchObject([
    400,
    { message: 'File upload failed to complete' },
  ]);
  expect((await testEnv().R2?.list({ prefix: 'uploads/' }))?.objects.map(({ key: path }) => path)).toEqual(
    [],
  );
  const whole = await upload(TEXT.length);
  expect([whole.status, await whole.json()]).toMatchObject([
    200,
    { doc: { body: { filename: 'prices.csv' } } },
  ]);
});
