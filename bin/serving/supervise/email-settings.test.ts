import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEmailSettings } from './email-settings.ts';

const OLARIA = fileURLToPath(new URL('../../../fixtures/sites/olaria', import.meta.url));
const MAIL_URL = 'https://mail.example/send';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-mail-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('sends emails from MAIL_FROM, or else from the site’s contact email', () => {
  const MAIL_FROM = 'Shop <shop@olaria.example>';
  expect(readEmailSettings({ MAIL_URL, MAIL_FROM, MAIL_TOKEN: 'token' }, OLARIA)).toEqual({
    sender: { url: MAIL_URL, from: MAIL_FROM, token: 'token' },
    message: 'Emails are sent as Shop <shop@olaria.example> through mail.example',
  });
  expect(readEmailSettings({ MAIL_URL }, OLARIA).sender).toEqual({
    url: MAIL_URL,
    from: '"Olaria" <ola@olaria.example>',
  });
});

it('escapes the site title in the sender name', () => {
  const website = { siteTitle: 'Cups, "pots"\r\nBcc: x@example.com', contactEmail: 'a@olaria.example' };
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ body: { website } }));
  expect(readEmailSettings({ MAIL_URL }, folder).sender?.from).toBe(
    '"Cups, potsBcc: x@example.com" <a@olaria.example>',
  );
});

it.each([
  [{}, 'Set MAIL_URL'],
  [{ MAIL_FROM: 'a@b.example', MAIL_TOKEN: 'token' }, 'Set MAIL_URL'],
  [{ MAIL_URL }, 'Set MAIL_FROM'],
])('names the missing setting: %j', (environment, missing) => {
  writeFileSync(join(folder, 'site.json'), '{');
  const { sender, message } = readEmailSettings(environment, folder);
  expect([sender, message]).toEqual([undefined, expect.stringContaining(missing)]);
});

it.each(['mail.example', 'smtp://mail.example', 'file:///etc/passwd', 'http://'])(
  'rejects the URL %s',
  (url) => {
    expect(() => readEmailSettings({ MAIL_URL: url }, OLARIA)).toThrow(/Invalid URL: MAIL_URL/);
  },
);
