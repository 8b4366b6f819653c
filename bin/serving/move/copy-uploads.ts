import type { Doc } from '../../../compiler/model/index.ts';
import type { MovedRows, MoveObject } from '../../../formatters/vocabulary/api/move.ts';
import { fetchUploads } from '../remote/fetch-uploads.ts';
import type { RemoteServer } from '../remote/open-remote.ts';
import type { MoveServer } from './move-server.ts';

export interface CopyUploadsOptions {
  readonly from: MoveServer;
  readonly remote: Pick<RemoteServer, 'origin' | 'token'>;
  /** The site folder. */
  readonly folder: string;
}

const SITE: MoveObject = { kind: 'site', shard: 0 };

/** Downloads the uploads of a Worker that the folder of the site lacks. */
export async function copyUploads({ from, remote, folder }: CopyUploadsOptions): Promise<void> {
  let page: MovedRows | undefined;
  do {
    const after = page?.next;
    page = (await from.call(SITE, { call: 'rows', table: 'docs', ...(after && { after }) })).rows;
    if (page !== undefined) await fetchUploads(documentsOf(page), { folder, remote, onFile: () => {} });
  } while (page?.next !== undefined);
}

/** Without deleted documents, which have no body. */
function documentsOf({ columns, rows }: MovedRows): readonly Pick<Doc, 'key' | 'body'>[] {
  const [key, body] = [columns.indexOf('key'), columns.indexOf('body')];
  return rows.flatMap((row) =>
    typeof row[body] === 'string'
      ? [{ key: String(row[key]) as Doc['key'], body: JSON.parse(row[body]) as Doc['body'] }]
      : [],
  );
}
