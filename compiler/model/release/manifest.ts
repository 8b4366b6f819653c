import { z } from 'zod';
import { accessSchema } from '../fields/access.ts';

/** Lowercase hex SHA-256: the name of a blob. */
export const hashSchema = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hex');

const pathSchema = z.string().min(1).max(1000);

const fileSchema = z.strictObject({
  hash: hashSchema,
  bytes: z.int().min(0),
  /** Media type, with charset if any. */
  type: z.string().max(200),
  /** Index into `policies`, for pages. */
  policy: z.int().min(0).optional(),
  /** The name contains a content hash: can be cached for a year, and is available in every retained release. */
  isHashed: z.boolean().optional(),
});

/** Pages that the Worker completes: the file contains `SHELL_MARK` once, at the position of the content. */
export const SHELLS = [
  'cart',
  'checkout',
  'order-confirmed',
  'search',
  'message',
  'lock-screen',
  'access-denied',
  'paywall',
] as const;
export type ShellName = (typeof SHELLS)[number];
export const SHELL_MARK = '<!--quoin:main-->';

/** Has `password` or `access`. */
const protectedSchema = z.strictObject({
  /** Hash of the password, as `isPassword` of the Worker reads it. */
  password: z.string().max(200).optional(),
  /** Whose account opens the files. */
  access: accessSchema.optional(),
  /** Paths of collections without leading slash: everything below is protected, whether or not it exists. */
  below: z.array(pathSchema),
  /** Like `files` of the manifest. */
  files: z.record(pathSchema, fileSchema),
});

/**
 * A published site as the Worker serves it. Immutable: the release id is the hash of this document's canonical JSON, so that a
 * page always belongs to one release.
 */
export const manifestSchema = z.strictObject({
  version: z.literal(1),
  /** Blobs by path below the site root, without leading slash (`shop/index.html`). */
  files: z.record(pathSchema, fileSchema),
  /** Values of the Content-Security-Policy header. */
  policies: z.array(z.string().max(16_000)),
  /** Paths by shell. */
  shells: z.partialRecord(z.enum(SHELLS), pathSchema),
  /** Old path to the current encoded URL. Entries with a trailing slash on both sides apply to everything below (`movedTo`). */
  redirects: z.record(pathSchema, z.string().max(4000)),
  /** Blob with the release's `EdgeData`. */
  edgeData: hashSchema,
  /** Blobs that the Worker delivers to customers only; no path leads to them. */
  downloads: z.array(hashSchema).optional(),
  /** Files that the Worker serves only to visitors with a password or an account. No other file has anything of them. */
  protected: z.array(protectedSchema).optional(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestFile = z.infer<typeof fileSchema>;
export type ProtectedFiles = z.infer<typeof protectedSchema>;

/** An entry of the release history. */
export interface Release {
  readonly id: string;
  readonly createdOn: number;
  readonly createdBy: string;
  readonly message: string;
  readonly isActive: boolean;
  /** Revision of each document. */
  readonly docs: Readonly<Record<string, number>>;
}
