import { relative, resolve } from 'node:path';
import { dataPath, siteFolder } from '../../input/find-site.ts';
import { programCommand } from '../../input/package-manager.ts';
import { CommandError } from '../../printing/command-error.ts';
import type { Io } from '../../printing/io.ts';
import { type AdminClient, AdminError, adminErrorOf, createAdminClient } from '../admin/admin-client.ts';
import { isDataFolder, openDataFolder } from '../data/data-folder.ts';
import { type RunningServer, runningServer } from '../data/running-server.ts';
import type { ImportedFiles } from '../sync/import-files.ts';

export interface SiteServer {
  readonly admin: AdminClient;
  readonly origin: string;
  importFiles(): Promise<ImportedFiles>;
}

export interface SiteServerOptions {
  readonly site: string;
  /** The value of `--data` as typed. */
  readonly data: string | undefined;
  /** Creates the data folder if it is missing. */
  readonly createsData?: boolean;
  /** Fails if the site is not being served, instead of starting a temporary server. */
  readonly needsRunningServer?: boolean;
}

/**
 * Calls `use` with the running server of a site, or else with a temporary one, so that every release is made by
 * the Worker.
 */
export async function withServer<Result>(
  io: Io,
  { site, data, createsData = false, needsRunningServer = false }: SiteServerOptions,
  use: (server: SiteServer) => Promise<Result>,
): Promise<Result> {
  const folder = siteFolder(io, site);
  const path = dataPath(io, folder, data);
  // A misspelled folder must not create a new one.
  if (!createsData && !isDataFolder(path)) {
    const hint = 'specify the folder with --data; quoin serve and quoin publish create it';
    throw new CommandError('input', `No site data in ${shownPath(io, path)}`, hint);
  }
  const opened = openDataFolder(path);
  const running = runningServer(opened);
  try {
    if (running !== undefined) {
      const admin = createAdminClient(running.origin, opened.secrets.adminToken);
      const imports = () => requestImport(running, opened.secrets.adminToken);
      return await use({ admin, origin: running.origin, importFiles: imports });
    }
    if (needsRunningServer) {
      const program = programCommand(process.env);
      const hint = `start it with ${program} serve or ${program} dev`;
      throw new CommandError('input', `${folder === '.' ? 'The site' : folder} is not being served`, hint);
    }
    const { openSite } = await import('./open-site.ts');
    const started = await openSite({
      folder: resolve(io.cwd, folder),
      data: path,
      cwd: io.cwd,
      host: '127.0.0.1',
      port: 0,
      writesToDisk: false,
      anyHost: false,
      liveReload: false,
      allowTestPayments: false,
      environment: process.env,
    }).catch((error: unknown) => {
      throw new CommandError('input', error instanceof Error ? error.message : String(error));
    });
    try {
      return await use({
        admin: started.admin,
        origin: started.origin,
        importFiles: started.importFiles,
      });
    } finally {
      await started.stop();
    }
  } catch (error) {
    if (error instanceof AdminError) throw new CommandError('input', error.message);
    throw error;
  }
}

function shownPath(io: Io, path: string): string {
  const near = relative(io.cwd, path);
  return near === '' || near.startsWith('..') ? path : near;
}

/** Imports in the serving process, because only one process may maintain the file index. */
async function requestImport({ buildServicePort }: RunningServer, token: string): Promise<ImportedFiles> {
  const response = await fetch(`http://127.0.0.1:${buildServicePort}/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body as ImportedFiles;
  throw adminErrorOf(response.status, body);
}
