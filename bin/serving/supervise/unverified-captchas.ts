import { readFileSync } from 'node:fs';
import type { EdgeData, Manifest, Release } from '../../../compiler/model/index.ts';
import { createBlobFolder } from '../data/blob-folder.ts';

/**
 * What requires a captcha in the live release: the names of forms in quotes, and back-in-stock requests. Without a bot check,
 * the server rejects both. Empty when nothing is live.
 */
export function unverifiedCaptchas(
  disk: string,
  releases: readonly Pick<Release, 'id' | 'isActive'>[],
): readonly string[] {
  const live = releases.find(({ isActive }) => isActive);
  if (live === undefined) return [];
  const blobs = createBlobFolder(disk);
  const read = (hash: string): unknown => JSON.parse(readFileSync(blobs.pathOf(hash), 'utf8'));
  try {
    const { edgeData } = read(live.id) as Manifest;
    const { forms, products, website } = read(edgeData) as EdgeData;
    if (website.captchaSiteKey === undefined) return [];
    const names = Object.values(forms).flatMap(({ name, captchaEnabled }) =>
      captchaEnabled ? [`"${name}"`] : [],
    );
    return Object.keys(products).length === 0 ? names : [...names, 'back-in-stock requests'];
  } catch {
    // The Worker reports a release that cannot be read.
    return [];
  }
}
