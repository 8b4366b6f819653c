import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DocKey } from '../../../compiler/model/index.ts';
import { ApiFailure } from '../../core/api/api-failure.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

const inHead = (doc: DocKey) => app.editor.store.states.getState().head.get(doc);
const onServer = (doc: DocKey) => app.site.doc(doc)?.body;

/** Writes values into documents, as an earlier session would have. */
async function given(docs: Readonly<Record<string, unknown>>): Promise<void> {
  app.editor.store.run(() => ({
    label: 'Given',
    ops: Object.entries(docs).map(([key, value]) => {
      const doc = key as DocKey;
      return { doc, at: [], kind: inHead(doc) === undefined ? 'insert' : 'set', value };
    }),
  }));
  await app.pass(5000);
}

const image = (filename: string) => ({ filename, mime: 'image/jpeg' });

async function drop(name: string, type = 'image/jpeg'): Promise<void> {
  const [field] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  if (field === undefined) throw new Error('Nothing takes files');
  Object.defineProperty(field, 'files', { configurable: true, value: [new File(['x'], name, { type })] });
  await act(async () => field.dispatchEvent(new Event('change', { bubbles: true })));
  await app.pass(0);
}

const block = (kind: number, value: unknown) => ({ kind, section: 's', order: 'a0', value });

describe('deleting an image', () => {
  it('removes it from the list (R-FILE-MGR-04)', async () => {
    app = await openApp({ path: '/config/assets' });
    await given({ 'asset:kiln': image('kiln.jpg') });
    await app.press({ role: 'checkbox', name: /^Select kiln\.jpg/ });
    await app.press({ role: 'button', name: 'Delete' });
    await app.press({ role: 'button', name: 'Delete 1 file' });
    await app.pass(5000);
    expect(app.all({ role: 'checkbox', name: /^Select kiln\.jpg/ })).toEqual([]);
    expect(onServer('asset:kiln')).toBeUndefined();
  });

  it('changes nothing when it is canceled (R-FILE-MGR-04)', async () => {
    app = await openApp({ path: '/config/assets' });
    await given({ 'asset:kiln': image('kiln.jpg') });
    await app.press({ role: 'checkbox', name: /^Select kiln\.jpg/ });
    await app.press({ role: 'button', name: 'Delete' });
    await app.press({ role: 'button', name: 'Cancel' });
    await app.pass(5000);
    expect(onServer('asset:kiln')).toEqual(image('kiln.jpg'));
  });

  it('removes it from every document that uses it, and undo restores all of it (R-FILE-MGR-05)', async () => {
    app = await openApp({ path: '/config/assets' });
    const plate = { ...(onServer('item:plate') as object), mainImageId: 'kiln', imageIds: ['cup', 'rack'] };
    const page = {
      pageType: 2,
      title: 'Studio',
      urlId: 'studio',
      seo: { imageId: 'kiln' },
      sections: { s: { order: 'a0', background: { assetId: 'kiln' } } },
      blocks: {
        image: block(5, { assetId: 'kiln' }),
        gallery: block(8, { assetIds: ['cup', 'kiln'] }),
        text: block(2, { markdown: 'kiln' }),
      },
    };
    await given({
      'asset:kiln': image('kiln.jpg'),
      'asset:cup': image('cup.jpg'),
      'asset:rack': image('rack.jpg'),
      'item:plate': plate,
      'page:studio': page,
    });
    expect(onServer('page:studio')).toEqual(page);
    await app.press({ role: 'checkbox', name: /^Select kiln\.jpg/ });
    await app.press({ role: 'button', name: 'Delete' });
    await app.waitForText('Removes it from: Tide plate, Studio.');
    await app.press({ role: 'button', name: 'Delete 1 file' });
    await app.pass(5000);
    expect(onServer('asset:kiln')).toBeUndefined();
    expect(onServer('item:plate')).toMatchObject({ mainImageId: 'cup', imageIds: ['rack'] });
    expect(onServer('page:studio')).toEqual({
      ...page,
      seo: {},
      sections: { s: { order: 'a0', background: {} } },
      blocks: { gallery: block(8, { assetIds: ['cup'] }), text: page.blocks.text },
    });
    app.editor.store.undo();
    await app.pass(5000);
    expect(onServer('item:plate')).toEqual(plate);
    expect(onServer('page:studio')).toEqual(page);
    expect(onServer('asset:kiln')).toEqual(image('kiln.jpg'));
  });

  it('is blocked while a document that uses it has staged changes', async () => {
    app = await openApp({ path: '/config/assets' });
    const plate = { ...(onServer('item:plate') as object), mainImageId: 'kiln' };
    await given({ 'asset:kiln': image('kiln.jpg'), 'item:plate': plate });
    app.editor.store.stage('item:plate');
    await given({ 'item:plate': { ...plate, title: 'Unsaved' } });
    await app.press({ role: 'checkbox', name: /^Select kiln\.jpg/ });
    await app.press({ role: 'button', name: 'Delete' });
    await app.waitForText('Save or discard your changes to Unsaved first.');
    expect(inHead('asset:kiln')).toBeDefined();
  });
});

describe('the library', () => {
  const rows = () =>
    app.all({ role: 'checkbox', name: /^Select / }).map((box) => box.getAttribute('aria-label'));

  it('lists the files (R-FILE-MGR-01)', async () => {
    app = await openApp({ path: '/config/assets?layout=list' });
    const files = ['cup.jpg', 'kiln.jpg', 'rack.jpg'];
    await given(Object.fromEntries(files.map((file) => [`asset:${file.slice(0, -4)}`, image(file)])));
    expect(rows().toSorted()).toEqual(files.map((file) => `Select ${file}`));
  });

  it('lists a file once it is uploaded (R-FILE-MGR-02)', async () => {
    app = await openApp({ path: '/config/assets' });
    await app.wait({ role: 'button', name: 'Upload' });
    await drop('kiln.jpg');
    await app.wait({ role: 'checkbox', name: /^Select kiln\.jpg/ });
    expect(rows()).toEqual(['Select kiln.jpg']);
  });

  it('lists a file by its new name (R-FILE-MGR-03)', async () => {
    app = await openApp({ path: '/config/assets?file=kiln' });
    await given({ 'asset:kiln': image('kiln.jpg') });
    await app.type({ role: 'textbox', name: 'File name' }, ' Our kiln ');
    await app.blur({ role: 'textbox', name: 'File name' });
    await app.press({ role: 'button', name: /Close/ });
    expect(rows()).toEqual(['Select Our kiln']);
    expect(inHead('asset:kiln')).toEqual({ ...image('kiln.jpg'), title: 'Our kiln' });
  });

  it('says that a new name could not be saved, until another one is (R-FILE-ERR-05)', async () => {
    app = await openApp({ path: '/config/assets?file=kiln' });
    await given({ 'asset:kiln': image('kiln.jpg') });
    const field = { role: 'textbox', name: 'File name' };
    const { commit } = app.site;
    Object.assign(app.site, { commit: () => ({ status: 400, message: 'Invalid', errors: {} }) });
    await app.type(field, 'The kiln');
    await app.blur(field);
    await app.pass(5000);
    const failed = 'Unable to Rename FileThere was a problem while renaming your file';
    await app.waitForText(failed);
    expect(onServer('asset:kiln')).toEqual(image('kiln.jpg'));
    Object.assign(app.site, { commit });
    await app.type(field, 'Our kiln');
    await app.blur(field);
    await app.pass(5000);
    expect(onServer('asset:kiln')).toMatchObject({ title: 'Our kiln' });
    expect(document.body.textContent).not.toContain(failed);
  });

  it('asks for a name, and keeps the old one without it (R-FILE-MSG-01)', async () => {
    app = await openApp({ path: '/config/assets?file=kiln' });
    await given({ 'asset:kiln': image('kiln.jpg') });
    await app.type({ role: 'textbox', name: 'File name' }, ' ');
    await app.blur({ role: 'textbox', name: 'File name' });
    const field = app.find({ role: 'textbox', name: 'File name' });
    const [error = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(error)?.textContent).toBe('Please enter a file name');
    expect(inHead('asset:kiln')).toEqual(image('kiln.jpg'));
  });
});

describe('uploading', () => {
  it('lists the supported file types', async () => {
    app = await openApp({ path: '/config/assets' });
    await app.wait({ role: 'button', name: 'Upload' });
    await drop('a.exe', 'application/x-msdownload');
    await app.waitForText(
      'The file a.exe does not appear to be a supported file. Supported types: jpg, jpeg, png',
    );
  });

  it('exposes no invisible button to assistive technology', async () => {
    app = await openApp({ path: '/config/assets' });
    await app.wait({ role: 'button', name: 'Upload' });
    expect(app.all({ role: 'button', name: /[Dd]rop/ })).toEqual([]);
  });

  it.each([
    ['of the wrong kind', 415, 'The file kiln.jpg does not appear to be a supported file', false],
    ['too big', 413, 'The file kiln.jpg is too large.', false],
    ['cut off on its way', 400, 'File upload failed to complete', true],
  ])(
    'offers to try again a file that is %s only where that can help',
    async (_, status, message, isOffered) => {
      const failing = new Map([['upload', new ApiFailure('rejected', status, { message })]]);
      app = await openApp({ path: '/config/assets', server: { failing } });
      await app.wait({ role: 'button', name: 'Upload' });
      await drop('kiln.jpg');
      await app.waitForText(message);
      await app.wait({ role: 'button', name: 'Dismiss kiln.jpg' });
      expect(app.all({ role: 'button', name: 'Retry kiln.jpg' }).length > 0).toBe(isOffered);
    },
  );
});

describe('the asset picker', () => {
  it('lists new uploads first and selects them', async () => {
    app = await openApp({ path: '/config/store/products/plate' });
    await given({ 'asset:aaa': image('aaa.jpg') });
    await app.press({ role: 'button', name: 'Add images' });
    await app.wait({ role: 'dialog' });
    await drop('zzz.jpg');
    const [first] = app.all({ role: 'checkbox', name: /^Select / });
    expect(first?.getAttribute('aria-label')).toBe('Select zzz.jpg');
    await app.press({ role: 'button', name: 'Add 1 image' });
    expect(inHead('item:plate')).toMatchObject({ mainImageId: 'zzz' });
  });
});
