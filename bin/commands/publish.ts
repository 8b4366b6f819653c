import type { DocKey, Release } from '../../compiler/model/index.ts';
import type { EditorChange } from '../../formatters/vocabulary/api/editor/changes.ts';
import { RELEASE_AUTHOR } from '../../formatters/vocabulary/site/system-releases.ts';
import { defineCommand } from '../input/command.ts';
import { dataPath, siteFolder } from '../input/find-site.ts';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';
import { plural } from '../printing/plural.ts';
import { printDiagnostics } from '../printing/print-diagnostics.ts';
import { createProgress, type Progress } from '../printing/progress.ts';
import type { PublishResponse } from '../serving/admin/admin-client.ts';
import { publishWithRetry } from '../serving/admin/publish-with-retry.ts';
import { formatChanges, isFromFolder } from '../serving/publish/format-changes.ts';
import { rejectedDiagnostics } from '../serving/publish/rejected-diagnostics.ts';
import { openRemote } from '../serving/remote/open-remote.ts';
import { checkTokenFile, tokenFileOption } from '../serving/remote/read-token.ts';
import type { UploadProgress } from '../serving/remote/upload-release.ts';
import { type SiteServer, withServer } from '../serving/supervise/with-server.ts';
import { printConflict, printSyncError } from '../serving/sync/print-conflicts.ts';

const NOT_PUBLISHED = 'Not published; the live release is unchanged';
const NOTHING_STORED = { release: null, uploaded: 0, reused: 0, isUnchanged: false, fromDashboard: [] };

/** `quoin publish my-site`: builds, stores what changed and makes the release live in one step. */
export const publish = defineCommand({
  name: 'publish',
  summary: 'build a site and make it live',
  usage: 'quoin publish [site]',
  options: {
    to: {
      type: 'string',
      value: 'WHERE',
      description: 'local (default), cloudflare after quoin deploy, or the URL of a Worker',
    },
    'token-file': tokenFileOption,
    'only-folder': {
      type: 'boolean',
      description: 'with a URL: leave edits of the dashboard unpublished (for CI)',
    },
    message: { type: 'string', value: 'TEXT', description: 'release message' },
    data: {
      type: 'string',
      value: 'DIR',
      description: 'data folder (default .quoin in the site)',
    },
  },
  examples: [
    'quoin publish fixtures/sites/olaria --message "Autumn collection"',
    'quoin publish --to https://shop.example',
  ],
  async run(io, { values, positionals }) {
    const [site = '.', ...others] = positionals;
    if (others.length > 0)
      throw new CommandError(
        'usage',
        `Too many arguments: ${others.join(' ')}`,
        'usage: quoin publish [site]',
      );
    const { to = 'local', data } = values;
    const isOnlyFolder = values['only-folder'] === true;
    if (isOnlyFolder && to === 'local')
      throw new CommandError('usage', '--only-folder is for a Worker elsewhere', 'use it with --to URL');
    const tokenFile = values['token-file'];
    checkTokenFile(tokenFile, to !== 'local');
    const folder = siteFolder(io, site);
    const publishTo = async (server: SiteServer) => {
      const imported = await server.importFiles();
      const { keys, rejected, unreadable, conflictCopies, failed, skipped } = imported;
      for (const each of conflictCopies) printConflict(io, each);
      for (const each of failed) printSyncError(io, each);
      if (skipped.length > 0)
        io.err(`Not published, because the dashboard has edited them too: ${skipped.join(', ')}\n`);
      if (rejected.length + unreadable.length > 0) {
        const diagnostics = await rejectedDiagnostics(io, folder, { rejected, unreadable });
        if (io.json) {
          io.out(`${JSON.stringify({ ...NOTHING_STORED, url: server.origin, diagnostics })}\n`);
          return 1;
        }
        printDiagnostics(io, diagnostics);
        throw new CommandError('input', NOT_PUBLISHED, 'fix the files and publish again');
      }
      const message = values.message ?? '';
      const published = await publishFolder(server, { message, keys: isOnlyFolder ? keys : 'all' });
      if (io.json) printJson(io, published, server.origin);
      else printResult(io, published);
      return published.response.ok ? 0 : 1;
    };
    if (to === 'local')
      return withServer(io, { site, data, createsData: true }, async (server) => {
        if (await server.admin.isMoved())
          throw new CommandError(
            'input',
            'This site was moved to another server',
            'publish it there, for example with --to cloudflare',
          );
        return publishTo(server);
      });
    const address = { url: to, option: '--to', tokenFile, data: dataPath(io, site, data) } as const;
    const remote = await openRemote(address, process.env);
    const { withRemoteServer } = await import('../serving/remote/with-remote-server.ts');
    return withRemoteServer(io, { site, data, remote, isOneWay: isOnlyFolder, ...showUpload(io) }, publishTo);
  },
});

function showUpload(io: Io): { onProgress(progress: UploadProgress): void } {
  let progress: Progress | undefined;
  return {
    onProgress: ({ done, total }) => {
      progress ??= createProgress(io, { label: 'files', total });
      progress.advance();
      if (done === total) progress.end();
    },
  };
}

interface Published {
  readonly response: PublishResponse;
  /** Unpublished dashboard edits that are included in the release. */
  readonly edits: readonly EditorChange[];
  /** The live release, if nothing has changed since. */
  readonly same: Omit<Release, 'docs'> | undefined;
}

interface PublishedDocuments {
  readonly message: string;
  /** All, with the edits of the dashboard, or those of the folder; the others stay as last published. */
  readonly keys: readonly DocKey[] | 'all';
}

async function publishFolder(
  { admin }: SiteServer,
  { message, keys }: PublishedDocuments,
): Promise<Published> {
  // Must be read before publishing, which empties the list.
  const unpublished = keys === 'all' ? await admin.unpublished() : [];
  const edits = unpublished.filter((change) => !isFromFolder(change));
  const live = (await admin.releases()).find(({ isActive }) => isActive);
  const response = await publishWithRetry(admin, {
    keys,
    ...(keys !== 'all' && { base: 'published' as const }),
    message,
    createdBy: RELEASE_AUTHOR.commandLine,
  });
  const isSame = response.ok && live?.id === response.releaseId;
  return { response, edits: response.ok ? edits : [], same: isSame ? live : undefined };
}

function printJson(io: Io, { response, edits, same }: Published, url: string): void {
  const { releaseId: release = null, uploaded = 0, reused = 0, diagnostics } = response;
  const dashboard = { isUnchanged: same !== undefined, fromDashboard: edits.map(({ key }) => key) };
  io.out(`${JSON.stringify({ release, uploaded, reused, url, ...dashboard, diagnostics })}\n`);
}

function printResult(io: Io, { response, edits, same }: Published): void {
  const { ok, releaseId = '', diagnostics, uploaded = 0, reused = 0 } = response;
  printDiagnostics(io, diagnostics);
  if (!ok) {
    io.err(`${NOT_PUBLISHED}\n`);
    return;
  }
  const name = releaseId.slice(0, 12);
  if (same === undefined)
    io.out(`${name} is live: ${plural(uploaded, 'file')} uploaded, ${reused} unchanged\n`);
  else io.out(`No changes since the release of ${nameOfRelease(same)}; ${name} stays live\n`);
  if (edits.length === 0) return;
  const count = plural(edits.length, 'unpublished dashboard edit');
  io.out(`Includes ${count}: ${formatChanges(edits)}\n`);
}

/** `2026-11-22 09:30 (Autumn collection)`, in UTC like `quoin releases`. */
function nameOfRelease({ createdOn, message }: Pick<Release, 'createdOn' | 'message'>): string {
  const time = new Date(createdOn).toISOString().slice(0, 16).replace('T', ' ');
  return message === '' ? time : `${time} (${message})`;
}
