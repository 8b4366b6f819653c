import { askWorker } from './browser.ts';
import { publishRelease } from './release.ts';

/** Publishes a release of the site `other`, whose pages no other test of the file needs. */
export async function publishOther(release: Parameters<typeof publishRelease>[0]): Promise<void> {
  await publishRelease(release, 'other');
}

/** Requests a path of the site `other` without following redirects. */
export function getFromOther(path: string): Promise<Response> {
  return askWorker(`https://other.test${path}`, { redirect: 'manual' });
}

/** Returns where a path of the site `other` leads. */
export async function redirectOf(path: string) {
  const { status, headers } = await getFromOther(path);
  return { status, location: headers.get('location'), caching: headers.get('cache-control') };
}
