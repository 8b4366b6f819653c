import { expect, test } from 'vitest';
import { closePageAfterEach, find, openPage, settle } from '../testing/open-page.ts';
import { openFieldsDialog } from './fields-dialog.ts';

const FORM = `<body><button id="opener"></button>
  <form data-form-id="engraving"><h2>Engraving</h2><button type="submit">Save</button><button type="button">Cancel</button></form>`;

closePageAfterEach();

/** Submits the form, then cancels it if it is still open. Returns what the dialog returns. */
async function submitThenCancel(save: () => Promise<unknown>): Promise<string | undefined> {
  const { page } = await openPage(FORM, {
    prepare: (network) => network.reply('/api/rest/forms/validate/engraving', { json: {} }),
  });
  const form = find<HTMLFormElement>('form');
  const values = openFieldsDialog(form, { opener: find('#opener'), page, save });
  find('form [type=submit]').click();
  await settle();
  form.querySelector<HTMLElement>('[type=button]')?.click();
  return values;
}

test('the form of a product returns its values once they are saved', async () => {
  expect(await submitThenCancel(async () => undefined)).toBe('{}');
});

test('the form of a product returns nothing when it is canceled after a save that failed', async () => {
  expect(await submitThenCancel(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(undefined);
});
