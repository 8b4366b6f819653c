import { type JsonObject, member } from '../../../formatters/index.ts';
import type { Route } from '../../3-route/route.ts';
import { scriptTweaks } from '../../model/design/design-styles.ts';
import { resolveTweaks } from '../../model/design/resolve-tweaks.ts';
import type { Site } from '../../model/site.ts';
import type { TemplateJson } from '../../model/template-json/template-json.ts';
import type { Theme } from '../../model/theme.ts';
import type { PageData } from '../page-data.ts';

/** Members of the website and of the page that scripts read. Everything else stays out of pages. */
const WEBSITE = ['id', 'identifier', 'siteTitle', 'baseUrl', 'language', 'timeZone', 'timeZoneOffset'];
const COLLECTION = ['id', 'title', 'fullUrl', 'urlId', 'type', 'typeName', 'homepage'];
const ITEM = ['id', 'title', 'fullUrl', 'urlId', 'recordType'];

/** Creates the function that returns `Static.SQUARESPACE_CONTEXT` of a page: only what the page shows to everybody. */
export function createPlatformContext(
  { settings }: Site,
  theme: Theme,
  json: TemplateJson,
): (route: Route, data: PageData) => JsonObject {
  const ofSite = {
    website: { ...pick(json.website, WEBSITE), language: settings.website.language },
    templateId: theme.conf.name ?? '',
    tweakJSON: scriptTweaks(resolveTweaks(theme, settings.design)),
    pageFeatures: [],
  };
  return ({ pageType }, { collection, item }) => ({
    ...ofSite,
    pageType,
    ...(collection && { collection: pick(collection, COLLECTION) }),
    ...(item && { item: pick(item, ITEM) }),
  });
}

function pick(value: JsonObject | undefined, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.flatMap((name) => {
      const found = member(value, name);
      return found === undefined || found === null ? [] : [[name, found]];
    }),
  );
}
