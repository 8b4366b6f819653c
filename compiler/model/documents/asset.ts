import { z } from 'zod';

const share = z.number().min(0).max(1);
const color = z.string().regex(/^#?[0-9a-fA-F]{3,8}$/, 'must be a color such as e6d7c3');

/** Metadata of a file in `assets/`. */
export const assetSchema = z.strictObject({
  /** Name of the file next to the document. */
  filename: z
    .string()
    .refine(
      (name) => /^[^/\\\0]+$/.test(name) && !name.startsWith('.'),
      'must be a file name without folders',
    ),
  mime: z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/, 'must be a media type such as image/png'),
  bytes: z.int().min(0).optional(),
  /** Width and height in pixels: `WxH`. */
  originalSize: z
    .string()
    .regex(/^\d{1,6}x\d{1,6}$/, 'must be width and height such as 1600x1200')
    .optional(),
  mediaFocalPoint: z.strictObject({ x: share, y: share }).optional(),
  altText: z.string().optional(),
  title: z.string().optional(),
  body: z.string().optional(),
  colorData: z.record(z.string(), color).optional(),
  systemDataVariants: z.string().optional(),
  /** Names the component of the editor that made the image, as imported; templates print it. */
  componentKey: z.string().max(200).optional(),
  /** Set for an image whose license was not bought yet: templates mark it as a preview. */
  licensedAssetPreview: z.looseObject({}).optional(),
  tags: z.array(z.string()).optional(),
  state: z.string().optional(),
});

export type Asset = z.infer<typeof assetSchema>;
