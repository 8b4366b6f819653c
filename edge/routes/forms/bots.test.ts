import { beforeAll, describe, expect, it } from 'vitest';
import { HONEYPOT_FIELD } from '../../../formatters/vocabulary/api/forms.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { createBrowser } from '../../testing/browser.ts';
import {
  ask,
  emails,
  FIELD_VALUES,
  guarded,
  newest,
  newKey,
  newVisitor,
  page,
  publishForms,
  send,
  signedIn,
  stored,
  submissionPath,
} from '../../testing/forms.ts';
import { publishRelease } from '../../testing/release.ts';

beforeAll(publishForms);

describe('bots', () => {
  it.each([
    ['the trap', { [HONEYPOT_FIELD]: 'x' }, ['trap']],
    ['the trap, in no time at all', { [HONEYPOT_FIELD]: 'x', filledInMs: 0 }, ['trap']],
  ])(
    'detected by %s are stored as spam, and the owner is notified only after they are unmarked',
    async (_, fields, spamReasons) => {
      const emailsBefore = (await emails()).length;
      const visitor = await newVisitor();
      expect((await send(visitor, FIELD_VALUES, fields)).status).toBe(200);
      const id = (await newest())?.id ?? '';
      expect(await newest()).toMatchObject({ isSpam: true, spamReasons });
      expect(await emails()).toHaveLength(emailsBefore);
      const owner = await signedIn();
      for (const isSpam of [false, true, false]) {
        const response = await owner.json('PATCH', submissionPath(id), { isSpam });
        expect([response.status, await response.json()]).toEqual([200, { id, isSpam }]);
      }
      expect(await newest()).toMatchObject({ isSpam: false, spamReasons: [] });
      expect(await emails()).toHaveLength(emailsBefore + 1);
    },
  );

  it('are not detected by speed: browsers fill in forms, and no page measures it', async () => {
    const visitor = await newVisitor();
    expect((await send(visitor, FIELD_VALUES, { filledInMs: 0 })).status).toBe(200);
    expect(await newest()).toMatchObject({ isSpam: false, spamReasons: [] });
  });

  it('are not assumed when the form has no honeypot, or an empty one', async () => {
    for (const trap of [null, '']) {
      const visitor = await newVisitor();
      expect((await send(visitor, FIELD_VALUES, { [HONEYPOT_FIELD]: trap })).status).toBe(200);
      expect(await newest()).toMatchObject({ isSpam: false });
    }
  });

  describe('where the form has a captcha', () => {
    const env = { BOT_CHECK_URL: 'test' };

    async function post(captchaKey: string | undefined, key?: string): Promise<Response> {
      const visitor = await newVisitor();
      const fields = { formId: 'guarded', form: '{}', key: key ?? (await newKey(visitor)), captchaKey };
      return ask(visitor, API.formSave, page(fields), { env });
    }

    it.each([undefined, '', 'x'])('are rejected with %j as the token (R-EFORM-API-09)', async (token) => {
      const response = await post(token);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        error: 'Unable to submit form. Please try again later.',
      });
    });

    it('need a score of one half, for an action of forms (R-EFORM-API-16)', async () => {
      expect((await post('test:FORM_BLOCK_SUBMISSION:0.49')).status).toBe(401);
      expect((await post('test:PRODUCT_WAITLIST_SUBMISSION:0.9')).status).toBe(401);
      expect((await post('test:FORM_BLOCK_SUBMISSION:0.5')).status).toBe(200);
    });

    it.each([
      ['forms (R-EFORM-API-10)', 'FORM_BLOCK_SUBMISSION'],
      ['newsletters (R-EFORM-API-11)', 'NEWSLETTER_BLOCK_SUBMISSION'],
      ['popups (R-EFORM-API-13)', 'PROMO_POPUP_SUBMISSION'],
    ])('may have a token of %s', async (_, action) => {
      expect((await post(`test:${action}:0.9`)).status).toBe(200);
    });

    it('may retry after a lost response: the provider does not accept its token again', async () => {
      const key = await newKey(await newVisitor());
      expect((await post('test:FORM_BLOCK_SUBMISSION:0.9', key)).status).toBe(200);
      const before = (await stored('guarded')).length;
      expect((await post('used up', key)).status).toBe(200);
      expect(await stored('guarded')).toHaveLength(before);
    });

    it('are rejected if no provider can verify their tokens', async () => {
      const before = (await stored('guarded')).length;
      const fields = { formId: 'guarded', captchaKey: 'made up' };
      expect((await send(await newVisitor(), {}, fields)).status).toBe(401);
      expect(await stored('guarded')).toHaveLength(before);
    });
  });

  it('are not checked without a site key', async () => {
    await publishRelease({ edgeData: { forms: { guarded } } }, 'other');
    const visitor = createBrowser('other.test');
    await visitor.json('POST', API.formSave, {});
    expect((await send(visitor, {}, { formId: 'guarded' })).status).toBe(200);
  });
});
