// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/index.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

it('who may only look at products is offered nothing that would be refused', async () => {
  app = await openApp({ path: '/config/store/products/plate', roles: [CONTRIBUTOR_ROLE.viewer] });
  const name = await app.wait({ role: 'textbox', name: 'Name' });
  expect(name).toHaveProperty('readOnly', true);
  for (const offer of [/^Add /, /^Remove/, /^Delete/])
    expect(app.all({ role: 'button', name: offer }).map(({ textContent }) => textContent)).toEqual([]);
  expect(app.all({ role: 'textbox', name: /^Add / })).toEqual([]);
});
