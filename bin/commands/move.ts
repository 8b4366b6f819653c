import { resolve } from 'node:path';
import { defineCommand } from '../input/command.ts';
import { siteFolder } from '../input/find-site.ts';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';
import { createProgress, type Progress } from '../printing/progress.ts';
import type { MovedSite } from '../serving/move/move-site.ts';
import { isElsewhere, type OpenedServer, withMoveServer } from '../serving/move/with-move-server.ts';
import { tokenFileOption } from '../serving/remote/read-token.ts';

/** `quoin move --to cloudflare`: a site with its orders and customers to another server, and back. */
export const move = defineCommand({
  name: 'move',
  summary: 'move a site with its orders and customers to another server',
  usage: 'quoin move [site] --from WHERE --to WHERE',
  options: {
    from: {
      type: 'string',
      value: 'WHERE',
      description: 'the old server: local (default), a data folder, cloudflare, or the URL of a Worker',
    },
    to: { type: 'string', value: 'WHERE', description: 'the new server' },
    abort: {
      type: 'boolean',
      description: 'end a move that did not finish: the old server accepts orders again',
    },
    lost: {
      type: 'boolean',
      description: 'with --abort: the new server no longer exists; what it has accepted is lost',
    },
    'other-secret': {
      type: 'boolean',
      description: 'accept that visitors are signed out and links in earlier emails stop working',
    },
    'replace-edits': {
      type: 'boolean',
      description: 'accept that edits made in the dashboard of the new server are replaced',
    },
    'token-file': tokenFileOption,
  },
  examples: [
    'quoin move --to cloudflare',
    'quoin move --from ./data --to https://shop.example',
    'quoin move --from cloudflare --to local',
  ],
  async run(io, { values, positionals }) {
    const [site = '.', ...others] = positionals;
    if (others.length > 0) throw tooMany(others);
    const { from = 'local', to } = values;
    const isAbort = values.abort === true;
    const isLost = isAbort && values.lost === true;
    if (to === undefined && !isLost) throw new CommandError('usage', 'Where to? --to is missing', EXAMPLE);
    if (from === to) throw new CommandError('usage', '--from and --to are the same', EXAMPLE);
    if (isElsewhere(from) && isElsewhere(to ?? ''))
      throw new CommandError('usage', 'One of the servers must be on this machine', 'move it to local first');
    const [local] = [from, to].filter((typed) => typed !== undefined && !isElsewhere(typed));
    const data = local === 'local' ? undefined : local;
    const given = { site, data, tokenFile: values['token-file'] };
    const folder = resolve(io.cwd, siteFolder(io, site));
    return withMoveServer(io, { ...given, option: '--from', typed: from }, (old) => {
      if (to === undefined) return runLost(io, old);
      return withMoveServer(io, { ...given, option: '--to', typed: to }, (next) =>
        isAbort
          ? runAbort(io, old, next)
          : runMove(io, {
              old,
              next,
              folder,
              acceptsOtherSecret: values['other-secret'] === true,
              replacesEdits: values['replace-edits'] === true,
            }),
      );
    });
  },
});

const EXAMPLE = 'for example: quoin move --from local --to cloudflare';

function tooMany(others: readonly string[]): CommandError {
  return new CommandError('usage', `Too many arguments: ${others.join(' ')}`, EXAMPLE);
}

async function runAbort(io: Io, old: OpenedServer, next: OpenedServer): Promise<number> {
  const { abortMove } = await import('../serving/move/abort-move.ts');
  await abortMove(old.server, next.server);
  return printAborted(io, old);
}

async function runLost(io: Io, old: OpenedServer): Promise<number> {
  const { openOldServer } = await import('../serving/move/abort-move.ts');
  await openOldServer(old.server);
  return printAborted(io, old);
}

function printAborted(io: Io, { label }: OpenedServer): number {
  if (io.json) io.out(`${JSON.stringify({ aborted: true })}\n`);
  else io.out(`The move is aborted: ${label} accepts orders again\n`);
  return 0;
}

interface MoveRun {
  readonly old: OpenedServer;
  readonly next: OpenedServer;
  /** The site folder. */
  readonly folder: string;
  readonly acceptsOtherSecret: boolean;
  readonly replacesEdits: boolean;
}

async function runMove(io: Io, { old, next, folder, ...accepted }: MoveRun): Promise<number> {
  const { moveSite } = await import('../serving/move/move-site.ts');
  const { copyReleases } = await import('../serving/move/copy-releases.ts');
  const { copyUploads } = await import('../serving/move/copy-uploads.ts');
  const print = (text: string) => {
    if (!io.json && !io.quiet) io.err(`${text}\n`);
  };
  const files = showProgress(io, 'files');
  const data = showProgress(io, 'parts');
  print(`Moving the site from ${old.label} to ${next.label}`);
  const moved = await moveSite({
    from: old.server,
    to: next.server,
    ...accepted,
    // Another machine may be moving a Worker elsewhere.
    isLocked: old.remote === undefined,
    copyFiles: async () => {
      const releaseIds = await old.releaseIds();
      await copyReleases({ from: old.blobs, to: next.blobs, releaseIds, onProgress: files });
      if (old.remote !== undefined) await copyUploads({ from: old.server, remote: old.remote, folder });
    },
    onReadOnly: () => print('The shop is read-only now; visitors are asked to try again in a few minutes'),
    onProgress: data,
  });
  if (io.json) io.out(`${JSON.stringify({ from: old.label, to: next.label, ...moved })}\n`);
  else if (moved.wasMoved) io.out(`The site was moved to ${next.label} before; nothing has changed\n`);
  else printResult(io, moved, { old, next });
  return 0;
}

function showProgress(io: Io, label: string) {
  let progress: Progress | undefined;
  return ({ done, total }: { readonly done: number; readonly total: number }) => {
    progress ??= createProgress(io, { label, total });
    progress.advance();
    if (done < total) return;
    progress.end();
    progress = undefined;
  };
}

/** What owners count, by table. */
const COUNTED: readonly (readonly [label: string, ...tables: readonly string[]])[] = [
  ['documents', 'site.docs'],
  ['releases', 'site.releases'],
  ['variants', 'store.variants'],
  ['orders', 'store.orders'],
  ['customers', 'member.members'],
  ['carts', 'cart.carts'],
  ['form submissions', 'forms.submissions'],
  ['subscribers', 'forms.subscribers'],
  ['back-in-stock requests', 'restock.sign_ups'],
  ['emails', 'store.outbox', 'forms.outbox', 'restock.outbox', 'member.outbox'],
];

function printResult(
  io: Io,
  { rows, readOnlyMs }: MovedSite,
  { old, next }: Pick<MoveRun, 'old' | 'next'>,
): void {
  const counts = COUNTED.map(([label, ...tables]) => {
    const count = tables.reduce((sum, table) => sum + (rows[table] ?? 0), 0);
    return `  ${count.toLocaleString('en').padStart(9)} ${count === 1 ? label.replace(/s$/, '') : label}\n`;
  });
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  io.out(
    `Moved to ${next.label}; all ${total.toLocaleString('en')} rows are equal on both servers\n${counts.join('')}`,
  );
  if (io.quiet) return;
  io.err(`Visitors could not order for ${(readOnlyMs / 1000).toFixed(1)} s\n`);
  io.err(
    `${old.label} stays read-only. ${next.remote !== undefined ? 'Point the domain to the new server' : 'Start the site with quoin serve'}\n`,
  );
}
