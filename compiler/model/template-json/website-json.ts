import type { JsonObject } from '../../../formatters/index.ts';
import type { Site } from '../site.ts';

export type ImageOf = (id: string | undefined) => JsonObject | undefined;

/** The settings of the site as templates see them. */
export function websiteJson({ settings: { id, website, featureFlags } }: Site, imageOf: ImageOf): JsonObject {
  const { logoImageId, socialLogoImageId, faviconImageId } = website;
  return {
    useCLDRMoneyFormat: featureFlags.useCLDRMoneyFormat ?? false,
    shareButtonOptions: {},
    ...(website as JsonObject),
    id: website.id === undefined ? id : String(website.id),
    logoImageUrl: imageOf(logoImageId)?.assetUrl,
    socialLogoImageUrl: imageOf(socialLogoImageId)?.assetUrl,
    faviconImageUrl: imageOf(faviconImageId)?.assetUrl,
  };
}

export function websiteSettingsJson({ settings: { websiteSettings } }: Site): JsonObject {
  // Themes use both spellings (R-DATA-SITE-06).
  return { ...(websiteSettings as JsonObject), disqusShortName: websiteSettings.disqusShortname };
}
