import { z } from 'zod';

/** SHA-256 in lower-case hex: the name of a blob. */
export const hashSchema = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hex');

const pathSchema = z.string().min(1).max(1000);

const fileSchema = z.strictObject({
  hash: hashSchema,
  bytes: z.int().min(0),
  /** Media type, with its charset where it has one. */
  type: z.string().max(200),
  /** Index into `policies`, for pages. */
  policy: z.int().min(0).optional(),
  /** Named by its content: may be kept for a year, and resolves in every release that is kept. */
  isHashed: z.boolean().optional(),
});

/** Pages that the Worker completes: the file holds the mark `SHELL_MARK` once, where the content goes. */
export const SHELLS = ['cart', 'checkout', 'order-confirmed', 'search', 'message'] as const;
export type ShellName = (typeof SHELLS)[number];
export const SHELL_MARK = '<!--quoin:main-->';

/**
 * A published site as the Worker serves it. Immutable: the release's id is the hash of this document's canonical JSON,
 * so that a page is wholly of one release.
 */
export const manifestSchema = z.strictObject({
  version: z.literal(1),
  /** Path below the site's root, without a leading slash (`shop/index.html`), to blob. */
  files: z.record(pathSchema, fileSchema),
  /** Values of the Content-Security-Policy header. */
  policies: z.array(z.string().max(16_000)),
  /** Shell to path. */
  shells: z.partialRecord(z.enum(SHELLS), pathSchema),
  /** Old path to the address of now, encoded. With a slash at the end of both: for whatever is below (`movedTo`). */
  redirects: z.record(pathSchema, z.string().max(4000)),
  /** The blob of the `EdgeData` of this release. */
  edgeData: hashSchema,
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestFile = z.infer<typeof fileSchema>;

/** A line of the history of releases. */
export interface Release {
  readonly id: string;
  readonly createdOn: number;
  readonly createdBy: string;
  readonly message: string;
  readonly isActive: boolean;
  /** Revision of each document in it. */
  readonly docs: Readonly<Record<string, number>>;
}
