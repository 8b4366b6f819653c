import type { JsonObject } from '../../../formatters/index.ts';
import type { Site } from '../site.ts';

export type ImageOf = (id: string | undefined) => JsonObject | undefined;

/** The flags of the site, with the setting of the website that formatters read as a flag. */
export function featureFlagsOf({
  website,
  featureFlags,
}: Site['settings']): Readonly<Record<string, boolean>> {
  const { useCLDRMoneyFormat } = website;
  return useCLDRMoneyFormat === undefined ? featureFlags : { ...featureFlags, useCLDRMoneyFormat };
}

/** The settings of the site as templates see them. */
export function websiteJson({ settings: { id, website, featureFlags } }: Site, imageOf: ImageOf): JsonObject {
  const { logoImageId, socialLogoImageId, faviconImageId, lockScreenImageId, lockScreenLogoImageId } =
    website;
  return {
    useCLDRMoneyFormat: featureFlags.useCLDRMoneyFormat ?? false,
    shareButtonOptions: {},
    ...(website as JsonObject),
    ...(website.socialAccounts && { socialAccounts: website.socialAccounts.map(socialAccountJson) }),
    id: website.id === undefined ? id : String(website.id),
    logoImageUrl: imageOf(logoImageId)?.assetUrl,
    socialLogoImageUrl: imageOf(socialLogoImageId)?.assetUrl,
    faviconImageUrl: imageOf(faviconImageId)?.assetUrl,
    lockScreenImageUrl: imageOf(lockScreenImageId)?.assetUrl,
    lockScreenLogoImageUrl: imageOf(lockScreenLogoImageId)?.assetUrl,
  };
}

/** The profile of the service `email` is an address: a link to it opens a new message (R-DATA-SOCIAL-03). */
function socialAccountJson(account: SocialAccount): JsonObject {
  const { serviceName, profileUrl, userName } = account;
  const isAddress = serviceName === 'email' && !/^[a-z]+:/i.test(profileUrl);
  return {
    // The platform has both names. cspell:ignore screenname
    screenname: userName,
    // Accounts that are not to be shown are not in the settings.
    iconEnabled: true,
    ...(account as JsonObject),
    ...(isAddress && { profileUrl: `mailto:${profileUrl}` }),
  };
}

type SocialAccount = NonNullable<Site['settings']['website']['socialAccounts']>[number];

export function websiteSettingsJson({ settings: { websiteSettings } }: Site): JsonObject {
  // Themes use both spellings (R-DATA-SITE-06).
  return { ...(websiteSettings as JsonObject), disqusShortName: websiteSettings.disqusShortname };
}
