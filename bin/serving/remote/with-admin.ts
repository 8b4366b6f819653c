import { dataPath, siteFolder } from '../../input/find-site.ts';
import type { Io } from '../../printing/io.ts';
import type { AdminClient } from '../admin/admin-client.ts';
import { withServer } from '../supervise/with-server.ts';
import { explainErrors } from './no-connection.ts';
import { openRemote } from './open-remote.ts';
import { checkTokenFile } from './read-token.ts';

export interface AdminOptions {
  /** The site folder as typed; undefined: the current one, which a Worker elsewhere does not need. */
  readonly site: string | undefined;
  readonly data?: string | undefined;
  /** A Worker elsewhere, as typed; absent: the server of the folder. */
  readonly to?: string | undefined;
  /** The value of `--token-file` as typed. */
  readonly tokenFile?: string | undefined;
}

/** Calls `use` with the admin API of a site, here or elsewhere. */
export async function withAdmin<Result>(
  io: Io,
  { site, data, to, tokenFile }: AdminOptions,
  use: (admin: AdminClient) => Promise<Result>,
): Promise<Result> {
  checkTokenFile(tokenFile, to !== undefined);
  if (to === undefined) return withServer(io, { site: site ?? '.', data }, ({ admin }) => use(admin));
  if (site !== undefined) siteFolder(io, site);
  const address = { url: to, option: '--to', tokenFile, data: dataPath(io, site ?? '.', data) } as const;
  const { origin, admin } = await openRemote(address, process.env);
  return explainErrors(origin, () => use(admin));
}
