import { z } from 'zod';
import { idSchema } from '../fields/id.ts';

/** More is no value of a tweak. */
const MAX_TEXT = 1000;

/** CSS values by property; `imageId` is an asset. */
const declarationsSchema = z
  .object({ imageId: idSchema.optional() })
  .catchall(z.union([z.string().max(MAX_TEXT), z.number()]));

/** `Open Sans`, `Open Sans:400,700` or `Lora:400,400italic`. */
export const webFontSchema = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9 ]{0,99}(:[A-Za-z0-9]{1,20}(,[A-Za-z0-9]{1,20}){0,19})?$/,
    'must be a family of Google Fonts, such as Open Sans:400,700',
  );

/** Longer styles belong in a sheet of the theme. */
const MAX_CSS = 100_000;

const MAX_WEB_FONTS = 20;

export const typekitIdSchema = z
  .string()
  .regex(
    /^[a-z0-9]{7}$/,
    'must be the id of a kit of Adobe Fonts: seven letters and digits, such as abc1def',
  );

const MAX_HOSTS = 10;

const hostSchema = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?(:\d{1,5})?$/, 'must be a host, such as fonts.example');

/** `design` of `site.json`: the look of the theme. Names and ranges depend on the theme and are checked against it. */
export const designSchema = z.strictObject({
  /** Title or file name of a preset of the theme. */
  preset: z.string().min(1).max(200).optional(),
  /** Values of the theme's tweaks by name; they take precedence over those of the preset. */
  tweaks: z
    .record(z.string(), z.union([z.string().max(MAX_TEXT), z.number(), z.boolean(), declarationsSchema]))
    .default({}),
  /** Families of Google Fonts to load, for font tweaks. */
  webFonts: z.array(webFontSchema).max(MAX_WEB_FONTS).default([]),
  /** A kit of Adobe Fonts, formerly Typekit: its style sheet is part of every page. */
  typekitId: typekitIdSchema.optional(),
  /**
   * Whether fonts of other hosts are downloaded and published with the site: from hosts of free fonts, or from these as well
   * (`fonts.example`).
   */
  selfHostFonts: z.union([z.boolean(), z.array(hostSchema).max(MAX_HOSTS)]).default(false),
  /** CSS of the site, after the style sheets of the theme. */
  customCss: z.string().max(MAX_CSS).optional(),
});

export type Design = z.infer<typeof designSchema>;
