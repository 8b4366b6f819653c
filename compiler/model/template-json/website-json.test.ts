import { expect, it } from 'vitest';
import { settingsSchema } from '../documents/settings.ts';
import type { Site } from '../site.ts';
import { featureFlagsOf, websiteJson, websiteSettingsJson } from './website-json.ts';

/** A site with these settings. */
function siteWith(settings: object): Site {
  const least = { schemaVersion: 1, theme: 'theme', website: { siteTitle: 'Small' } };
  const parsed = settingsSchema.parse({ ...least, ...settings });
  return { settings: { ...parsed, id: 'settings', file: 'site.json' } } as unknown as Site;
}

const websiteWith = (settings: object) => websiteJson(siteWith(settings), () => undefined);

it('the website of templates has its own fields with their defaults (R-DATA-SITE-05)', () => {
  expect(websiteWith({})).toMatchObject({
    timeZone: 'America/New_York',
    useCLDRMoneyFormat: false,
    shareButtonOptions: {},
    id: 'settings',
  });
  expect(websiteWith({ website: { siteTitle: 'Small', id: 7 } })).toMatchObject({ id: '7' });
  expect(websiteWith({ featureFlags: { useCLDRMoneyFormat: true } })).toMatchObject({
    useCLDRMoneyFormat: true,
  });
});

it.each([true, false])(
  'formatters have the money format of the website, %s, rather than that of the flags',
  (useCLDRMoneyFormat) => {
    const { settings } = siteWith({
      website: { siteTitle: 'Small', useCLDRMoneyFormat },
      featureFlags: { useCLDRMoneyFormat: !useCLDRMoneyFormat, debug: true },
    });
    expect(featureFlagsOf(settings)).toEqual({ useCLDRMoneyFormat, debug: true });
  },
);

it('the settings of templates have the short name of Disqus under both names (R-DATA-SITE-06)', () => {
  const websiteSettings = { disqusShortname: 'quay', disqusShortName: 'old' };
  expect(websiteSettingsJson(siteWith({ websiteSettings }))).toMatchObject({
    disqusShortname: 'quay',
    disqusShortName: 'quay',
  });
});
