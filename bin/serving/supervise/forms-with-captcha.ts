import { readFileSync } from 'node:fs';
import type { EdgeData, Manifest, Release } from '../../../compiler/model/index.ts';
import { createBlobFolder } from '../data/blob-folder.ts';

/**
 * Names of the forms of the live release that require a captcha. Without a bot check, the server rejects their
 * submissions. Empty when nothing is live.
 */
export function formsWithCaptcha(
  disk: string,
  releases: readonly Pick<Release, 'id' | 'isActive'>[],
): readonly string[] {
  const live = releases.find(({ isActive }) => isActive);
  if (live === undefined) return [];
  const blobs = createBlobFolder(disk);
  const read = (hash: string): unknown => JSON.parse(readFileSync(blobs.pathOf(hash), 'utf8'));
  try {
    const { edgeData } = read(live.id) as Manifest;
    const { forms, website } = read(edgeData) as EdgeData;
    if (website.captchaSiteKey === undefined) return [];
    return Object.values(forms).flatMap(({ name, captchaEnabled }) => (captchaEnabled ? [name] : []));
  } catch {
    // The Worker reports a release that cannot be read.
    return [];
  }
}
