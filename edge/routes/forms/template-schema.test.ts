import { describe, expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { askWorker } from '../../testing/browser.ts';
import { templateSchemaSchema } from './template-schema.ts';

const ask = (query: string) => askWorker(`https://shop.test${API.templateSchema}${query}`);

describe('the schema of a form', () => {
  it('is JSON (R-ECOM-API-07)', async () => {
    const response = await ask('?type=form');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await response.json()).toMatchObject({
      type: 'object',
      properties: { captcha: { properties: { captchaTheme: { enum: ['light', 'dark'] } } } },
    });
  });

  it('has five field sets; other types are unknown (R-ECOM-API-08)', async () => {
    const { properties } = templateSchemaSchema.parse(await (await ask('?type=form')).json());
    const found = Object.entries(properties as Record<string, { readonly properties: object }>);
    expect(found.map(([name, fieldset]) => [name, ...Object.keys(fieldset.properties)])).toEqual([
      ['build', 'name', 'fields', 'submitLabel'],
      ['storage', 'notifyEmail', 'mailingList'],
      ['advanced', 'submissionMessage', 'submissionHTML', 'successRedirect'],
      ['captcha', 'captchaEnabled', 'captchaTheme', 'captchaAlignment'],
      ['disclaimer', 'disclaimerMessage'],
    ]);
    for (const query of ['', '?type=gallery', '?type=__proto__']) expect((await ask(query)).status).toBe(404);
  });
});
