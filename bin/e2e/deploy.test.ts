import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type AccountState,
  installRecordedWrangler,
  type RecordedWrangler,
} from '../deploying/testing/recorded-wrangler.ts';
import { openDataFolder } from '../serving/data/data-folder.ts';
import { startDeployedWorker } from '../testing/cloudflare-worker.ts';
import { runQuoin } from './testing/run-quoin.ts';
import { createTestCustomer } from './testing/test-customer.ts';

let site: string;
let wrangler: RecordedWrangler;
let worker: Awaited<ReturnType<typeof startDeployedWorker>> | undefined;

/** An address at which no Worker responds yet. */
let parked: Server;
let account: AccountState;

beforeEach(async () => {
  parked = createServer((_, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => parked.listen(0, '127.0.0.1', resolve));
  const target = `http://127.0.0.1:${(parked.address() as AddressInfo).port}`;
  account = { signedIn: true, hasBucket: false, secrets: undefined, target };
  site = mkdtempSync(join(tmpdir(), 'quoin-deploy-'));
  cpSync('fixtures/sites/harbour', site, { recursive: true });
  wrangler = installRecordedWrangler(site);
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await new Promise((resolve) => parked.close(resolve));
  rmSync(site, { recursive: true });
});

const data = () => join(site, '.quoin/deploy/production');
const deploy = (...args: readonly string[]) => runQuoin('deploy', site, ...args);

/** Starts what was deployed, with the secrets that were uploaded. Returns its URL. */
async function startDeployed(secrets: Readonly<Record<string, string>>): Promise<string> {
  worker = await startDeployedWorker(join(data(), 'wrangler.json'), secrets);
  return worker.origin;
}

it('creates the bucket and the secrets once, and links to the dashboard that it deployed', async () => {
  wrangler.set(account);
  const first = await deploy('--json');
  expect(first.code, first.err).toBe(0);
  const { worker: name, url, secrets, assets } = JSON.parse(first.out);
  expect({ url, secrets }).toEqual({ url: account.target, secrets: ['MASTER_SECRET', 'ADMIN_TOKEN'] });
  expect(assets).toBeGreaterThan(100);
  const commands = wrangler.commands();
  expect(commands.map(({ args }) => args.join(' '))).toEqual([
    'whoami --json',
    `r2 bucket info ${name}-releases`,
    `secret list --name ${name} --format json`,
    `r2 bucket create ${name}-releases`,
    'deploy --secrets-file',
  ]);
  const uploaded = commands.at(-1)?.secrets ?? {};
  expect(Object.keys(uploaded)).toEqual(secrets);
  expect(statSync(join(data(), 'secrets.json')).mode & 0o077).toBe(0);
  expect(readdirSync(data()).filter((file) => file.startsWith('upload.'))).toEqual([]);

  const target = await startDeployed(uploaded);
  wrangler.set({ ...account, hasBucket: true, secrets, target });
  const second = await deploy();
  expect(second.code, second.err).toBe(0);
  const repeated = wrangler.commands();
  expect(repeated.map(({ args }) => args[0])).toEqual(['whoami', 'r2', 'secret', 'deploy']);
  expect(repeated.at(-1)?.secrets).toBeUndefined();
  for (const secret of Object.values(uploaded))
    expect(first.out + first.err + second.out + second.err).not.toContain(secret);
  const releases = await runQuoin('releases', site, '--to', 'cloudflare', '--json');
  expect([releases.code, releases.out.trim()], releases.err).toEqual([0, '[]']);
  const link = /http:\S+key=\S+/.exec(second.out)?.[0] ?? '';
  const owner = createTestCustomer(target);
  const signedIn = await owner.get(link.slice(target.length));
  expect(signedIn.status).toBe(303);
  const dashboard = await (await owner.get('/config')).text();
  const script = /src="(\/config\/_app\/[^"]+\.js)"/.exec(dashboard)?.[1] ?? '';
  expect((await owner.get(script)).status).toBe(200);
});

it('a site that was served here keeps its secret, so that links in emails work after a move', async () => {
  const { secrets: local } = openDataFolder(join(site, '.quoin'));
  wrangler.set(account);
  expect((await deploy()).code).toBe(0);
  const uploaded = wrangler.commands().at(-1)?.secrets;
  expect(uploaded?.MASTER_SECRET).toBe(local.masterSecret);
  expect(uploaded?.ADMIN_TOKEN).not.toBe(local.adminToken);
});

it('a rotation uploads new secrets and the previous ones, the same ones again if the upload failed', async () => {
  wrangler.set(account);
  expect((await deploy()).code).toBe(0);
  const before = wrangler.commands().at(-1)?.secrets ?? {};
  const deployed = { ...account, hasBucket: true, secrets: Object.keys(before) };
  const rotate = (...args: readonly string[]) =>
    runQuoin('rotate-secrets', site, '--to', 'cloudflare', ...args);
  wrangler.set({ ...deployed, error: 'Authentication error [code: 10000]' });
  expect((await rotate()).code).toBe(1);
  const failed = wrangler.commands().at(-1)?.secrets;
  expect((await rotate('--drop-previous')).err).toContain('did not reach the Worker');
  wrangler.set(deployed);
  const { code, out, err } = await rotate();
  expect(code, err).toBe(0);
  const rotated = wrangler.commands().at(-1)?.secrets ?? {};
  expect(rotated).toEqual(failed);
  expect(rotated).toMatchObject({
    MASTER_SECRET_PREVIOUS: before.MASTER_SECRET,
    ADMIN_TOKEN_PREVIOUS: before.ADMIN_TOKEN,
  });
  expect(rotated.MASTER_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(rotated.MASTER_SECRET).not.toBe(before.MASTER_SECRET);
  for (const secret of Object.values(rotated)) expect(out + err).not.toContain(secret);

  wrangler.set({ ...deployed, target: await startDeployed(rotated) });
  expect((await deploy()).out).toContain('Sign in to the dashboard');
  expect(wrangler.commands().at(-1)?.secrets).toBeUndefined();
  expect((await rotate('--drop-previous')).code).toBe(0);
  expect(wrangler.commands().at(-1)?.secrets).toEqual({
    ...rotated,
    MASTER_SECRET_PREVIOUS: '',
    ADMIN_TOKEN_PREVIOUS: '',
  });
});

it('a machine without the secrets cannot replace them', async () => {
  wrangler.set(account);
  const { code, err } = await runQuoin('rotate-secrets', site, '--to', 'cloudflare');
  expect([code, err]).toEqual([1, expect.stringContaining('use the machine that deployed it first')]);
  const unknown = await runQuoin('rotate-secrets', site, '--to', 'https://shop.example');
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('expected cloudflare')]);
});

it.each<[string, Partial<AccountState>, string]>([
  ['without an account', { signedIn: false }, 'Not signed in to Cloudflare'],
  [
    'without permission',
    { error: 'Authentication error [code: 10000]' },
    'Authentication error [code: 10000]',
  ],
])('fails %s, and says why', async (_what, state, message) => {
  wrangler.set({ ...account, ...state });
  const { code, err } = await deploy();
  expect([code, err]).toEqual([1, expect.stringContaining(message)]);
  expect(existsSync(data()) && readdirSync(data()).some((file) => file.startsWith('upload.'))).toBe(false);
});

it('a dry run checks everything with Wrangler itself, without an account, and creates no secret', async () => {
  rmSync(join(site, 'node_modules'), { recursive: true });
  const { code, out, err } = await deploy('--dry-run', '--json');
  expect(code, err).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    env: 'production',
    url: null,
    secrets: ['MASTER_SECRET', 'ADMIN_TOKEN'],
  });
  expect(existsSync(join(data(), 'dry-run/worker.js'))).toBe(true);
  expect(existsSync(join(data(), 'secrets.json'))).toBe(false);
});
