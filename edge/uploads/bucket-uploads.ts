import type { DocKey } from '../../compiler/model/index.ts';
import { extensionOf, UPLOAD_TYPES } from '../../formatters/vocabulary/content/upload-types.ts';
import { storedFileName } from '../../formatters/vocabulary/rules/stored-file-name.ts';
import { describeFile } from './describe-file.ts';
import type { Uploads } from './uploads.ts';

/** Folders of a site in the bucket. */
export type UploadFolder = 'assets' | 'downloads';

/** Originals, which are not public: build services fetch them, and releases contain what pages show. */
export function uploadPath(siteId: string, folder: UploadFolder, filename: string): string {
  return `uploads/${siteId}/${folder}/${filename}`;
}

/** Uploads of one name. */
const MAX_SAME_NAMES = 200;

export interface UploadingSite {
  readonly siteId: string;
  /** Whether a document mentions a file of this name, which may be one of the site's folder. */
  isFileMentioned(filename: string): Promise<boolean>;
}

/** A bucket on Cloudflare. A file is never changed: another upload of the same name gets another one. */
export function createBucketUploads(bucket: R2Bucket, site: UploadingSite): Uploads {
  const { siteId } = site;
  const isTaken = async (folder: UploadFolder, name: string) =>
    (await bucket.head(uploadPath(siteId, folder, name))) !== null || (await site.isFileMentioned(name));
  const store = async (folder: UploadFolder, filename: string, content: ReadableStream<Uint8Array>) => {
    const name = await freeName(filename, (each) => isTaken(folder, each));
    const options = { onlyIf: { etagDoesNotMatch: '*' } };
    const stored = await bucket.put(uploadPath(siteId, folder, name), content, options);
    if (stored === null) throw new Error(`Another upload of ${name} was faster`);
    return name;
  };
  return {
    addAsset: async ({ filename, id, head, length, content }) => {
      const described = describeFile({ filename, head, length });
      const name = await store('assets', filename, content);
      const key: DocKey = `asset:${id ?? name.slice(0, name.length - extensionOf(name).length - 1)}`;
      return { key, body: { filename: name, ...described } };
    },
    addDownload: async ({ filename, content }) => ({
      filename: await store('downloads', filename, content),
    }),
    asset: async (filename) => {
      const found = await bucket.get(uploadPath(siteId, 'assets', filename));
      if (found === null) return undefined;
      const type = UPLOAD_TYPES[extensionOf(filename)] ?? 'application/octet-stream';
      return new Response(found.body, { headers: { 'content-type': type } });
    },
  };
}

async function freeName(filename: string, isTaken: (name: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; number <= MAX_SAME_NAMES; number += 1) {
    const name = storedFileName(filename, number);
    if (!(await isTaken(name))) return name;
  }
  return storedFileName(`${crypto.randomUUID()}-${filename}`);
}
