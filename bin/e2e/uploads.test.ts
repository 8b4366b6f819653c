import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { startCloudflareWorker } from '../testing/cloudflare-worker.ts';
import { copyPublishedSite } from './testing/copy-site.ts';
import { startQuoin } from './testing/run-quoin.ts';
import { createTestCustomer, type TestCustomer } from './testing/test-customer.ts';

interface Server {
  readonly owner: TestCustomer;
  stop(): Promise<void>;
}

async function serveFolder(): Promise<Server> {
  const site = await copyPublishedSite('harbour');
  const server = await startQuoin('dev', site.folder, '--port', '0');
  const owner = createTestCustomer(server.origin);
  await owner.get(server.signIn.slice(server.origin.length));
  return { owner, stop: () => server.stop().then(site.remove) };
}

async function serveBucket(): Promise<Server> {
  const worker = await startCloudflareWorker();
  return { owner: await worker.signIn(), stop: worker.stop };
}

let server: Server | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const create = { width: 40, height: 20, channels: 3, background: '#a63' } as const;
/** A photo that was taken upright: cameras store it lying, with an orientation. */
const photo = () => sharp({ create }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
const avif = () => sharp({ create }).avif().toBuffer();
const svg = async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>');
/** The signature of a PNG, and nothing behind it. */
const damaged = async () => Buffer.from('\x89PNG\r\n\x1a\n----------------', 'latin1');

it.each([
  ['the folder of a site', serveFolder],
  ['a bucket', serveBucket],
])('uploads are stored in %s, described, named and rejected alike', async (_where, serve) => {
  server = await serve();
  const { owner } = server;
  const upload = async (query: string, bytes: Buffer, path: string = API.editorAssets) => {
    const response = await owner.post(`${path}?${query}`, { file: { type: 'application/x', bytes } }, 1);
    const body = (await response.json()) as { readonly doc?: object; readonly message?: string };
    return { status: response.status, ...body };
  };
  const image = { mediaFocalPoint: { x: 0.5, y: 0.5 }, altText: '' };
  const jpeg = await photo();
  const described = { mime: 'image/jpeg', bytes: jpeg.length, originalSize: '20x40', ...image };
  expect(await upload('filename=Old%20Quay.JPG', jpeg)).toMatchObject({
    doc: { key: 'asset:old-quay', rev: 1, body: { filename: 'old-quay.jpg', ...described } },
  });
  expect(await upload('filename=old%20quay.jpg', jpeg)).toMatchObject({
    doc: { key: 'asset:old-quay-2', body: { filename: 'old-quay-2.jpg' } },
  });
  expect(await upload('filename=new.jpg&id=old-quay', jpeg)).toMatchObject({
    doc: { key: 'asset:old-quay', rev: 2, body: { filename: 'new.jpg' } },
  });
  expect(await upload('filename=boat.avif', await avif())).toMatchObject({
    doc: { body: { mime: 'image/avif', originalSize: '40x20' } },
  });
  expect(await upload('filename=plan.svg', await svg())).toMatchObject({
    doc: { body: { filename: 'plan.svg', mime: 'image/svg+xml', altText: '' } },
  });
  const message = (name: string) => `The file ${name} does not appear to be a supported file`;
  expect(await upload('filename=half.png', await damaged())).toMatchObject({
    status: 415,
    message: message('half.png'),
  });
  expect(await upload('filename=page.png', await svg())).toMatchObject({
    status: 415,
    message: message('page.png'),
  });
  const file = await owner.get(`${API.editorAssets}/new.jpg`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(Buffer.from(await file.arrayBuffer()).equals(jpeg)).toBe(true);
  expect(file.headers.get('content-security-policy')).toContain('sandbox');
  expect((await owner.get(`${API.editorAssets}/half.png`)).status).toBe(404);
  const download = await upload('filename=Tide%20table.epub', Buffer.from('MZ'), API.editorDownloads);
  expect(download).toMatchObject({ status: 200, filename: 'tide-table.epub' });
});
