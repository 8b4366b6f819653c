import type { Io } from '../../printing/io.ts';
import type { AdminClient } from '../admin/admin-client.ts';
import { type SiteServerOptions, withServer } from '../supervise/with-server.ts';
import { explainErrors } from './no-connection.ts';
import { openRemote } from './open-remote.ts';

export interface AdminOptions extends Pick<SiteServerOptions, 'site'> {
  readonly data?: string | undefined;
  /** The URL of a Worker elsewhere, as typed; absent: the server of the folder. */
  readonly to?: string | undefined;
}

/** Calls `use` with the admin API of a site, here or elsewhere. */
export async function withAdmin<Result>(
  io: Io,
  { site, data, to }: AdminOptions,
  use: (admin: AdminClient) => Promise<Result>,
): Promise<Result> {
  if (to === undefined) return withServer(io, { site, data }, ({ admin }) => use(admin));
  const { origin, admin } = await openRemote({ url: to, option: '--to' }, process.env);
  return explainErrors(origin, () => use(admin));
}
