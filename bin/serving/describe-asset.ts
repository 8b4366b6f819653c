import { extname } from 'node:path';
import type { DocKey } from '../../compiler/model/index.ts';
import { measureImage } from '../../compiler/node/index.ts';

export interface DescribeQuestion {
  readonly filename: string;
  readonly bytes: Uint8Array;
  /** Made by whoever uploads, before the bytes move; absent: the file's name. */
  readonly id?: string | undefined;
}

/** Files that are offered as they are. The Worker has looked at their first bytes. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  '.csv': 'text/csv',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.txt': 'text/plain',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The document of a file that was uploaded: a picture is what its bytes say, never what its name says. */
export async function describeAsset({
  filename,
  bytes,
  id,
}: DescribeQuestion): Promise<{ readonly key: DocKey; readonly body: unknown }> {
  const ending = extname(filename);
  const key = `asset:${id ?? filename.slice(0, filename.length - ending.length)}` as const;
  const mime = DOCUMENTS[ending.toLowerCase()];
  if (mime !== undefined) return { key, body: { filename, mime, bytes: bytes.length } };
  const measured = await measureImage(bytes);
  return {
    key,
    body: {
      filename,
      mime: measured.mime,
      bytes: bytes.length,
      originalSize: `${measured.width}x${measured.height}`,
      mediaFocalPoint: { x: 0.5, y: 0.5 },
      altText: '',
    },
  };
}
