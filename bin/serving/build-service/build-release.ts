import { createHash } from 'node:crypto';
import type { Files } from '../../../compiler/1-read/files.ts';
import { planRelease } from '../../../compiler/5-write/release.ts';
import type { RenderPorts } from '../../../compiler/build-input.ts';
import { renderSite } from '../../../compiler/compile-site.ts';
import type { BuildResponse, Theme } from '../../../compiler/model/index.ts';
import type { SiteSession } from '../../../compiler/site-session.ts';
import { checkCaptcha } from '../../checking/check-captcha.ts';
import { checkDownloads } from '../../checking/check-downloads.ts';
import type { BlobFolder } from '../data/blob-folder.ts';
import type { HashPagePassword } from './hash-page-password.ts';
import { locationsInFolder } from './locations-in-folder.ts';
import { storeDownloads } from './store-downloads.ts';
import type { StoredPages } from './stored-pages.ts';

export interface ReleaseOptions {
  /** Retains the pages of the previous build. */
  readonly session: SiteSession;
  readonly ports: RenderPorts;
  /** The site folder; diagnostics refer to its texts. */
  readonly folder: Files;
  readonly blobs: BlobFolder;
  readonly storedPages: StoredPages;
  readonly hashPassword: HashPagePassword;
  /** Whether captchas can be verified. */
  readonly hasBotCheck: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface BuiltRelease {
  readonly response: BuildResponse;
  /** Undefined when the theme has errors. */
  readonly theme: Theme | undefined;
}

/** Builds a site into blobs and a manifest. Does not activate the release. */
export async function buildRelease(
  files: Files,
  { session, ports, folder, blobs, storedPages, hashPassword, hasBotCheck, now }: ReleaseOptions,
): Promise<BuiltRelease> {
  const { rendered, contents, theme, site, sources, ...built } = await renderSite(
    { ...ports, site: files },
    { now },
    session,
  );
  const captchas = checkCaptcha({ site, sources }, hasBotCheck);
  const checks = [...captchas, ...checkDownloads({ site, sources }, folder)];
  const diagnostics = locationsInFolder([...built.diagnostics, ...checks], { built: files, folder });
  if (rendered === undefined || checks.some(({ severity }) => severity === 'error'))
    return { response: { ok: false, diagnostics }, theme: undefined };
  const count = { uploaded: 0, reused: 0 };
  const stored = storedPages(now);
  const edgeData = storeDownloads(rendered.edgeData, { folder, blobs });
  const { id } = await planRelease(
    { ...rendered, edgeData },
    {
      ...contents,
      put: (content) => {
        const { hash, isNew } = blobs.put(content);
        count[isNew ? 'uploaded' : 'reused'] += 1;
        return hash;
      },
      pages: {
        get: (file) => {
          const known = stored.get(file);
          if (known !== undefined) count.reused += 1;
          return known;
        },
        set: (file, content) => stored.set(file, content),
      },
      hash: (text) => createHash('sha256').update(text).digest('base64'),
      hashPassword: (password) => hashPassword(password, rendered.edgeData.website),
    },
  );
  return { response: { ok: true, releaseId: id, ...count, diagnostics }, theme };
}
