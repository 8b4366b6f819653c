import { expect, it } from 'vitest';
import { createRouter } from './endpoints.ts';
import { limitOf } from './page-limit.ts';

const app = createRouter();
app.get('/', (context) => context.json(limitOf(context)));

it.each([
  ['', 100],
  ['?limit=1', 1],
  ['?limit=100', 100],
  ['?limit=101', 100],
  ['?limit=0', 100],
  ['?limit=-1', 100],
  ['?limit=1.5', 100],
  ['?limit=x', 100],
])('a list with the query %j has at most %i entries', async (query, limit) => {
  expect(await (await app.request(`/${query}`)).json()).toBe(limit);
});
