import type { MailingList } from '../../compiler/model/index.ts';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import type { Browser } from './browser.ts';
import { emails, form, newVisitor, page, send } from './forms.ts';
import { publishRelease } from './release.ts';

const newsletter = {
  name: 'Newsletter',
  fields: {
    name: { order: 'a', type: 'text', rawTitle: 'Name' },
    email: { order: 'b', type: 'email', rawTitle: 'Email', required: true },
    second: { order: 'c', type: 'email', rawTitle: 'Second email' },
  },
};

export const LISTS: Readonly<Record<string, MailingList>> = {
  news: { name: 'Kiln news', doubleOptIn: true, contactEmail: 'post@olaria.test' },
  sale: { name: 'Sales', doubleOptIn: false },
};

/** Publishes a site whose forms are named for what they do; returns the id of the release. */
export function publishLists(
  mailingLists = LISTS,
  title = 'Olaria',
  baseUrl = 'https://shop.test',
): Promise<string> {
  const forms = {
    confirmed: form({ ...newsletter, mailingList: { listId: 'news' } }),
    'at-once': form({ ...newsletter, mailingList: { listId: 'news', doubleOptIn: false } }),
    sale: form({ ...newsletter, mailingList: { listId: 'sale' } }),
    elsewhere: form({ ...newsletter, mailingList: { listId: 'gone' } }),
    plain: form(newsletter),
  };
  const website = { id: 'shop', title, language: 'en', timeZone: 'UTC', needsConsent: false };
  return publishRelease({
    files: { 'index.html': '<!doctype html><title>Home</title>' },
    edgeData: { forms, mailingLists, website: { ...website, baseUrl } },
  });
}

/** Submits a form as a new visitor. */
export async function signUp(email: string, formId = 'confirmed', fields: object = {}): Promise<Response> {
  return send(await newVisitor(), { email, ...fields }, page({ formId }));
}

/** Emails to an address, newest first. */
export async function emailsTo(address: string) {
  return (await emails()).filter(({ to }) => to === address);
}

/** The paths of the links of the newest email to an address. */
export async function linksTo(address: string): Promise<{ confirm: string; end: string }> {
  const text = (await emailsTo(address))[0]?.text ?? '';
  const pathAfter = (path: string) =>
    new RegExp(`https://shop\\.test(${path}\\?token=\\S+)`).exec(text)?.[1] ?? '';
  return { confirm: pathAfter(API.subscriptionConfirm), end: pathAfter(API.subscriptionEnd) };
}

/** Presses the button of the page of a link. */
export async function pressButton(link: string, browser?: Browser): Promise<Response> {
  const visitor = browser ?? (await newVisitor());
  const html = await (await visitor.get(link)).text();
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
  const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
  return visitor.form(action, { token });
}
