// Portuguese. cspell:ignore Chávena chavena azul
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenPart, openInEditor, shownTexts } from '../hooks/testing/open-in-editor.tsx';
import { type AssetView, assetOf } from './asset.ts';
import { AssetTile } from './asset-tile.tsx';
import { useAddFiles } from './use-add-files.ts';
import { useAssetSearch } from './use-asset-search.ts';

let part: OpenPart;
let matches: ReturnType<typeof useAssetSearch>;
let add: ReturnType<typeof useAddFiles>;
afterEach(() => part.close());

function assetWith(body: object): AssetView {
  return assetOf({
    key: 'asset:cup',
    id: 'cup',
    body: { filename: 'IMG_7.jpg', mime: 'image/jpeg', ...body },
  });
}

function Search({ text }: { readonly text: string }) {
  matches = useAssetSearch(text);
  return null;
}

function Files() {
  add = useAddFiles();
  return null;
}

describe('a search for files', () => {
  const CUP = assetWith({ title: 'Bica cup', altText: 'Chávena azul' });

  it.each([
    ['cup', true],
    ['img_7', true],
    ['chavena', true],
    ['AZUL bica', true],
    ['cup plate', false],
    ['jpeg', false],
  ])('for “%s” looks for every word in the name, the file name and the alt text', async (text, isFound) => {
    part = await openInEditor(<Search text={text} />);
    expect(matches?.(CUP)).toBe(isFound);
    expect(matches?.(CUP)).toBe(isFound);
    expect(matches?.(assetWith({ title: 'x', filename: 'y' }))).toBe(false);
  });

  it.each(['', '  '])('without words shows all files: “%s”', async (text) => {
    part = await openInEditor(<Search text={text} />);
    expect(matches).toBeUndefined();
  });
});

describe('adding files', () => {
  beforeEach(async () => {
    part = await openInEditor(<Files />);
  });

  const added = async (...files: readonly File[]) => {
    let ids: readonly string[] = [];
    await act(async () => {
      ids = add(files);
    });
    return ids;
  };
  const big = new File([new Uint8Array(20e6 + 1)], 'big.PNG');

  it('uploads those that the site accepts', async () => {
    const ids = await added(new File(['a'], 'a.jpg'), new File(['b'], 'b.pdf'));
    expect(part.editor.uploads.entries.getState().map(({ id }) => id)).toEqual(ids);
    expect([ids.length, shownTexts()]).toEqual([2, []]);
  });

  it('names each file that it rejects, and uploads the others', async () => {
    const ids = await added(new File(['a'], 'virus.exe'), big, new File(['a'], 'a.jpg'));
    expect(ids).toHaveLength(1);
    expect(shownTexts()).toContain('The file big.PNG is too large. The maximum allowed file size is 20 MB.');
    expect(shownTexts().find((text) => text.startsWith('The file virus.exe'))).toMatch(
      /Supported types: jpg, jpeg, .*woff2\.$/,
    );
  });

  it('uploads nothing when all are rejected', async () => {
    expect(await added(new File(['a'], 'a.exe'))).toEqual([]);
    expect(part.editor.uploads.entries.getState()).toEqual([]);
  });
});

describe('a file in the library', () => {
  const shown = async (body: object, layout: 'grid' | 'stack' = 'grid') => {
    const asset = assetWith(body);
    const docs = [
      {
        key: asset.key,
        rev: 1,
        updatedAt: 0,
        updatedBy: 'test',
        body: { filename: 'cup 7.jpg', mime: 'image/jpeg' },
      },
    ];
    part = await openInEditor(<AssetTile asset={asset} layout={layout} />, { docs });
    return part.container.textContent;
  };
  const source = () => part.container.querySelector('img')?.getAttribute('src');

  it('shows its name and what is known about it', async () => {
    expect(await shown({ title: 'Cup', originalSize: '1200x800', bytes: 41_900, altText: 'A cup' })).toBe(
      'Cup1200 × 800 px · 41.9 kB',
    );
    expect(source()).toBe('/api/editor/v1/assets/cup%207.jpg?width=500');
  });

  it('shows a smaller image in a list', async () => {
    expect(await shown({ bytes: 2_000_000, altText: 'A cup' }, 'stack')).toBe('IMG_7.jpg2 MB');
    expect(source()).toBe('/api/editor/v1/assets/cup%207.jpg?width=100');
  });

  it('points out images without an alt text, and no other files', async () => {
    expect(await shown({ title: 'Cup' })).toBe('Cup Missing alt text');
    await part.close();
    expect(await shown({ title: 'Guide', mime: 'application/pdf' })).toBe('Guide');
  });
});
