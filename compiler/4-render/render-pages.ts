import type { CLDR } from '@phensley/cldr';
import { orderItems, type RoutePlan } from '../3-route/index.ts';
import { type Diagnostic, sortByPlace } from '../diagnostics/index.ts';
import { createTemplateJson, type Site, type Theme } from '../model/index.ts';
import { createLayoutRules, type LayoutRules } from './blocks/layout-rules.ts';
import { createLayoutRenderer } from './blocks/render-layout.ts';
import { contentHash } from './content-hash.ts';
import { siteMaps } from './head/site-maps.ts';
import { createMarkdownRenderer } from './markdown.ts';
import type { OutputFile } from './output-file.ts';
import { createPageRenderer } from './render-page.ts';
import { createEngineWarnings, type DescribeError } from './templates/engine-warnings.ts';
import { createTagData } from './templates/tag-data.ts';
import type { TemplateEngine } from './templates/template-engine.ts';
import { createTemplates } from './templates/templates.ts';

export interface RenderQuestion {
  readonly site: Site;
  readonly theme: Theme;
  readonly plan: RoutePlan;
  /** Tells what goes wrong while a page is rendered. */
  readonly describe: DescribeError;
  readonly engine: TemplateEngine;
  readonly cldr: CLDR | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Instead of the address in the settings. */
  readonly baseUrl?: string | undefined;
  onProgress?(done: number, total: number): void;
}

/** The published site as values, not written anywhere yet. Serialisable. */
export interface RenderedSite {
  readonly files: readonly OutputFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Step 4: every page, the style sheet and what is copied beside them. */
export function renderPages(question: RenderQuestion): RenderedSite {
  const { site, theme, plan, engine, cldr, now, describe, onProgress } = question;
  const html = createMarkdownRenderer();
  const itemIds = visibleItemIds(site, plan);
  const json = createTemplateJson(site, { urls: plan.urls, itemIds, html });
  const rules = createLayoutRules();
  collectRules(site, rules);
  const css = theme.css + rules.css();
  const stylePath = css === '' ? undefined : `site.${contentHash(css)}.css`;
  const warnings = createEngineWarnings(describe);
  const templates = createTemplates(theme, { engine, cldr, now, warnings });
  const layout = createLayoutRenderer(theme, { templates, rules, json, html, itemIds });
  const baseUrl = (question.baseUrl ?? site.settings.website.baseUrl)?.replace(/\/$/, '');
  const renderPage = createPageRenderer({
    ...question,
    baseUrl,
    json,
    templates,
    layout,
    tagData: createTagData(theme, { site, json, plan, itemIds }),
    styleUrl: stylePath && `/${stylePath}`,
  });
  const files: OutputFile[] = [];
  for (const route of plan.routes) {
    files.push({ path: route.file, text: renderPage(route) });
    onProgress?.(files.length, plan.routes.length);
  }
  if (stylePath !== undefined) files.push({ path: stylePath, text: css });
  files.push(...siteMaps(site, plan.routes, baseUrl), ...copies(site, theme));
  return { files, diagnostics: sortByPlace([...layout.diagnostics(), ...warnings.list()]) };
}

/** The rules of every page's blocks come first, because the style sheet's name stands in every page. */
function collectRules({ pages }: Site, rules: LayoutRules): void {
  for (const { blocks } of pages) for (const { layout } of Object.values(blocks)) rules.classes(layout ?? {});
}

function visibleItemIds(site: Site, { urls }: RoutePlan): (collectionId: string) => readonly string[] {
  const visible = site.items.filter(({ id }) => Object.hasOwn(urls.items, id));
  const ordered = new Map(
    site.collections.map((collection) => {
      const own = visible.filter(({ collectionId }) => collectionId === collection.id);
      return [collection.id, orderItems(collection, own).map(({ id }) => id)];
    }),
  );
  return (collectionId) => ordered.get(collectionId) ?? [];
}

/** Files of the site and of the theme; where both have one of a name, the site's is taken. */
function copies(site: Site, theme: Theme): readonly OutputFile[] {
  const found = new Map<string, OutputFile>();
  for (const { path, size } of theme.files) found.set(path, { path, copy: { from: 'theme', path, size } });
  for (const { path, size } of site.files) found.set(path, { path, copy: { from: 'site', path, size } });
  return [...found.values()].sort((left, right) => (left.path < right.path ? -1 : 1));
}
