import { afterEach, describe, expect, it } from 'vitest';
import { type Doc, formSchema, mailingListSchema, valueAt } from '../../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import { createMemorySite } from '../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

const button = (name: string | RegExp) => ({ role: 'button', name }) as const;
const text = (name: string) => ({ role: 'textbox', name }) as const;
const optIn = { role: 'switch', name: 'Double opt-in' } as const;
const list = (id: string, name: string, more: object = {}): Doc => ({
  key: `mailing-list:${id}`,
  rev: 1,
  updatedAt: 1,
  updatedBy: 'owner',
  body: { name, doubleOptIn: true, ...more },
});
const LISTS = [list('news', 'News'), list('sale', 'Sale', { doubleOptIn: false })];

async function openEditor(lists: readonly Doc[] = LISTS, roles?: readonly number[]) {
  const site = createMemorySite({ docs: [...SHOP_DOCS, ...lists], now: () => 0 });
  app = await openApp({ path: '/config/forms/contact?view=edit', site, ...(roles && { roles }) });
  await app.wait({ role: 'region', name: 'Mailing list' });
}

async function stored() {
  await app.pass(5000);
  return valueAt(app.site.doc('form:contact')?.body, ['mailingList']);
}

async function choose(name: string) {
  await app.press(button(/List$/));
  await app.press({ role: 'option', name });
}

async function connect(name = 'News') {
  await app.press(button('Connect'));
  await choose(name);
  await app.press(button('Connect'));
}

const cardText = () => app.find({ role: 'region', name: 'Mailing list' }).textContent ?? '';

describe('the mailing list of a form', () => {
  it('R-MAIL-DLG-01: is connected and disconnected', async () => {
    await openEditor();
    await connect();
    await app.wait(button('Done'));
    expect(await stored()).toBeDefined();
    await app.press(button('Disconnect'));
    await app.wait(button('Connect'));
    expect(await stored()).toBeUndefined();
  });

  it('R-MAIL-DLG-02: is the chosen list', async () => {
    await openEditor();
    await connect('Sale');
    expect(await stored()).toEqual({ listId: 'sale' });
    await choose('News');
    expect(await stored()).toEqual({ listId: 'news' });
  });

  it('R-MAIL-DLG-03: has a double opt-in setting', async () => {
    await openEditor();
    await connect();
    await app.press(optIn);
    expect(await stored()).toEqual({ listId: 'news', doubleOptIn: false });
    await app.press(optIn);
    expect(await stored()).toEqual({ listId: 'news', doubleOptIn: true });
  });

  it('has the double opt-in of its list until it is changed', async () => {
    await openEditor();
    await connect('Sale');
    expect((await app.wait(optIn)).matches(':checked')).toBe(false);
    await choose('News');
    expect((await app.wait(optIn)).matches(':checked')).toBe(true);
  });

  it('R-MAIL-STATE-01: is shown as connected or disconnected, each with its action', async () => {
    await openEditor();
    expect(cardText()).toContain('Disconnected');
    expect(cardText()).toContain('Connect');
    await connect();
    await app.press(button('Done'));
    await app.waitForText('Connected: News');
    expect(cardText()).not.toContain('Disconnected');
    expect(cardText()).toContain('Change');
  });

  it('R-MAIL-MSG-01: must be selected', async () => {
    await openEditor();
    await app.press(button('Connect'));
    await app.wait(button(/List$/));
    await app.press(button('Connect'));
    await app.waitForText('A List must be selected');
  });

  it('R-MAIL-ERR-01: cannot be selected without lists', async () => {
    await openEditor([]);
    await app.press(button('Connect'));
    const { textContent } = await app.wait({ role: 'dialog', name: 'Mailing list' });
    expect(textContent).toContain("You don't have any mailing lists. Please create one before continuing");
    expect(app.all(button('Connect')).filter((each) => each.closest('[role=dialog]'))).toEqual([]);
  });
});

describe('a new mailing list', () => {
  it('is created in the dialog, selected and connected', async () => {
    await openEditor([]);
    await app.press(button('Connect'));
    await app.press(button('Create list'));
    await app.waitForText('Enter a name.');
    await app.type(text('List name'), 'Kiln news');
    await app.press(optIn);
    await app.press(button('Create list'));
    await app.wait(button(/^Kiln news/));
    await app.press(button('Connect'));
    expect(await stored()).toEqual({ listId: 'kiln-news' });
    const created = app.site.doc('mailing-list:kiln-news')?.body;
    expect(mailingListSchema.parse(created)).toEqual({ name: 'Kiln news', doubleOptIn: false });
    expect(formSchema.safeParse(app.site.doc('form:contact')?.body).success).toBe(true);
  });

  it('R-MAIL-MSG-02: needs a valid email', async () => {
    await openEditor([]);
    await app.press(button('Connect'));
    await app.type(text('Contact email'), 'x');
    await app.waitForText('Please enter a valid email');
  });

  it('is not created with an invalid email', async () => {
    await openEditor([]);
    await app.press(button('Connect'));
    await app.type(text('Contact email'), 'x');
    await app.type(text('List name'), 'Kiln news');
    await app.press(button('Create list'));
    expect(app.all(button(/^Kiln news/))).toEqual([]);
    await app.type(text('Contact email'), 'ana@olaria.example');
    await app.press(button('Create list'));
    await app.wait(button(/^Kiln news/));
    await app.pass(5000);
    expect(app.site.doc('mailing-list:kiln-news')?.body).toMatchObject({
      contactEmail: 'ana@olaria.example',
    });
  });
});

it('a form without an email field is reported', async () => {
  await openEditor();
  await app.press(button('Connect'));
  await app.waitForText('Add an email field to the form');
});

it('the connection is shown to users who may not change the form', async () => {
  const docs = SHOP_DOCS.map((doc) =>
    doc.key === 'form:contact'
      ? { ...doc, body: { ...Object(doc.body), mailingList: { listId: 'news' } } }
      : doc,
  );
  const site = createMemorySite({ docs: [...docs, ...LISTS], now: () => 0 });
  const roles = [CONTRIBUTOR_ROLE['store-manager']];
  app = await openApp({ path: '/config/forms/contact?view=edit', site, roles });
  await app.waitForText('Connected: News');
  expect(app.all(button(/Change|Connect/))).toEqual([]);
});
