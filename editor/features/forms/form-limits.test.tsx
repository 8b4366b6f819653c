import { afterEach, it } from 'vitest';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

async function openEditor() {
  app = await openApp({ path: '/config/forms/contact?view=edit' });
  await app.wait({ role: 'heading', name: 'Fields' });
}

it.each(['Form name', 'Button text'])('the schema limits the length of %s', async (name) => {
  await openEditor();
  await app.type({ role: 'textbox', name }, 'x'.repeat(201));
  await app.waitForText('Use at most 200 characters.');
});

it.each([
  ['Use at most 1,000 characters.', 'x'.repeat(1001)],
  ['Use at most 200 entries.', Array.from({ length: 201 }, (_, index) => `Boat ${index}`).join('\n')],
])('the schema limits options: %s', async (message, typed) => {
  await openEditor();
  await app.press({ role: 'button', name: 'Add field' });
  await app.press({ role: 'menuitem', name: 'Dropdown' });
  await app.type({ role: 'textbox', name: 'Options' }, typed);
  await app.waitForText(message);
});
