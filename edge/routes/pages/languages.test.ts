// Texts in German. cspell:ignore Danke preise Kontakt Thema Teller Becher Nachricht Geschützt gesperrt Ungültig Pflichtfeld Zurück Wort
import { beforeAll, expect, it } from 'vitest';
import type { EdgeForm, EdgeTranslation } from '../../../compiler/model/index.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { FIELD_NAME_PREFIX } from '../../../formatters/vocabulary/rules/form/field-rule.ts';
import { STORED_PASSWORD } from '../../testing/accounts.ts';
import { askWorker, createBrowser } from '../../testing/browser.ts';
import { emails, form, newVisitor, page, stored } from '../../testing/forms.ts';
import { publishRelease } from '../../testing/release.ts';

const topic = { order: 'a', type: 'radio', rawTitle: 'Topic', options: ['Plates', 'Mugs'], required: true };
const contact = form({ name: 'Contact', notifyEmail: 'studio@olaria.test', fields: { topic } });
const translatedTopic = { ...topic, rawTitle: 'Thema', optionTexts: { Plates: 'Teller' } };
const translated: EdgeForm = {
  ...form({ name: 'Kontakt', fields: { topic: translatedTopic } }),
  submissionMarkup: '<p>Danke</p>',
};
const german: EdgeTranslation = {
  ...{ shippingNames: {}, taxNames: {}, products: {}, mailingLists: {} },
  forms: { contact: translated },
  texts: {
    lockScreenTitle: 'Geschützt',
    formInvalid: 'Ungültig',
    fieldRequired: 'Pflichtfeld',
    backToThePage: 'Zurück',
  },
};
const shell = (code: string) =>
  `<!doctype html><html lang="${code}"><title>x</title><main><!--quoin:main--></main></html>`;

beforeAll(() =>
  publishRelease({
    files: {
      'index.html': 'home',
      '_shells/message.html': shell('en'),
      '_shells/lock-screen.html': shell('en'),
      'de/_shells/message.html': shell('de'),
      'de/_shells/lock-screen.html': shell('de'),
    },
    edgeData: {
      forms: { contact },
      languages: { de: {} },
      translations: { de: german },
    },
    protected: [
      {
        password: STORED_PASSWORD,
        files: { 'prices/index.html': 'prices', 'de/prices/index.html': 'preise' },
      },
    ],
  }),
);

async function submit(values: Readonly<Record<string, string>>): Promise<string> {
  const visitor = await newVisitor();
  const fields = Object.entries(values).map(([id, value]) => [FIELD_NAME_PREFIX + id, value]);
  const response = await askWorker(`https://shop.test${API.formSave}`, {
    method: 'POST',
    headers: { ...visitor.headers(), referer: 'https://shop.test/de/kontakt' },
    body: new URLSearchParams({ ...page({ pagePath: '/de/kontakt' }), ...Object.fromEntries(fields) }),
  });
  return response.text();
}

it('the pages after a form without scripts are in the language of its page', async () => {
  const rejected = await submit({});
  expect(rejected).toContain('<html lang="de">');
  expect(rejected).toContain('<h1>Kontakt</h1>');
  expect(rejected).toMatch(/value="Plates"> Teller<\/label>.*value="Mugs"> Mugs<\/label>/);
  expect(await submit({ topic: 'Plates' })).toContain('<p>Danke</p>');
});

it('a submission in another language is stored and sent to the owner in the primary one', async () => {
  await submit({ topic: 'Mugs' });
  const [submission] = await stored('contact');
  expect(JSON.stringify(submission)).toContain('"topic":"Mugs"');
  expect((await emails())[0]?.text).toContain('Topic: Mugs');
});

it('the lock screen of a page is in the language of its path', async () => {
  const lockScreenAt = async (path: string) => (await createBrowser().get(path)).text();
  const locked = await lockScreenAt('/de/prices');
  expect(locked).toContain('<html lang="de">');
  expect(locked).toContain('<h1>Geschützt</h1>');
  expect(locked).not.toContain('preise');
  expect(await lockScreenAt('/prices')).toContain('<h1>Protected page</h1>');
});
