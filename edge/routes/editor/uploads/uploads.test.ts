import { describe, expect, it } from 'vitest';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import type { Browser } from '../../../testing/browser.ts';
import { EDITOR_API, openEditor } from '../../../testing/editor.ts';

const { signedIn, buildService } = openEditor();

describe('uploads', () => {
  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

  async function upload(browser: Browser, query: string, body: Uint8Array | string, length?: number) {
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    const headers = { ...browser.headers(), 'content-length': String(length ?? bytes.length) };
    return browser.get(`${EDITOR_API}/assets?${query}`, { method: 'POST', body: bytes, headers });
  }

  it('are stored and described, and update their document when repeated', async () => {
    const owner = await signedIn();
    const done = await upload(owner, 'filename=kiln.png&id=kiln', PNG);
    expect(await done.json()).toMatchObject({
      doc: { key: 'asset:kiln', rev: 1, body: { filename: 'kiln.png' } },
    });
    expect(buildService.uploads.get('kiln.png')).toBe(PNG.length);
    const again = await upload(owner, 'filename=kiln.png&id=kiln', new Uint8Array([...PNG, 4]));
    expect(await again.json()).toMatchObject({ doc: { key: 'asset:kiln', rev: 2 } });
  });

  it('of files that customers download have any type, and need the permission to edit products', async () => {
    const send = async (browser: Browser, query: string, length = 2) => {
      const headers = { ...browser.headers(), 'content-length': String(length) };
      return browser.get(`${EDITOR_API}/downloads?${query}`, { method: 'POST', body: 'MZ', headers });
    };
    const owner = await signedIn();
    const done = await send(owner, 'filename=Glaze%20book.epub');
    expect([done.status, await done.json()]).toEqual([200, { filename: 'Glaze book.epub' }]);
    expect(buildService.uploads.get('Glaze book.epub')).toBe(2);
    expect((await send(owner, 'filename=..')).status).toBe(400);
    const message = 'The file big.zip is too large. The maximum allowed file size is 100 MB.';
    const rejected = await send(owner, 'filename=big.zip', 100_000_001);
    expect([rejected.status, await rejected.json()]).toMatchObject([413, { message }]);
    expect((await send(await signedIn(CONTRIBUTOR_ROLE.viewer), 'filename=a.epub')).status).toBe(403);
  });

  it('are measured in megabytes of a million bytes (R-DATA-LIMIT-09)', async () => {
    const owner = await signedIn();
    const send = async (length: number) => (await upload(owner, 'filename=big.png', PNG, length)).status;
    // The second one is rejected for its length, the first one because it ends before it.
    expect([await send(20_000_000), await send(20_000_001)]).toEqual([400, 413]);
  });

  it('of downloads have at most 100 MB', async () => {
    const owner = await signedIn();
    const headers = { ...owner.headers(), 'content-length': '100000001' };
    const download = await owner.get(`${EDITOR_API}/downloads?filename=big.zip`, {
      method: 'POST',
      body: 'MZ',
      headers,
    });
    expect(download.status).toBe(413);
  });

  it.each([
    ['', 'x'],
    ['..', 'x'],
    ['a/', 'x'],
    ['%00.png', 'x'],
  ])('named %j are rejected (R-FILE-MSG-01)', async (name, body) => {
    const response = await upload(await signedIn(), `filename=${name}`, body);
    const message = 'Please enter a file name';
    expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  });

  it.each([
    ['a.exe', 'MZ'],
    ['kiln.png', '<script>'],
    ['page.svg', '<html><svg>'],
  ])('of another type are rejected, such as %s (R-FILE-MSG-02)', async (name, body) => {
    const response = await upload(await signedIn(), `filename=${name}`, body);
    const message = `The file ${name} does not appear to be a supported file`;
    expect([response.status, await response.json()]).toMatchObject([415, { message }]);
  });

  it('with an invalid id are rejected', async () => {
    expect((await upload(await signedIn(), 'filename=kiln.png&id=../x', PNG)).status).toBe(400);
  });

  /** A file of this size with the name of an image. */
  function image(size: number): Uint8Array {
    const bytes = new Uint8Array(size);
    bytes.set(PNG);
    return bytes;
  }

  it('that are too large are rejected with their name and the maximum (R-FILE-MSG-03)', async () => {
    const rejected = await upload(await signedIn(), 'filename=big.png', image(20_000_001));
    const message = 'The file big.png is too large. The maximum allowed file size is 20 MB.';
    expect([rejected.status, await rejected.json()]).toMatchObject([413, { message }]);
  });

  it('have at most 20 million bytes (R-FILE-MSG-05)', async () => {
    const owner = await signedIn();
    expect((await upload(owner, 'filename=just.png', image(20_000_000))).status).toBe(200);
    expect((await upload(owner, 'filename=more.png', image(20_000_001))).status).toBe(413);
  });

  it('without an id get their own document, whatever their name', async () => {
    const owner = await signedIn();
    const keys = await Promise.all(
      [1, 2, 3].map(async (number) => {
        const done = await upload(owner, `filename=oven-${number}.png`, PNG);
        return (await done.json<{ doc: { key: string; rev: number } }>()).doc;
      }),
    );
    expect(new Set(keys.map(({ key }) => key)).size).toBe(3);
    expect(keys.map(({ rev }) => rev)).toEqual([1, 1, 1]);
  });

  it('that the build service rejects get the same message', async () => {
    const owner = await signedIn();
    buildService.rejectUploads(415);
    const rejected = await upload(owner, 'filename=half.png', PNG);
    expect([rejected.status, await rejected.json()]).toMatchObject([
      415,
      { message: 'The file half.png does not appear to be a supported file' },
    ]);
    buildService.rejectUploads(500);
    expect((await upload(owner, 'filename=half.png', PNG)).status).toBe(500);
    buildService.rejectUploads(undefined);
  });

  it('that are interrupted are not stored', async () => {
    const owner = await signedIn();
    const half = await upload(owner, 'filename=half.png&id=half', PNG, PNG.length * 2);
    expect([half.status, await half.json()]).toMatchObject([
      400,
      { message: 'File upload failed to complete' },
    ]);
    expect((await owner.get(`${EDITOR_API}/docs/asset:half`)).status).toBe(404);
    const headers = owner.headers();
    const untold = await owner.get(`${EDITOR_API}/assets?filename=a.png`, {
      method: 'POST',
      body: PNG,
      headers,
    });
    expect([untold.status, await untold.json()]).toMatchObject([411, { message: 'Error uploading' }]);
  });

  it('and all files of the folder are served to editors without scripts', async () => {
    const owner = await signedIn();
    const file = await owner.get(`${EDITOR_API}/assets/a%20b.svg`);
    expect([file.status, await file.text()]).toEqual([200, '<svg/>']);
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    for (const path of ['none.png', '', '..%2f..%2fsecrets.json', '%00']) {
      expect([path, (await owner.get(`${EDITOR_API}/assets/${path}`)).status]).toEqual([path, 404]);
    }
  });
});
