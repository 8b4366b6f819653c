import { expect, it } from 'vitest';
import type { Env } from '../platform/env.ts';
import { testEnv } from '../testing/release.ts';
import { createBlobs } from './blobs.ts';
import { createBuildService } from './build-service.ts';
import { readStaticFile } from './static-file.ts';

/** The bindings of `quoin serve`: a service that responds like this, in place of a bucket. */
function serving(respond: (url: URL) => Response): Env {
  const fetch = async (input: RequestInfo, init?: RequestInit) =>
    respond(new URL(new Request(input, init).url));
  const service = { fetch } as unknown as Fetcher;
  return { ...(testEnv() as unknown as Env), DISK: service, BUILD_SERVICE: service };
}

const missing = () => new Response('{"message":"Not found"}', { status: 404 });

it('a blob is read from the folder of its first two characters', async () => {
  const paths: string[] = [];
  const env = serving(({ pathname }) => {
    paths.push(pathname);
    return new Response('content');
  });
  expect(await (await createBlobs(env).get('abcdef'))?.text()).toBe('content');
  expect(paths).toEqual(['/blobs/ab/abcdef']);
});

it('a blob that is not on the disk is missing', async () => {
  expect(await createBlobs(serving(missing)).get('abcdef')).toBeUndefined();
});

it('a file of the dashboard is read by its encoded path', async () => {
  const env = serving(({ pathname }) => new Response(pathname));
  expect(await (await readStaticFile(env, '_app/a b.js'))?.text()).toBe('/editor/_app/a%20b.js');
});

it('a file of the dashboard that is not on the disk is missing', async () => {
  expect(await readStaticFile(serving(missing), 'index.html')).toBeUndefined();
});

it('a folder of the dashboard is not listed', async () => {
  const env = serving(() => Response.json(['index.html']));
  expect(await readStaticFile(env, 'editor')).toBeUndefined();
});

it('a build service that writes no files says so with 501', async () => {
  const env = serving(() => new Response('{}', { status: 501 }));
  expect(await createBuildService(env)?.writeToDisk()).toBeUndefined();
});

it('a build service that cannot write files has failed', async () => {
  const env = serving(() => new Response('full', { status: 507 }));
  await expect(createBuildService(env)?.writeToDisk()).rejects.toThrow('507: full');
});

it('a build service whose storage cannot be checked has failed', async () => {
  await expect(createBuildService(serving(missing))?.storageProblem()).rejects.toThrow('storage');
});
