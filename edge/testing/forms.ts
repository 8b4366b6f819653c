import { type EdgeForm, type Form, formSchema } from '../../compiler/model/index.ts';
import { API, pathTo } from '../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../formatters/vocabulary/site/contributor-role.ts';
import { createApp } from '../app.ts';
import type { Env } from '../platform/env.ts';
import { SHARDS } from '../platform/remote/object-names.ts';
import { listSubmissions } from '../routes/editor/store/submission-shards.ts';
import { createTenant } from '../tenancy/tenant.ts';
import { type Browser, createBrowser } from './browser.ts';
import { publishRelease, testEnv } from './release.ts';

export const contact = form({
  name: 'Write to\r\nus',
  notifyEmail: 'studio@olaria.test',
  fields: {
    email: { order: 'a', type: 'email', rawTitle: 'Email', required: true },
    message: { order: 'b', type: 'textarea', rawTitle: 'Message', maxLength: 20 },
    secret: { order: 'c', type: 'password', rawTitle: 'Secret' },
    from: { order: 'd', type: 'hidden', rawTitle: 'src' },
    phone: { order: 'e', type: 'phone', rawTitle: 'Phone' },
    when: { order: 'f', type: 'date', rawTitle: 'When' },
    topics: { order: 'g', type: 'checkbox', rawTitle: 'Topics', options: ['Plates', 'Mugs'] },
    head: { order: 'h', type: 'section', rawTitle: 'More' },
  },
});

export const poll = form({ name: 'Poll', successRedirect: '/thanks', fields: {} });

/** A release built by other means may have any redirect. */
const unsafe: EdgeForm = { ...poll, successRedirect: 'javascript:alert(1)' };

export const newsletter = form({
  name: 'Newsletter',
  fields: { email: { order: 'a', type: 'email', rawTitle: 'Email', required: true } },
});

export const guarded = form({ name: 'Guarded', captchaEnabled: true, fields: {} });

export const FIELD_VALUES = { email: 'ana@example.com', message: ' Bom dia ', phone: ['555', '123', '4567'] };

/** Publishes a site with the forms above. */
export async function publishForms(): Promise<void> {
  await publishRelease({
    files: { 'index.html': '<!doctype html><title>Home</title>' },
    edgeData: {
      forms: { contact, poll, unsafe, newsletter, guarded },
      website: {
        id: 'shop',
        title: 'Olaria',
        language: 'en',
        timeZone: 'UTC',
        needsConsent: false,
        captchaSiteKey: 'k',
      },
    },
  });
}

export function form(fields: Pick<Form, 'name'> & Record<string, unknown>): EdgeForm {
  return { ...formSchema.parse(fields), submissionMarkup: '<p><strong>Thank you!</strong></p>' };
}

export function page(fields: object = {}) {
  return {
    formId: 'contact',
    pageTitle: 'Contact',
    pageId: 'p1',
    contentSource: 'c',
    pagePath: '/contact',
    ...fields,
  };
}

export async function newVisitor() {
  const browser = createBrowser();
  await browser.get('/');
  return browser;
}

export type Visitor = Awaited<ReturnType<typeof newVisitor>>;

export async function newKey(visitor: Visitor): Promise<string> {
  const response = await visitor.json('POST', API.formKey, undefined);
  const { key } = (await response.json()) as { key: string };
  return key;
}

export async function send(visitor: Visitor, fieldValues: unknown, fields: object = {}) {
  const body = { ...page(), form: JSON.stringify(fieldValues), key: await newKey(visitor), ...fields };
  return visitor.json('POST', API.formSave, body);
}

/** The same Worker with other settings. */
export function ask(
  visitor: Visitor,
  path: string,
  body: unknown,
  { env = {}, headers = {} }: { env?: Partial<Env> & object; headers?: object },
) {
  const request = new Request(`https://shop.test${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...visitor.headers(), 'content-type': 'application/json', ...headers },
  });
  return createApp().fetch(request, { ...testEnv(), ...env });
}

export const tenant = () => createTenant(testEnv(), 'shop');

export const stored = async (formId = 'contact') =>
  (await listSubmissions(tenant(), { formId, limit: 50 })).submissions;

export const newest = async () => (await stored())[0];

/** Emails about submissions, newest first. */
export async function emails() {
  const shards = Array.from({ length: SHARDS.forms }, (_, shard) => tenant().forms(shard));
  const lists = await Promise.all(shards.map((shard) => shard.listOutbox({ limit: 500 })));
  return lists.flat().toSorted((one, other) => other.createdOn - one.createdOn);
}

export async function signedIn(role: number = CONTRIBUTOR_ROLE.admin): Promise<Browser> {
  const browser = createBrowser();
  await browser.get(`/config?key=${await tenant().account().createSignInKey('shop', role)}`);
  return browser;
}

export function submissionPath(submissionId: string): string {
  return pathTo('editorSubmission', { formId: 'contact', submissionId });
}

export function jsonOf(fieldValues: unknown): string {
  return JSON.stringify(
    page({ form: JSON.stringify(fieldValues, (_, value) => (typeof value === 'bigint' ? 1 : value)) }),
  );
}
