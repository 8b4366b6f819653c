import { createHash } from 'node:crypto';
import type { Files } from '../../../compiler/1-read/index.ts';
import { planRelease } from '../../../compiler/5-write/index.ts';
import type { RenderPorts, SiteBuilder } from '../../../compiler/compile-site.ts';
import type { BuildResponse, Theme } from '../../../compiler/model/index.ts';
import type { BlobFolder } from '../data/blob-folder.ts';
import { placesInFolder } from './locations-in-folder.ts';

export interface ReleaseOptions {
  /** Remembers the pages that it made before. */
  readonly builder: SiteBuilder;
  readonly ports: RenderPorts;
  /** What people see: problems are told of its texts. */
  readonly folder: Files;
  readonly blobs: BlobFolder;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface BuiltRelease {
  readonly answer: BuildResponse;
  /** Undefined with errors. */
  readonly theme: Theme | undefined;
}

/** Builds a site into blobs and a manifest. It is not live before somebody activates it. */
export async function buildRelease(
  files: Files,
  { builder, ports, folder, blobs, now }: ReleaseOptions,
): Promise<BuiltRelease> {
  const { rendered, contents, theme, ...built } = await builder.render({ ...ports, site: files }, { now });
  const diagnostics = placesInFolder(built.diagnostics, { built: files, folder });
  if (rendered === undefined) return { answer: { ok: false, diagnostics }, theme: undefined };
  const count = { uploaded: 0, reused: 0 };
  const { id } = await planRelease(rendered, {
    ...contents,
    put: (content) => {
      const { hash, isNew } = blobs.put(content);
      count[isNew ? 'uploaded' : 'reused'] += 1;
      return hash;
    },
    hash: (text) => createHash('sha256').update(text).digest('base64'),
  });
  return { answer: { ok: true, releaseId: id, ...count, diagnostics }, theme };
}
