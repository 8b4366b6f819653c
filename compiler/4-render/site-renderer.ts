import { asString, type JsonObject, member } from '../../formatters/index.ts';
import { COLLECTION_TYPE } from '../../formatters/vocabulary/content/collection-type.ts';
import type { RoutePlan } from '../3-route/route.ts';
import { renderableBlock } from '../model/documents/block-values.ts';
import { idSchema } from '../model/fields/id.ts';
import { ownValue } from '../model/own-value.ts';
import type { Site, SitedAsset } from '../model/site.ts';
import type { ReadTracker } from '../model/template-json/read-tracker.ts';
import { createTemplateJson, type TemplateJson } from '../model/template-json/template-json.ts';
import { type Annotations, createAnnotations } from './blocks/annotations.ts';
import { formData } from './blocks/form/form-data.ts';
import { createLayoutRules, type LayoutRules } from './blocks/layout-rules.ts';
import { createListServices } from './blocks/list-services.ts';
import { createLayoutRenderer } from './blocks/render-layout.ts';
import type { BuildState } from './cache/page-cache.ts';
import { createReadStates, stateOfAllPages } from './cache/read-states.ts';
import { createFeedLinks } from './feeds/feed-links.ts';
import { fontsToPreload } from './head/fonts-to-preload.ts';
import { brandColor } from './head/social-card.ts';
import { localizedStrings } from './localized-strings.ts';
import { rootOfAllPages } from './page/prepare-page.ts';
import { createPageRenderer, type PageRenderer } from './page/render-page.ts';
import { themeRequests } from './page/theme-requests.ts';
import { createForeignScripts, type ForeignScripts } from './postprocess/foreign-scripts.ts';
import { createInlineHandlers } from './postprocess/inline-handlers.ts';
import { createKeyboardNeeds } from './postprocess/keyboard-needs.ts';
import type { PostprocessServices } from './postprocess/postprocess-page.ts';
import { createScriptNeeds } from './postprocess/script-entries.ts';
import { createSecureUrl, withSecureStyles } from './postprocess/secure-urls.ts';
import { createAmountText, createPriceTexts, missingSymbol, symbolRule } from './price-texts.ts';
import type { RenderContext } from './render-context.ts';
import { monthAt } from './site-calendar.ts';
import { createImages, type SiteImages } from './site-images.ts';
import { storeUrl } from './store-url.ts';
import { createEngineWarnings, type EngineWarnings } from './templates/engine-warnings.ts';
import { needsQuantity } from './templates/needs-quantity.ts';
import { createTagData } from './templates/tag-data.ts';
import { createTemplates, type Templates } from './templates/templates.ts';
import type { TextRenderers } from './text/text-renderers.ts';
import { textStyles } from './text/text-styles.ts';

export interface SiteRendererOptions extends RenderContext {
  /** Records which documents a page depends on. */
  readonly tracker?: ReadTracker | undefined;
  /** Whether pages have annotations for the editor's canvas. */
  readonly annotate?: boolean | undefined;
}

export interface SiteRenderer extends PageRenderer {
  readonly json: TemplateJson;
  readonly images: SiteImages;
  /** Without trailing slash. */
  readonly baseUrl: string | undefined;
  readonly style: { readonly path: string; readonly text: string } | undefined;
  /** State for the page cache. */
  readonly states: BuildState;
  /** Whether a page that was rendered depends on the time for which the site is built. */
  readsTime(): boolean;
}

/** Creates the renderer for the pages of one site version. */
export function createSiteRenderer(options: SiteRendererOptions): SiteRenderer {
  const { site, theme, plan, tracker } = options;
  const parts = createParts(options);
  const { texts, annotations, strings, warnings, templates, itemIds, rules, images, foreign } = parts;
  const { json, symbol } = createSiteJson(options, parts);
  const baseUrl = (options.baseUrl ?? site.settings.website.baseUrl)?.replace(/\/$/, '');
  const touch = (url: string) => tracker?.touch(`language-link:${url}`);
  const language = options.createPageLanguage?.({ strings, baseUrl, touch });
  const popup = options.createPopup?.({
    settings: site.settings,
    strings,
    websiteId: asString(json.website.id),
    templateId: theme.conf.name ?? '',
    hasRuntime: options.runtime !== undefined,
  });
  const announcementBar = options.createAnnouncementBar?.({ settings: site.settings, strings });
  const own = withSecureStyles(site.settings.design.customCss ?? '');
  const ownImports = importsOf(own);
  const style = styleOf(
    ownImports +
      afterImports(withSecureStyles(theme.css), options.runtime?.css ?? '') +
      rules.css() +
      symbolRule(symbol) +
      textStyles(site) +
      (language?.css ?? '') +
      (announcementBar?.css ?? '') +
      (popup?.css ?? '') +
      own.slice(ownImports.length),
    texts.hash,
  );
  const { html, sanitize } = texts;
  const blockField = blockFieldsOf(site, tracker);
  const { language: tag, timeZone } = site.settings.website;
  const lists = createListServices({ site, plan, itemIds: parts.lists, tracker });
  const drawing = {
    ...{ templates, rules, json, html, sanitize, itemIds, strings, annotations, blockField },
    ...{ ...lists.recorded, month: parts.month, language: tag, timeZone },
  };
  const pages = createPageRenderer({
    site,
    theme,
    json,
    templates,
    layout: createLayoutRenderer(theme, drawing),
    postprocess: postprocessServices(options, { ...parts, json, baseUrl }),
    warnings,
    hasPageData: themeRequests({ ...options, pageCount: plan.routes.length }).pageData,
    tracker,
    strings,
    baseUrl,
    language,
    announcementBar,
    popup,
    plan,
    itemIds,
    iconOf: (url) => images.find(url)?.plan?.icon,
    now: parts.now,
    tagData: createTagData(theme, { site, json, plan, itemIds }),
    feedLinks: createFeedLinks({ site, plan, baseUrl }),
    fonts: style === undefined ? [] : fontsToPreload(theme, site.settings.website.siteTitle),
    styleUrl: style && `/${style.path}`,
    cardColor: cardColor(options),
    ...(annotations && { plain: annotations.apply }),
  });
  const read = { site, plan, json, images, itemIds: parts.lists, now: options.now, ...lists.plain };
  return {
    ...(annotations === undefined ? pages : annotated(pages, annotations.apply)),
    json,
    images,
    baseUrl,
    style,
    readsTime: parts.readsTime,
    states: {
      ofAllPages: () => stateOfAllPages(options, { json, baseUrl, style }),
      stateOf: createReadStates({ ...read, scriptTails: foreign.tails }),
    },
  };
}

/** Services that depend only on the site. */
interface Parts {
  readonly texts: TextRenderers;
  readonly annotations: Annotations | undefined;
  /** The theme's strings, overridden by the site's. */
  readonly strings: Readonly<Record<string, string>>;
  readonly warnings: EngineWarnings;
  readonly templates: Templates;
  /** Visible items of a collection, in order. */
  readonly lists: (collectionId: string) => readonly string[];
  /** The same, recorded as a dependency of the page. */
  readonly itemIds: (collectionId: string) => readonly string[];
  readonly images: SiteImages;
  readonly rules: LayoutRules;
  readonly foreign: ForeignScripts;
  readonly readsTime: () => boolean;
  readonly now: () => number;
  readonly month: () => string;
}

function createParts(options: SiteRendererOptions): Parts {
  const { site, theme, plan, engine, cldr, tracker } = options;
  const warnings = createEngineWarnings();
  const lists = visibleItemIds(plan);
  const { timeZone } = site.settings.website;
  let readsTime = false;
  const now = () => {
    readsTime = true;
    tracker?.touch('now');
    return options.now;
  };
  const month = () => {
    readsTime = true;
    tracker?.touch('month');
    return monthAt(options.now, timeZone);
  };
  return {
    texts: options.texts,
    annotations: options.annotate === true ? createAnnotations() : undefined,
    strings: localizedStrings(site, theme),
    warnings,
    templates: createTemplates(theme, { engine, cldr, now, warnings }),
    lists,
    itemIds: (collectionId) => {
      tracker?.touch(`list:${collectionId}`);
      return lists(collectionId);
    },
    images: createImages(site, options.images),
    rules: collectRules(site),
    foreign: createForeignScripts(site),
    readsTime: () => readsTime,
    now,
    month,
  };
}

/** Data of the site, and the currency symbol for prices that formatters print without one. */
function createSiteJson(
  { site, theme, plan, runtime, tracker }: SiteRendererOptions,
  { texts, annotations, strings, templates, lists, images }: Parts,
): { readonly json: TemplateJson; readonly symbol: string } {
  const json: TemplateJson = createTemplateJson(site, {
    urls: plan.urls,
    itemCount: (collectionId) => lists(collectionId).length,
    html: texts.html,
    sanitize: texts.sanitize,
    folders: plan.folders,
    collectionConf: (typeName) => ownValue(theme.collections, typeName)?.conf,
    customTypes: theme.conf.customTypes,
    strings,
    tracker,
    imageInfo: (asset: SitedAsset) => images.infoOf(asset),
    ...(runtime && { prices: (item: JsonObject) => prices(item) }),
    ...(annotations && { mark: annotations.text }),
  });
  const root = rootOfAllPages({ json, theme, strings });
  const { currency } = site.settings.websiteSettings.storeSettings;
  const symbol = site.collections.some(({ type }) => type === COLLECTION_TYPE.products)
    ? missingSymbol(templates, root, currency)
    : '';
  const prices = createPriceTexts(templates, root, symbol);
  return { json, symbol };
}

interface PostprocessParts extends Parts {
  readonly json: TemplateJson;
  readonly baseUrl: string | undefined;
}

function postprocessServices(
  { site, theme, plan, engine, runtime, scripts, tracker }: SiteRendererOptions,
  { json, baseUrl, strings, templates, images, foreign }: PostprocessParts,
): PostprocessServices {
  const { settings } = site;
  const { storeSettings, analyticsEnabled } = settings.websiteSettings;
  const siteKey = siteKeyOf(json);
  const partials = engine.preparePartials(theme.partialTexts);
  const root = rootOfAllPages({ json, theme, strings });
  const themePaths = new Set(theme.files.map(({ path }) => path));
  return {
    runtime,
    strings,
    templates,
    isDebug: settings.featureFlags.debug === true,
    hasAnalytics: analyticsEnabled,
    scriptUrls: scriptUrls(scripts?.paths ?? {}),
    hasScript: (path) => themePaths.has(path),
    secureUrl: createSecureUrl(baseUrl),
    scriptNeeds: createScriptNeeds(scripts),
    needsKeyboard: createKeyboardNeeds(theme.css, scripts),
    stylesLoadedImages: /\.loaded(?![\w-])/.test(theme.css),
    handlersIn: createInlineHandlers(theme),
    isExpress: storeSettings.expressCheckout,
    cartPanelShop:
      storeSettings.cartStyle === 'panel' ? (storeUrl(site, plan) ?? plan.language?.home ?? '/') : undefined,
    needsQuantity: (template) => {
      const { name, text } = templates.named(template);
      return needsQuantity(engine.compileTemplate(text, { file: name }), partials);
    },
    money: createAmountText(templates, root, storeSettings.currency),
    restockSuccessText: storeSettings.restockSuccessText,
    item: json.item,
    merchandising: json.merchandising,
    formData: (form, idPrefix) => formData(form, { idPrefix, strings, siteKey, isNewsletter: false }),
    findImage: (url) => {
      tracker?.touch(`image:${url}`);
      return images.find(url);
    },
    isForeign: (html, script) => {
      tracker?.touch('scripts-in-texts');
      return foreign.has(html, script);
    },
  };
}

function annotated(pages: PageRenderer, apply: (html: string) => string): PageRenderer {
  return {
    render: (route) => {
      const page = pages.render(route);
      return { ...page, html: apply(page.html) };
    },
    context: pages.context,
    renderBlock: (route, blockId, value) => {
      const html = pages.renderBlock(route, blockId, value);
      return html === undefined ? undefined : apply(html);
    },
  };
}

/** Undefined where no images are drawn. */
function cardColor({ site, theme, images }: SiteRendererOptions): string | undefined {
  const isOn = images?.hasCards === true && site.settings.websiteSettings.socialImages === true;
  return isOn ? brandColor(theme.css) : undefined;
}

function siteKeyOf({ website }: TemplateJson): string | undefined {
  const key = asString(member(member(website, 'captchaSettings') as JsonObject | undefined, 'siteKey'));
  return key === '' ? undefined : key;
}

/** Imports, encoding and comments at the start of a style sheet: browsers ignore imports that other rules precede. */
const IMPORTS =
  /^(?:\s+|\/\*[\s\S]*?\*\/|@charset[^;]*;|@import\s+(?:url\(\s*(?:"[^"]*"|'[^']*'|[^"')\s]*)\s*\)|"[^"]*"|'[^']*')[^;{}]*;)*/i;

function afterImports(css: string, rules: string): string {
  const imports = importsOf(css);
  return imports + rules + css.slice(imports.length);
}

/** Browsers follow only imports at the start of a style sheet. */
function importsOf(css: string): string {
  const [imports = ''] = /@import/i.test(css) ? (IMPORTS.exec(css) ?? []) : [];
  return imports;
}

function styleOf(text: string, hash: TextRenderers['hash']): SiteRenderer['style'] {
  return text === '' ? undefined : { path: `site.${hash(text)}.css`, text };
}

function scriptUrls(paths: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(paths).map(([entry, path]) => [entry, `/${encodeURI(path)}`]));
}

/** All rules are collected first, because every page contains the name of the style sheet. */
function collectRules({ pages, blockFields, assets }: Site): LayoutRules {
  const rules = createLayoutRules();
  for (const { mediaFocalPoint } of assets) rules.focalPoint(mediaFocalPoint);
  if (blockFields.length > 0) rules.classic();
  const owners = [
    ...pages.map(({ blocks }) => ({ blocks, isClassic: false })),
    ...blockFields.map(({ blocks }) => ({ blocks, isClassic: true })),
  ];
  for (const { blocks, isClassic } of owners) {
    for (const { kind, value, layout } of Object.values(blocks)) {
      if (!isClassic) rules.classes(layout ?? {});
      const drawn = kind === GALLERY ? renderableBlock(kind, value) : undefined;
      if (drawn?.name === 'gallery') rules.gallery(drawn.value.options ?? {});
    }
  }
  return rules;
}

const GALLERY = 8;

function blockFieldsOf({ blockFields }: Site, tracker: ReadTracker | undefined) {
  const byId = new Map(blockFields.map((field) => [field.id, field]));
  return (id: string) => {
    // Also when there is none: an id that a template computes may be no valid one.
    if (idSchema.safeParse(id).success) tracker?.touch(`block-field:${id}`);
    return byId.get(id);
  };
}

/** Concatenates the pages of each list. */
function visibleItemIds({ routes }: RoutePlan): (collectionId: string) => readonly string[] {
  const lists = new Map<string, string[]>();
  for (const { subject, canonicalUrl } of routes) {
    if (subject.kind !== 'list' || subject.filter !== undefined || canonicalUrl !== undefined) continue;
    const { collectionId, itemIds } = subject;
    const list = lists.get(collectionId) ?? [];
    for (const id of itemIds) list.push(id);
    lists.set(collectionId, list);
  }
  return (collectionId) => lists.get(collectionId) ?? [];
}
