import type { Lock, Protection } from '../3-route/protection.ts';
import type { PublishedPlan, Route } from '../3-route/route.ts';
import { viewOfSite } from '../3-route/view-of-site.ts';
import type { CatalogProduct } from '../model/release/edge-data.ts';
import type { Site } from '../model/site.ts';
import type { FinishedPage } from './cache/finished-page.ts';
import { catalogProducts } from './edge/edge-data.ts';
import type { OutputFile } from './output-file.ts';
import { renderAll } from './render-all.ts';
import type { RenderContext } from './render-context.ts';
import { createSiteRenderer, type SiteRenderer } from './site-renderer.ts';

/** What only visitors who open its lock may see. Serializable. */
export type ProtectedPages = Lock & {
  /** URLs of the pages. */
  readonly urls: readonly string[];
  /** URLs of collections: every path below is locked, so that the response does not reveal which pages exist. */
  readonly below: readonly string[];
  /** The pages, and those files of theirs that no public page has. */
  readonly files: readonly OutputFile[];
};

export interface RenderedProtection {
  readonly pages: readonly ProtectedPages[];
  /** Products that only protected pages sell, by item id. */
  readonly products: Readonly<Record<string, CatalogProduct>>;
  readonly rendered: readonly FinishedPage[];
  readonly readsTime: boolean;
}

export interface ProtectionOptions {
  readonly protection: Protection;
  /** Locks of the files that only protected pages refer to. */
  readonly hidden: ReadonlyMap<string, readonly Lock[]>;
  readonly publicFiles: readonly OutputFile[];
}

/** Renders the protected pages, those behind each lock. A page shows nothing that is behind another one. */
export async function renderProtectedPages(
  whole: RenderContext & { readonly plan: PublishedPlan },
  options: ProtectionOptions,
): Promise<RenderedProtection> {
  const pages: ProtectedPages[] = [];
  const rendered: FinishedPage[] = [];
  let products: RenderedProtection['products'] = {};
  let readsTime = false;
  for (const lock of options.protection.locks) {
    const behind = await renderBehind(lock, whole, options);
    pages.push(behind.pages);
    rendered.push(...behind.rendered);
    products = { ...products, ...behind.products };
    readsTime ||= behind.readsTime;
  }
  return { pages, products, rendered, readsTime };
}

async function renderBehind(
  lock: Lock,
  whole: RenderContext & { readonly plan: PublishedPlan },
  { protection, hidden, publicFiles }: ProtectionOptions,
) {
  const { site, plan } = viewOfSite(whole, protection, lock);
  // The page cache and the store for pages are for what is public.
  const { cache: _, store: __, onProgress: ___, ...services } = whole;
  const context = { ...services, site, plan };
  const renderer = createSiteRenderer(context);
  const needsIt = ({ subject }: Route) => protection.ofSubject(subject) === lock;
  const routes = plan.routes.filter(needsIt);
  const renderings = await renderAll({ ...context, plan: { ...plan, routes }, tracker: undefined }, renderer);
  const rendered = renderings.map(({ page }) => page);
  const items = site.items.filter(({ collectionId }) => protection.ofCollection(collectionId) === lock);
  const isPublic = new Set(publicFiles.map(({ path }) => path));
  const files = [
    ...filesOf(rendered, renderer),
    ...copiesOf(site, (path) => hidden.get(path)?.includes(lock) === true),
  ];
  const pages: ProtectedPages = {
    ...lock,
    urls: routes.map(({ url }) => url),
    below: site.collections
      .filter(({ id }) => protection.ofCollection(id) === lock && Object.hasOwn(plan.urls.collections, id))
      .map(({ urlId }) => `/${urlId}`),
    files: files.filter(({ path }) => !isPublic.has(path)),
  };
  const products = catalogProducts({ items, json: renderer.json, itemUrls: plan.urls.items });
  return { pages, rendered, products, readsTime: renderer.readsTime() };
}

/** The pages, their images, and their style sheet, which may have rules for blocks that no public page has. */
function filesOf(pages: readonly FinishedPage[], { style }: SiteRenderer): readonly OutputFile[] {
  const images = new Map(pages.flatMap((page) => page.images).map((image) => [image.path, image]));
  return [
    ...pages.map(({ file }) => file),
    ...[...images].map(([path, image]) => ({ path, image, isHashed: true })),
    ...(style === undefined ? [] : [{ ...style, isHashed: true }]),
  ];
}

function copiesOf({ files }: Site, isWanted: (path: string) => boolean): readonly OutputFile[] {
  return files
    .filter(({ path }) => isWanted(path))
    .map(({ path, size }) => ({ path, copy: { from: 'site', path, size } }));
}

interface FilesOfSite {
  readonly files: readonly OutputFile[];
  readonly protectedPages: readonly ProtectedPages[];
}

/** The files of a site, public or protected, each path once. */
export function allFiles({ files, protectedPages }: FilesOfSite): readonly OutputFile[] {
  const byPath = new Map(protectedPages.flatMap((pages) => pages.files).map((file) => [file.path, file]));
  return [...files, ...byPath.values()];
}

/** Leaves out the files that could not be made: those of `allFiles` that are not among `made`. */
export function onlyMade<Rendered extends FilesOfSite>(
  rendered: Rendered,
  made: readonly OutputFile[],
): Rendered {
  const count = rendered.protectedPages.reduce((sum, { files }) => sum + files.length, rendered.files.length);
  if (made.length >= count) return rendered;
  const paths = new Set(made.map(({ path }) => path));
  const isMade = ({ path }: OutputFile) => paths.has(path);
  const protectedPages = rendered.protectedPages.map((pages) => ({
    ...pages,
    files: pages.files.filter(isMade),
  }));
  return { ...rendered, files: rendered.files.filter(isMade), protectedPages };
}
