import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { createTenant } from '../../tenancy/tenant.ts';
import { createBrowser } from '../../testing/browser.ts';
import { FIELD_VALUES, newKey, newVisitor, publishForms, send, stored } from '../../testing/forms.ts';
import { testEnv } from '../../testing/release.ts';

beforeAll(publishForms);

describe('the form key', () => {
  it('is requested without a body (R-EFORM-API-03)', async () => {
    expect((await createBrowser().get(API.formKey, { method: 'POST' })).status).toBe(200);
  });

  it('is returned as key', async () => {
    const response = await createBrowser().get(API.formKey, { method: 'POST' });
    expect(await response.json()).toEqual({ key: expect.stringMatching(/^[0-7][\w-]{22}~\w+\.[\w-]{43}$/) });
  });

  it('is valid for ten minutes, on its own site only (R-EFORM-API-05)', async () => {
    const visitor = await newVisitor();
    const signed = (siteId: string, age: number, purpose = 'form-key', pad = 'A') =>
      createTenant(testEnv(), siteId).keys.sign(
        purpose,
        `3${pad.repeat(22)}~${(Date.now() - age).toString(36)}`,
      );
    const bad = [
      await signed('shop', 601_000),
      await signed('shop', -120_000),
      await signed('other', 0),
      await signed('shop', 0, 'crumb'),
      '',
      'x.y',
      '~.',
    ];
    for (const key of bad) {
      const response = await send(visitor, FIELD_VALUES, { key });
      expect([key, response.status]).toEqual([key, 400]);
      expect(await response.json()).toMatchObject({
        error: 'Error processing form submission. Please reload and try again.',
      });
    }
    expect((await send(visitor, FIELD_VALUES, { key: await signed('shop', 570_000) })).status).toBe(200);
    // The clock of another machine may be ahead.
    const ahead = { key: await signed('shop', -59_000, 'form-key', 'B') };
    expect((await send(visitor, FIELD_VALUES, ahead)).status).toBe(200);
  });

  it('stores one submission: a retry returns the same result, other values are rejected (R-EFORM-API-05)', async () => {
    const visitor = await newVisitor();
    const key = await newKey(visitor);
    const before = (await stored()).length;
    const responses = await Promise.all([1, 2, 3].map(() => send(visitor, FIELD_VALUES, { key })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = await send(visitor, { ...FIELD_VALUES, message: 'Other' }, { key });
    expect(other.status).toBe(400);
    expect(await stored()).toHaveLength(before + 1);
  });
});
