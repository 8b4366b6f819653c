import type { Files } from '../../../compiler/1-read/files.ts';
import { DOWNLOADS_FOLDER } from '../../../compiler/model/documents/product.ts';
import type { EdgeData } from '../../../compiler/model/index.ts';
import type { BlobFolder } from '../data/blob-folder.ts';

/** Stores the files that products deliver as blobs, from which the Worker streams them, and adds their hashes. */
export function storeDownloads(
  edgeData: EdgeData,
  { folder, blobs }: { readonly folder: Files; readonly blobs: BlobFolder },
): EdgeData {
  const stored = (filename: string) => {
    const content = folder.readBytes(`${DOWNLOADS_FOLDER}/${filename}`);
    return { filename, hash: blobs.put(content).hash, bytes: content.length };
  };
  const products = Object.entries(edgeData.products).map(([id, product]) => {
    const files = product.files?.map(({ filename }) => stored(filename));
    return [id, files === undefined ? product : { ...product, files }] as const;
  });
  return { ...edgeData, products: Object.fromEntries(products) };
}
