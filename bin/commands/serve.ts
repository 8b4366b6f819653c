import { resolve } from 'node:path';
import { readBotCheck } from '../checking/read-bot-check.ts';
import { defineCommand } from '../input/command.ts';
import { dataPath, siteFolder } from '../input/find-site.ts';
import { programCommand } from '../input/package-manager.ts';
import { readPort } from '../input/read-port.ts';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';
import { printMoved } from '../printing/moved-message.ts';
import { printDiagnostics } from '../printing/print-diagnostics.ts';
import { printInternalError } from '../printing/print-internal-error.ts';
import { signInCommand } from '../printing/sign-in-command.ts';
import { rejectedDiagnostics } from '../serving/publish/rejected-diagnostics.ts';
import { readEmailSettings } from '../serving/supervise/email-settings.ts';
import type { OpenedSite } from '../serving/supervise/open-site.ts';
import { untilStopped } from '../serving/supervise/until-stopped.ts';
import { unverifiedCaptchas } from '../serving/supervise/unverified-captchas.ts';

const DEFAULT_PORT = 8080;
/** Stands for the host in the settings of the live release (edge/platform/env.ts, HOSTS). */
const PUBLISHED_HOST = '@baseUrl';
const NO_ADDRESSES =
  'Without --client-address-header, rate limits by IP address do not apply: one visitor can exhaust the shared limits\n';
const NO_ADDRESSES_HERE =
  'Rate limits by IP address are off. Behind a reverse proxy, set CLIENT_ADDRESS_HEADER to the header with the address of the visitor, such as x-forwarded-for\n';
const TEST_CAPTCHAS = 'Captchas protect nothing: BOT_CHECK_URL is test, which accepts test tokens\n';

const NO_PAYMENTS =
  'Checkout is disabled: no payment provider is set up. --test-payments enables test payments, which charge nothing\n';
const NOTHING_TO_SERVE = 'The site has errors and no release to serve';

/** `quoin serve my-site`: serves the published site and its dashboard in production on one machine. */
export const serve = defineCommand({
  name: 'serve',
  summary: 'serve the published site in production on one machine',
  usage: 'quoin serve [dir]',
  options: {
    port: { type: 'string', value: 'N', description: `port to listen on (default ${DEFAULT_PORT})` },
    host: { type: 'string', value: 'HOST', description: 'address to listen on (default 127.0.0.1)' },
    'allowed-host': {
      type: 'string',
      value: 'NAMES',
      description:
        'additional host names, separated by commas (localhost and the baseUrl of the site are always allowed)',
    },
    data: {
      type: 'string',
      value: 'DIR',
      description: 'data folder (default .quoin in the site)',
    },
    'client-address-header': {
      type: 'string',
      value: 'NAME',
      description: 'header in which your proxy sends the IP address of the visitor, such as x-real-ip',
    },
    'test-payments': { type: 'boolean', description: 'accept test payments' },
  },
  examples: [
    'quoin serve fixtures/sites/olaria',
    'quoin serve --port 80 --host 0.0.0.0 --data /var/lib/olaria',
    'quoin serve --allowed-host olaria.example,www.olaria.example --client-address-header x-real-ip',
  ],
  async run(io, { values, positionals }) {
    const folder = siteFolder(io, positionals[0] ?? '.');
    const allowedHosts = readHosts(values['allowed-host']);
    const host = values.host ?? '127.0.0.1';
    const clientAddressHeader = readHeaderName(
      values['client-address-header'] ?? process.env.CLIENT_ADDRESS_HEADER,
    );
    const hasAddresses = clientAddressHeader !== undefined;
    if (!isThisMachine(host) && !hasAddresses) io.err(NO_ADDRESSES);
    const botCheck = readBotCheck(process.env);
    const email = readEmailSettings(process.env, resolve(io.cwd, folder));
    const { openSite } = await import('../serving/supervise/open-site.ts');
    const site = await openSite({
      folder: resolve(io.cwd, folder),
      data: dataPath(io, folder, values.data),
      cwd: io.cwd,
      host,
      port: readPort(values.port, DEFAULT_PORT),
      writesToDisk: false,
      anyHost: false,
      allowedHosts: [PUBLISHED_HOST, ...allowedHosts],
      liveReload: false,
      allowTestPayments: values['test-payments'] === true,
      clientAddressHeader,
      environment: process.env,
      email: email.sender,
      onRestart: (exit) => io.err(`The Worker exited (${exit}) and is restarting\n`),
      onError: (error) => printInternalError(io, error),
    }).catch((error: unknown) => {
      throw new CommandError('input', error instanceof Error ? error.message : String(error));
    });
    try {
      // A restart never publishes: the live release stays live.
      const releases = await site.admin.releases();
      if (releases.length === 0) await publishFirst(io, site, folder);
      else if (botCheck === undefined) requireNoCaptcha(unverifiedCaptchas(site.diskFolder, releases));
      if (await site.admin.isMoved()) printMoved(io, programCommand(process.env));
      io.err(`Ready\n  site       ${site.origin}/\n`);
      const signIn = signInCommand({ program: programCommand(process.env), folder, data: values.data });
      io.err(`  dashboard  ${site.origin}/config (run ${signIn} for a link)\n`);
      io.err(`${email.message}\n`);
      // A proxy on this machine connects from this machine too.
      if (isThisMachine(host) && !hasAddresses) io.err(NO_ADDRESSES_HERE);
      if (botCheck?.isTest) io.err(TEST_CAPTCHAS);
      if (values['test-payments'] !== true) io.err(NO_PAYMENTS);
      return await untilStopped(io, site);
    } finally {
      await site.stop();
    }
  },
});

async function publishFirst(
  io: Io,
  site: Pick<OpenedSite, 'importFiles' | 'publish'>,
  folder: string,
): Promise<void> {
  const { rejected, unreadable } = await site.importFiles();
  if (rejected.length + unreadable.length > 0) {
    printDiagnostics(io, await rejectedDiagnostics(io, folder, { rejected, unreadable }));
    throw new CommandError('input', NOTHING_TO_SERVE);
  }
  const { ok, diagnostics } = await site.publish('First release');
  printDiagnostics(io, diagnostics);
  if (!ok) throw new CommandError('input', NOTHING_TO_SERVE, 'run quoin check to list them');
}

/** Normalizes host names as browsers send them; `*` matches any. */
function readHosts(text: string | undefined): readonly string[] {
  const names = (text ?? '').split(',').map((name) => name.trim());
  return names.filter((name) => name !== '').map(hostOf);
}

function hostOf(name: string): string {
  if (name === '*') return name;
  const isName =
    /^(?:\[[\da-f:.]+\]|[^\s/?#@:\\*]+)(?::\d{1,5})?$/i.test(name) && URL.canParse(`http://${name}`);
  if (isName) return new URL(`http://${name}`).host;
  throw new CommandError('usage', `Invalid host name: ${name}`, 'for example --allowed-host shop.example');
}

/** An empty name is the same as none. */
function readHeaderName(name = ''): string | undefined {
  if (name === '' || /^[!#$%&'*+.^_`|~\w-]+$/.test(name)) return name || undefined;
  throw new CommandError('usage', `Invalid header name: ${name}`, 'for example x-forwarded-for');
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** The server rejects every submission of such forms. */
function requireNoCaptcha(captchas: readonly string[]): void {
  if (captchas.length === 0) return;
  throw new CommandError(
    'input',
    `The live release has captchas that cannot be verified: ${captchas.join(', ')}`,
    'set the environment variables BOT_CHECK_URL and BOT_CHECK_SECRET',
  );
}
