import { afterEach, describe, expect, it } from 'vitest';
import { type DocKey, FIELD_TYPES, formSchema, valueAt } from '../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { createMemorySite } from '../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

const stored = (key: DocKey) => app.site.doc(key)?.body;
const contact = (...at: readonly string[]) => valueAt(stored('form:contact'), at);
const titles = () =>
  Object.values(Object(contact('fields')))
    .toSorted((one, other) => (Object(one).order < Object(other).order ? -1 : 1))
    .map((field) => Object(field).rawTitle);

async function openEditor(roles?: readonly number[]) {
  app = await openApp({ path: '/config/forms/contact?view=edit', ...(roles && { roles }) });
  await app.wait({ role: 'heading', name: 'Fields' });
}

async function addField(type: string) {
  await app.press({ role: 'button', name: 'Add field' });
  await app.press({ role: 'menuitem', name: type });
  await app.wait({ role: 'dialog', name: type });
}

describe('a site without forms', () => {
  const withoutForms = () => {
    const docs = SHOP_DOCS.filter(({ key }) => !['form:contact', 'item:plate'].includes(key));
    return createMemorySite({ docs, now: () => 0 });
  };

  it('gets a form with a name, an email and a message, and opens its editor', async () => {
    app = await openApp({ path: '/config/forms', site: withoutForms() });
    await app.press({ role: 'button', name: 'Create a form' });
    await app.press({ role: 'button', name: 'Create form' });
    await app.waitForText('Enter a name.');
    await app.type({ role: 'textbox', name: 'Form name' }, 'Boat yard');
    await app.press({ role: 'button', name: 'Create form' });
    await app.wait({ role: 'heading', name: 'Where it appears' });
    expect(app.path()).toBe('/config/forms/boat-yard?view=edit');
    await app.pass(5000);
    const form = formSchema.parse(stored('form:boat-yard'));
    expect(form).toMatchObject({ name: 'Boat yard', submitLabel: 'Send' });
    expect(Object.values(form.fields)).toMatchObject([
      { type: 'text', rawTitle: 'Name', required: true },
      { type: 'email', rawTitle: 'Email', required: true },
      { type: 'textarea', rawTitle: 'Message', required: true },
    ]);
    await app.keys({ key: 'z', ctrlKey: true });
    await app.pass(5000);
    expect(stored('form:boat-yard')).toBeUndefined();
  });

  it('offers a form only to users who may write one', async () => {
    app = await openApp({
      path: '/config/forms?add=1',
      site: withoutForms(),
      roles: [CONTRIBUTOR_ROLE['store-manager']],
    });
    await app.waitForText('No forms yet');
    expect(app.all({ role: 'button', name: /Create/ })).toEqual([]);
  });
});

describe('the fields of a form', () => {
  it('offers every type (R-EDFORM-TYPE-01)', async () => {
    await openEditor();
    await app.press({ role: 'button', name: 'Add field' });
    await app.wait({ role: 'menuitem', name: 'Text area' });
    const types = app.all({ role: 'menuitem' }).map(({ textContent }) => textContent);
    expect(types).toHaveLength(FIELD_TYPES.length);
    const named = ['Text', 'Text area', 'Email', 'Currency', 'Number', 'Website', 'Password', 'Twitter'];
    expect(types).toEqual(expect.arrayContaining(named));
  });

  it('are added, renamed, made required and given options', async () => {
    await openEditor();
    await addField('Dropdown');
    await app.type({ role: 'textbox', name: 'Label' }, 'Boat');
    await app.press({ role: 'switch', name: 'Required' });
    const options = { role: 'textbox', name: 'Options' } as const;
    await app.type(options, ' ');
    await app.waitForText('Enter at least one.');
    await app.type(options, 'Dinghy\n\n  Yawl ');
    await app.press({ role: 'button', name: 'Done' });
    await app.pass(5000);
    expect(titles()).toEqual(['Your name', 'Your request', 'Boat']);
    expect(Object.values(Object(contact('fields'))).at(-1)).toMatchObject({
      type: 'select',
      rawTitle: 'Boat',
      required: true,
      options: ['Dinghy', 'Yawl'],
    });
  });

  it('are moved and removed, and undo brings them back', async () => {
    await openEditor();
    await app.press({ role: 'button', name: 'Move Your request up' });
    await app.pass(5000);
    expect(titles()).toEqual(['Your request', 'Your name']);
    await app.press({ role: 'button', name: 'Remove Your request' });
    await app.pass(5000);
    expect(titles()).toEqual(['Your name']);
    await app.keys({ key: 'z', ctrlKey: true });
    await app.keys({ key: 'z', ctrlKey: true });
    await app.pass(5000);
    expect(titles()).toEqual(['Your name', 'Your request']);
  });

  it('cannot be changed without the permission', async () => {
    await openEditor([CONTRIBUTOR_ROLE['store-manager']]);
    expect(app.all({ role: 'button', name: /Add field|Move|Remove|Delete/ })).toEqual([]);
    expect(app.find({ role: 'textbox', name: 'Button text' }).hasAttribute('readonly')).toBe(true);
  });
});

it('shows the five groups of settings (R-EDFORM-TYPE-02)', async () => {
  await openEditor();
  const groups = app.all({ role: 'heading' }).map(({ textContent }) => textContent);
  expect(groups).toEqual(expect.arrayContaining(['Fields', 'Storage', 'Advanced', 'Captcha', 'Disclaimer']));
});

it('says where the form appears, or how to place it', async () => {
  await openEditor();
  await app.wait({ role: 'link', name: /Tide plate/ });
  await app.press({ role: 'link', name: 'Forms' });
  await app.press({ role: 'button', name: 'Create form' });
  await app.type({ role: 'textbox', name: 'Form name' }, 'Booking');
  await app.press({ role: 'button', name: 'Create form' });
  await app.waitForText('Not on a page yet.');
});

it('names the pages and products with the form before it is deleted', async () => {
  await openEditor();
  await app.press({ role: 'button', name: 'Delete' });
  await app.waitForText('It is used by: Tide plate.');
  await app.press({ role: 'button', name: 'Delete form' });
  await app.waitUntil(() => app.path() === '/config/forms');
  await app.pass(5000);
  expect(stored('form:contact')).toBeUndefined();
});

it('opens the editor for users who may not read submissions', async () => {
  app = await openApp({ path: '/config/forms/contact', roles: [CONTRIBUTOR_ROLE['draft-editor']] });
  await app.wait({ role: 'button', name: 'Add field' });
});

it('accepts only an email address for notifications', async () => {
  await openEditor();
  const field = { role: 'textbox', name: /^Notification email/ } as const;
  await app.type(field, 'ana');
  await app.waitForText('Enter an email such as hello@example.com.');
  await app.type(field, 'ana@olaria.example');
  await app.pass(5000);
  expect(contact('notifyEmail')).toBe('ana@olaria.example');
});

it('warns of a captcha without a site key', async () => {
  await openEditor();
  const warning = 'Captchas are not set up: the site has no site key.';
  expect(document.body.textContent).not.toContain(warning);
  await app.press({ role: 'switch', name: 'Ask visitors to solve a captcha' });
  await app.waitForText(warning);
});
