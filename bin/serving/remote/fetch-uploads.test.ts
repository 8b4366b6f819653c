import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTemporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts';
import { fetchUploads } from './fetch-uploads.ts';

const FILES: Readonly<Record<string, string>> = {
  '/_admin/uploads/assets/quay.svg': '<svg/>',
  '/_admin/uploads/assets/a%20%26%20b.svg': '<svg id="b"/>',
  '/_admin/uploads/downloads/tides.epub': 'MZ',
};

let folder: TemporaryFolder;
let server: Server;
let asked: string[];
let remote: { readonly origin: string; readonly token: string };

beforeEach(async () => {
  folder = createTemporaryFolder({ 'assets/mine.svg': 'mine' });
  asked = [];
  server = createServer(({ url = '', headers }, response) => {
    asked.push(url);
    const content = headers.authorization === 'Bearer token' ? FILES[url] : undefined;
    if (url.endsWith('broken.svg')) response.writeHead(500).end();
    else response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  remote = { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'token' };
});
afterEach(() => {
  server.close();
  folder.remove();
});

/** The paths of the files that were written. */
async function fetchFor(...docs: readonly { readonly key: string; readonly body: object }[]) {
  const written: string[] = [];
  const onFile = (path: string) => void written.push(path);
  await fetchUploads(docs as Parameters<typeof fetchUploads>[0], { folder: folder.path, remote, onFile });
  return written;
}

const asset = (filename: unknown, id = 'a') => ({ key: `asset:${id}`, body: { filename } });
const text = (path: string) => readFileSync(join(folder.path, path), 'utf8');

it('files of assets and products are downloaded where the folder lacks them', async () => {
  const product = {
    key: 'item:shop/tides',
    body: { structuredContent: { files: { f: { filename: 'tides.epub' } } } },
  };
  const written = await fetchFor(asset('quay.svg'), asset('a & b.svg', 'b'), product);
  expect(written).toEqual(['assets/quay.svg', 'assets/a & b.svg', 'downloads/tides.epub']);
  expect(written.map(text)).toEqual(['<svg/>', '<svg id="b"/>', 'MZ']);
  expect(await fetchFor(asset('quay.svg'))).toEqual([]);
});

it('files of the folder are never replaced, and unknown ones are left to the build', async () => {
  expect(await fetchFor(asset('mine.svg'), asset('gone.svg', 'b'))).toEqual([]);
  expect([text('assets/mine.svg'), asked]).toEqual(['mine', ['/_admin/uploads/assets/gone.svg']]);
});

it.each(['../outside.svg', '..', '.env', 'a/b.svg', 'a\\b.svg', 'a\0b', 7, undefined])(
  'a document cannot name a file elsewhere, such as %j',
  async (filename) => {
    expect(await fetchFor(asset(filename))).toEqual([]);
    expect([asked, existsSync(join(folder.path, 'outside.svg'))]).toEqual([[], false]);
  },
);

it('a download that fails stops the build, and leaves no file', async () => {
  await expect(fetchFor(asset('broken.svg'))).rejects.toThrow(
    'assets/broken.svg could not be downloaded (500)',
  );
  expect(existsSync(join(folder.path, 'assets/broken.svg'))).toBe(false);
});
