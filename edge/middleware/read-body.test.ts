import { expect, it } from 'vitest';
import { z } from 'zod';
import { createRouter } from './endpoints.ts';
import { handleErrors } from './errors.ts';
import { readJson, readJsonOrForm } from './read-body.ts';

const app = createRouter();
app.onError(handleErrors);
app.post('/api/json', async (context) => context.json(await readJson(context, z.unknown())));
app.post('/api/fields', async (context) => context.json(await readJsonOrForm(context, z.unknown())));

function post(path: string, body: string, type = 'application/json'): Promise<Response> {
  return Promise.resolve(app.request(path, { method: 'POST', body, headers: { 'content-type': type } }));
}

/** Lists in lists. */
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

it.each([
  ['/api/json', 65, 200],
  ['/api/json', 66, 400],
  ['/api/fields', 9, 200],
  ['/api/fields', 10, 400],
])('%s responds to %i nested lists with %i', async (path, levels, status) => {
  expect((await post(path, nested(levels))).status).toBe(status);
});

it('fields of an own form are separate from those of the endpoint', async () => {
  const body = 'itemId=mug&field.name=Ana&field.name=Rui';
  expect(await (await post('/api/fields', body, 'application/x-www-form-urlencoded')).json()).toEqual({
    fields: { itemId: 'mug' },
    isForm: true,
    formEntries: [
      ['field.name', 'Ana'],
      ['field.name', 'Rui'],
    ],
  });
});

it.each([
  ['application/json', '{"crumb":"c","a":"b"}'],
  ['application/x-www-form-urlencoded', 'crumb=c&a=b'],
])('the crumb in a body of %s is no field', async (type, body) => {
  expect(await (await post('/api/fields', body, type)).json()).toMatchObject({ fields: { a: 'b' } });
});
