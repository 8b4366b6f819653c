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

/** Numbers to try before a random name. */
const MAX_SAME_NAMES = 20;

export interface UploadingSite {
  readonly siteId: string;
  /** Whether a document mentions a file of this name, which may be one of the site's folder. */
  isFileMentioned(filename: string): Promise<boolean>;
}

/** A bucket on Cloudflare. A file is never changed: another upload of the same name gets another one. */
export function createBucketUploads(bucket: R2Bucket, site: UploadingSite): Uploads {
  const { siteId } = site;
  /** Returns whether the name was free. Of concurrent uploads, one gets it. */
  const reserve = async (path: string, name: string) =>
    !(await site.isFileMentioned(name)) &&
    (await bucket.put(path, '', { onlyIf: { etagDoesNotMatch: '*' } })) !== null;
  const store = async (folder: UploadFolder, filename: string, content: ReadableStream<Uint8Array>) => {
    const name = await reserveName(filename, (each) => reserve(uploadPath(siteId, folder, each), each));
    const path = uploadPath(siteId, folder, name);
    try {
      await bucket.put(path, content);
      return name;
    } catch (error) {
      await bucket.delete(path);
      throw error;
    }
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

async function reserveName(filename: string, reserve: (name: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; number <= MAX_SAME_NAMES; number += 1) {
    const name = storedFileName(filename, number);
    if (await reserve(name)) return name;
  }
  return storedFileName(`${crypto.randomUUID()}-${filename}`);
}
