import type { Context } from 'hono';
import { ApiError } from '../../../platform/api-error.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { openUploads } from '../../../uploads/open-uploads.ts';
import type { Uploads } from '../../../uploads/uploads.ts';

/** A Worker without a bucket, and without a process next to it. */
export const NOT_STORABLE = 'Files cannot be stored here. The Worker needs the binding R2.';
/** Message of the specification (section 8). */
export const NOT_STORED = 'File upload failed to complete';
const MAX_NAME_LENGTH = 200;

export function uploadsOf({ env, get }: Context<AppEnv>): Uploads | undefined {
  const { siteId, site } = get('tenant');
  return openUploads(env, { siteId, isFileMentioned: (filename) => site().isFileMentioned(filename) });
}

/** The length is required to detect incomplete uploads; browsers always send it. */
export function lengthOf(header: string | undefined): number {
  if (header === undefined || !/^\d{1,15}$/.test(header)) throw new ApiError(411, 'Error uploading');
  return Number(header);
}

export function nameOf(given: string): string {
  const name = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1).trim();
  const isName = name !== '' && !name.startsWith('.') && name.length <= MAX_NAME_LENGTH && !hasControls(name);
  if (!isName) throw new ApiError(400, 'Please enter a file name');
  return name;
}

function hasControls(text: string): boolean {
  return [...text].some((char) => char < ' ' || char === '\x7f');
}

export function tooLarge(filename: string, maxBytes: number): ApiError {
  const maxSize = `${maxBytes / 1e6} MB`;
  return new ApiError(413, `The file ${filename} is too large. The maximum allowed file size is ${maxSize}.`);
}
