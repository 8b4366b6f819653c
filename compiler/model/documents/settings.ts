import { z } from 'zod';
import { isBaseUrl } from '../../../formatters/vocabulary/rules/site-settings.ts';
import { isExternalService } from '../../../formatters/vocabulary/site/external-service.ts';
import { isPlanFeature } from '../../../formatters/vocabulary/site/plan-feature.ts';
import { isWebsiteStatus } from '../../../formatters/vocabulary/site/website-status.ts';
import { codeInjectionSchema } from '../fields/code-injection.ts';
import { idSchema } from '../fields/id.ts';
import { linkSchema } from '../fields/safe-url.ts';
import { announcementBarSchema } from './announcement-bar.ts';
import { designSchema } from './design.ts';
import { languagesSchema, languageTagSchema } from './language.ts';
import { popupSchema } from './popup.ts';
import { storeSettingsSchema } from './store-settings.ts';
import { trackingSchema } from './tracking.ts';

/** Version of the site format that this program writes. Older versions are read, newer ones rejected. */
export const SCHEMA_VERSION = 1;

/** Default time zone, as on the platform (data model 7). */
export const DEFAULT_TIME_ZONE = 'America/New_York';

const timeZoneSchema = z.string().refine(isTimeZone, 'must be a time zone such as Europe/Lisbon');

const websiteSchema = z.looseObject({
  siteTitle: z.string().min(1),
  siteTagLine: z.string().optional(),
  siteDescription: z.string().optional(),
  /** Email address of the shop. Used only where it is a valid address. */
  contactEmail: z.unknown().optional(),
  /** Postal address for templates and search engines. */
  location: z.unknown().optional(),
  timeZone: timeZoneSchema.default(DEFAULT_TIME_ZONE),
  /** Base URL of the published site, without a path: used for canonical URLs. */
  baseUrl: z.string().refine(isBaseUrl, 'must be an address such as https://example.com').optional(),
  language: languageTagSchema.default('en'),
  logoImageId: idSchema.optional(),
  /** Behind the form of the lock screen, and above it. */
  lockScreenImageId: idSchema.optional(),
  lockScreenLogoImageId: idSchema.optional(),
  socialLogoImageId: idSchema.optional(),
  faviconImageId: idSchema.optional(),
  socialAccounts: z
    .array(
      z.looseObject({ serviceName: z.string(), profileUrl: linkSchema, userName: z.string().optional() }),
    )
    .optional(),
  shareButtonOptions: z.record(z.string(), z.boolean()).optional(),
  /** State of the site (WEBSITE_STATUS); default: an ordinary site. */
  status: z.number().refine(isWebsiteStatus, 'must be a status such as 8, paid').optional(),
  /** What the plan of the site includes (PLAN_FEATURE). */
  planFeatures: z
    .array(z.number().refine(isPlanFeature, 'must be a feature: a number from 1 to 70'))
    .optional(),
  /** Services that the site is connected with (EXTERNAL_SERVICE). */
  externalServices: z
    .array(z.number().refine(isExternalService, 'must be a service: a number from 1 to 85'))
    .optional(),
  /** Formats prices for the language of the site. */
  useCLDRMoneyFormat: z.boolean().optional(),
  captchaSettings: z.looseObject({ siteKey: z.string().max(200).optional() }).optional(),
});

/** The fields of the website that are ids of images. */
export const WEBSITE_IMAGES = [
  'logoImageId',
  'socialLogoImageId',
  'faviconImageId',
  'lockScreenImageId',
  'lockScreenLogoImageId',
] as const;

const websiteSettingsSchema = z.looseObject({
  disqusShortname: z.string().optional(),
  simpleLikingEnabled: z.boolean().optional(),
  commentsEnabled: z.boolean().optional(),
  /** Whether visits, errors and loading times are recorded; otherwise pages have no script for that. */
  analyticsEnabled: z.boolean().default(true),
  /** Whether visitors are asked for consent before analytics set a cookie. */
  cookieBannerEnabled: z.boolean().default(false),
  /** Services of the owner that get visitor events. */
  tracking: trackingSchema.optional(),
  /** Whether texts get quotation marks of the language, dashes and ellipses; default true. */
  smartPunctuation: z.boolean().optional(),
  /** Whether pages without an image get one with their title, for social networks: about 20 ms of drawing for each page. */
  socialImages: z.boolean().optional(),
  /** On all pages except the checkout. */
  codeInjection: codeInjectionSchema.optional(),
  /** On all pages except checkout, orders, messages and the lock screen. */
  announcementBar: announcementBarSchema.optional(),
  /** On all pages except cart, checkout, orders and the lock screen. */
  popup: popupSchema.optional(),
  storeSettings: storeSettingsSchema.prefault({}),
});

const themePathSchema = z
  .string()
  .min(1)
  .refine(
    (path) => !/^([\\/]|[A-Za-z]:)/.test(path),
    'must be a path relative to the site, such as ../../themes/kiln',
  );

/** `site.json`. `website` and `websiteSettings` reach templates unchanged, including unknown fields. */
export const settingsSchema = z.strictObject({
  schemaVersion: z.int().min(1).max(SCHEMA_VERSION),
  /** The theme folder, relative to the site folder. */
  theme: themePathSchema,
  /** Themes that the site has used before, by their folders, with the design that it had with each. */
  otherThemes: z.record(themePathSchema, z.strictObject({ design: designSchema.optional() })).optional(),
  website: websiteSchema,
  websiteSettings: websiteSettingsSchema.prefault({}),
  design: designSchema.prefault({}),
  featureFlags: z.record(z.string(), z.boolean()).default({}),
  localizedStrings: z.record(z.string(), z.string()).default({}),
  /** Languages that the site is published in. Without them, it is in the language of the website. */
  languages: languagesSchema.optional(),
});

export type Settings = z.infer<typeof settingsSchema>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
