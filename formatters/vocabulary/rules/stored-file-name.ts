import { extensionOf } from '../content/upload-types.ts';

/**
 * The name under which an upload is stored: `Cup on Table.JPG` becomes `cup-on-table.jpg`, and the second one of that name
 * `cup-on-table-2.jpg`.
 */
export function storedFileName(filename: string, number = 1): string {
  const extension = extensionOf(filename);
  const stem = filename
    .slice(0, extension === '' ? filename.length : -extension.length - 1)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  const ending = extension === '' ? '' : `.${extension}`;
  return `${stem || 'file'}${number === 1 ? '' : `-${number}`}${ending}`;
}
