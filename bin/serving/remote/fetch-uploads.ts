import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DOWNLOADS_FOLDER } from '../../../compiler/model/documents/product.ts';
import { type BuildRequest, valueAt } from '../../../compiler/model/index.ts';
import { makeFolder } from '../../../compiler/node/make-folder.ts';
import { writeAtomically } from '../../../compiler/node/write-atomically.ts';
import { CommandError } from '../../printing/command-error.ts';
import type { RemoteServer } from './open-remote.ts';

export interface FetchOptions {
  /** The site folder. */
  readonly folder: string;
  readonly remote: Pick<RemoteServer, 'origin' | 'token'>;
  /** Called with the path of each file that was written. */
  onFile(path: string): void;
}

/**
 * Downloads the files that were uploaded in the dashboard of a Worker elsewhere, named by these documents and not in the folder yet. The
 * build reports those that the Worker does not have either.
 */
export async function fetchUploads(
  docs: BuildRequest['docs'],
  { folder, remote: { origin, token }, onFile }: FetchOptions,
): Promise<void> {
  for (const path of new Set(docs.flatMap(filesOf))) {
    const file = join(folder, path);
    if (existsSync(file)) continue;
    const address = path.split('/').map(encodeURIComponent).join('/');
    const response = await fetch(`${origin}/_admin/uploads/${address}`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
    });
    if (response.status === 404) {
      await response.body?.cancel();
      continue;
    }
    if (!response.ok) throw new CommandError('input', `${path} could not be downloaded (${response.status})`);
    makeFolder(join(file, '..'));
    writeAtomically(file, new Uint8Array(await response.arrayBuffer()));
    onFile(path);
  }
}

/** Paths relative to the site folder. */
function filesOf({ key, body }: BuildRequest['docs'][number]): readonly string[] {
  if (key.startsWith('asset:')) return pathsIn('assets', [valueAt(body, ['filename'])]);
  if (!key.startsWith('item:')) return [];
  const files = valueAt(body, ['structuredContent', 'files']);
  const names = Object.values(files ?? {}).map((file: unknown) => valueAt(file, ['filename']));
  return pathsIn(DOWNLOADS_FOLDER, names);
}

function pathsIn(folder: string, names: readonly unknown[]): readonly string[] {
  return names
    .filter((name) => typeof name === 'string')
    .filter((name) => /^[^/\\\0]+$/.test(name) && !name.startsWith('.'))
    .map((name) => `${folder}/${name}`);
}
