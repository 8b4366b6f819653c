import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { runQuoin } from './testing/run-quoin.ts';
import { createServedSite } from './testing/served-site.ts';
import { fillCart } from './testing/test-customer.ts';

const site = createServedSite({ isPublished: true });
const WAIT = { timeout: 120_000, interval: 50 };

interface ReceivedEmail {
  readonly authorization: string | undefined;
  readonly id: string | string[] | undefined;
  readonly body: Readonly<Record<string, string>>;
}

let provider: Server;
let emails: ReceivedEmail[];

beforeEach(async () => {
  emails = [];
  provider = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const { authorization, 'idempotency-key': id } = request.headers;
    emails.push({ authorization, id, body: JSON.parse(text) });
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const name of ['MAIL_URL', 'MAIL_TOKEN', 'MAIL_FROM']) delete process.env[name];
  await new Promise((resolve) => provider.close(resolve));
});

describe('email delivery', () => {
  it('sends emails to the provider that the environment variables set', async () => {
    const { port } = provider.address() as AddressInfo;
    process.env.MAIL_URL = `http://127.0.0.1:${port}/send`;
    process.env.MAIL_TOKEN = 'token of the provider';
    process.env.MAIL_FROM = 'Harbour <shop@harbour.example>';
    const { origin, output } = await site.serve('serve', '--test-payments');
    expect(output()).toContain(
      `Emails are sent as Harbour <shop@harbour.example> through 127.0.0.1:${port}\n`,
    );
    expect(output()).not.toContain('Checkout is disabled');
    const cart = await fillCart(origin, 'ana@example.com', { itemId: 'item-rope', sku: 'ROPE-10' });
    expect((await cart.order()).message).toBeUndefined();
    await vi.waitFor(() => expect(emails).not.toEqual([]), WAIT);
    expect(emails[0]).toMatchObject({
      authorization: 'Bearer token of the provider',
      id: expect.stringMatching(/./),
      body: { from: 'Harbour <shop@harbour.example>', to: 'ana@example.com' },
    });
  });

  it('reports a missing email provider, disabled checkout and an invalid MAIL_URL', async () => {
    const { output } = await site.serve('serve');
    expect(output()).toMatch(/^Emails are not sent: no email provider is set up\. Set MAIL_URL/m);
    expect(output()).toMatch(/^Checkout is disabled.+--test-payments/m);
    process.env.MAIL_URL = 'mail.example';
    const result = await runQuoin('serve', site.folder, '--port', '0');
    expect([result.code, result.err]).toEqual([2, expect.stringContaining('MAIL_URL is mail.example')]);
  });
});

describe('the data folder', () => {
  it.each(inject('scale') === 'long' ? (['serve', 'dev'] as const) : (['dev'] as const))(
    'is deleted while the site is being served: quoin %s reports it once and exits',
    async (command) => {
      const { output, exitCode } = await site.serve(command);
      const before = output();
      renameSync(join(site.folder, '.quoin'), join(dirname(site.folder), 'moved'));
      // A file is saved at the same moment.
      rename('Hawser');
      expect(await exitCode).toBe(1);
      expect(output().slice(before.length)).toMatch(/^\S+\.quoin was deleted or moved while .+\n$/);
      expect(readdirSync(site.folder)).not.toContain('.quoin');
    },
  );
});

describe('quoin dev', () => {
  it('publishes theme changes made while it was stopped when it starts, and only once', async () => {
    const first = await site.serve('dev');
    await first.stop();
    const foot = join(site.folder, 'theme/foot.region');
    writeFileSync(foot, readFileSync(foot, 'utf8').replace('</body>', '<p>Changed</p></body>'));
    const second = await site.serve('dev');
    expect(second.output()).toContain('Published changes made while the site was not being served\n');
    expect(await (await fetch(second.origin)).text()).toContain('<p>Changed</p>');
    const releases = async () => JSON.parse((await runQuoin('releases', site.folder, '--json')).out);
    const list = await releases();
    expect(list).toHaveLength(2);
    await second.stop();
    const third = await site.serve('dev');
    expect(third.output()).not.toMatch(/Built|Published changes/);
    expect(await releases()).toEqual(list);
    await third.stop();
    // A change that does not affect the output keeps the message and time of the release.
    writeFileSync(join(site.folder, 'theme/notes.txt'), 'Notes');
    const fourth = await site.serve('dev');
    expect(fourth.output()).not.toContain('Published changes');
    expect(await releases()).toEqual(list);
  });

  it('names the file that has an error and reports when it is fixed', async () => {
    const { output, origin } = await site.serve('dev');
    const before = output().length;
    const edit = (urlId: string) =>
      site.edit<{ body: { urlId: string } }>('items/shop/anchor.json', (item) => ({
        ...item,
        body: { ...item.body, urlId },
      }));
    edit('rope');
    await vi.waitFor(() => expect(output()).toContain('Build failed with 1 error'), WAIT);
    expect(output().slice(before)).toMatch(/items\/shop\/(anchor|rope)\.json:\d+/);
    edit('anchor');
    await vi.waitFor(
      () => expect(output()).toMatch(/Build failed[\s\S]*Built in \d+ ms with 4 warnings/),
      WAIT,
    );
    expect((await fetch(`${origin}/shop/p/anchor`)).status).toBe(200);
    expect(output().slice(before)).not.toMatch(/Built in \d+ ms\n/);
  });
});

function rename(title: string): void {
  site.edit<{ body: { title: string } }>('items/shop/rope.json', (rope) => ({
    ...rope,
    body: { ...rope.body, title },
  }));
}
