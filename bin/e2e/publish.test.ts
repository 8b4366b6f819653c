import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it, vi } from 'vitest';
import { runQuoin } from './testing/run-quoin.ts';
import { createServedSite } from './testing/served-site.ts';
import { createTestCustomer } from './testing/test-customer.ts';

const site = createServedSite({ isPublished: true });
const { serve } = site;

function rename(title: string): void {
  site.edit<{ body: { title: string } }>('items/shop/rope.json', (rope) => {
    rope.body.title = title;
    return rope;
  });
}

async function shopTitle(origin: string): Promise<string | undefined> {
  const page = await (await fetch(`${origin}/shop/p/rope`)).text();
  return /<title>([^<&—|]+?)\s*(?:[—|&]|<)/.exec(page)?.[1];
}

it.each(inject('scale') === 'long' ? (['serve', 'dev'] as const) : (['serve'] as const))(
  'quoin %s shows the canvas with the theme of its start while a file of the theme is broken',
  async (command) => {
    const { code, err } = await runQuoin('publish', site.folder);
    expect(code, err).toBe(0);
    const { origin, signIn } = await serve(command);
    const link = signIn || (await runQuoin('sign-in', site.folder)).out.trim();
    const owner = createTestCustomer(origin);
    await owner.get(link.slice(link.indexOf('/config')));
    writeFileSync(join(site.folder, 'theme/foot.region'), '{.section title}');
    expect((await owner.get('/api/editor/v1/theme')).status).toBe(200);
  },
);

describe('quoin serve', () => {
  it('publishes, updates and rolls back the site while it is being served', async () => {
    const { origin } = await serve();
    expect(await shopTitle(origin)).toBe('Rope');
    rename('Hawser');
    expect(await shopTitle(origin)).toBe('Rope');
    const published = await runQuoin('publish', site.folder, '--message', 'Hawsers', '--json');
    expect(published.code, published.err).toBe(0);
    expect(JSON.parse(published.out)).toMatchObject({
      url: origin,
      release: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.parse(published.out).reused).toBeGreaterThan(0);
    expect(await shopTitle(origin)).toBe('Hawser');
    const list = JSON.parse((await runQuoin('releases', site.folder, '--json')).out);
    expect(list).toMatchObject([{ message: 'Hawsers', isActive: true }, { isActive: false }]);
    const back = await runQuoin('rollback', '--site', site.folder);
    expect(back.out).toBe(`${list[1].id.slice(0, 12)} is live again\n`);
    expect(await shopTitle(origin)).toBe('Rope');
    const forward = await runQuoin('rollback', list[0].id.slice(0, 12), '--site', site.folder, '--json');
    expect(JSON.parse(forward.out)).toEqual({ release: list[0].id });
    expect(await shopTitle(origin)).toBe('Hawser');
  });

  it('serves the release that was published while no server was running', async () => {
    const { code, err } = await runQuoin('publish', site.folder);
    expect(code, err).toBe(0);
    rename('Hawser');
    const { origin } = await serve();
    // Changed files are not live until they are published.
    expect(await shopTitle(origin)).toBe('Rope');
  });

  it('serves the site again after workerd or the whole process is killed', async () => {
    const first = await serve();
    await first.killWorker();
    expect(await shopTitle(first.origin)).toBe('Rope');
    expect(first.output()).toContain('The Worker exited (SIGKILL) and is restarting');
    await first.kill();
    const second = await serve();
    expect(await shopTitle(second.origin)).toBe('Rope');
  });

  it('keeps the live release when a build fails', async () => {
    const { origin } = await serve();
    site.edit<{ body: { urlId: string } }>('items/shop/rope.json', (rope) => {
      rope.body.urlId = 'anchor';
      return rope;
    });
    const { code, err } = await runQuoin('publish', site.folder);
    expect(code).toBe(1);
    expect(err).toContain('Not published; the live release is unchanged');
    expect(await shopTitle(origin)).toBe('Rope');
  });

  it('rejects a second server for the same site', async () => {
    const { origin } = await serve();
    const second = await runQuoin('serve', site.folder, '--port', '0');
    expect(second.code).toBe(1);
    expect(second.err).toContain(`is already being served at ${origin}`);
  });
});

describe('quoin dev', () => {
  it('says how long the link to the dashboard works and how to get another one', async () => {
    // As `npm run dev` and npx do.
    vi.stubEnv('npm_config_user_agent', 'npm/10.8.2 node/v20.20.0 linux x64 workspaces/false');
    const { output } = await serve('dev');
    vi.unstubAllEnvs();
    expect(output()).toContain('The dashboard link works once and expires in 10 minutes.');
    expect(output()).toContain(`To get another one: npx quoin sign-in ${site.folder}`);
  });

  it('publishes saved files and notifies open pages', async () => {
    const { origin } = await serve('dev');
    expect(await (await fetch(`${origin}/shop`)).text()).toContain('/_dev/reload.js');
    const events = await listen(origin);
    const before = await events.next();
    rename('Hawser');
    expect(await events.next()).not.toBe(before);
    expect(await shopTitle(origin)).toBe('Hawser');
    await events.close();
  });

  it('reports an error in a file, keeps the live release, and publishes once the error is fixed', async () => {
    const { origin, output } = await serve('dev');
    const events = await listen(origin);
    await events.next();
    site.edit<{ body: { structuredContent: { productType: unknown } } }>('items/shop/rope.json', (rope) => {
      rope.body.structuredContent.productType = 'rope';
      return rope;
    });
    await waitFor(() => output().includes('productType'));
    expect(await shopTitle(origin)).toBe('Rope');
    site.edit<{ body: { title: string; structuredContent: { productType: unknown } } }>(
      'items/shop/rope.json',
      (rope) => {
        rope.body.structuredContent.productType = 1;
        rope.body.title = 'Repaired';
        return rope;
      },
    );
    await events.next();
    expect(await shopTitle(origin)).toBe('Repaired');
    await events.close();
  });
});

/** Listens to the release events that open pages receive. */
async function listen(origin: string) {
  const controller = new AbortController();
  const { body } = await fetch(`${origin}/_dev/events`, { signal: controller.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    next: async (): Promise<string> => {
      const { value = '' } = (await reader?.read()) ?? {};
      return value;
    },
    close: async () => {
      controller.abort();
      await reader?.closed.catch(() => {});
    },
  };
}

async function waitFor(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}
