import type { Context } from 'hono';
import { type Manifest, type ManifestFile, ownValue } from '../../../compiler/model/index.ts';
import { serverTexts } from '../../domain/server-texts.ts';
import { withAccountBar } from '../../middleware/account-bar.ts';
import { showDenied } from '../../middleware/denied-page.ts';
import { findAccess } from '../../middleware/find-access.ts';
import { savedLanguage, saveLanguage } from '../../middleware/saved-language.ts';
import { html } from '../../pages/html.ts';
import { plainPage } from '../../pages/plain-page.ts';
import { serveFile } from '../../pages/serve-file.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { ActiveRelease } from '../../release/active-release.ts';
import { filteredList } from '../../release/filtered-list.ts';
import { findFile, type Open } from '../../release/find-file.ts';
import { imageInWidth } from '../../release/image-width.ts';
import { otherFormat } from '../../release/other-format.ts';
import { pageOfList } from '../../release/page-of-list.ts';
import { pathInLanguage, releaseInLanguage } from '../../release/release-in-language.ts';
import { isInOtherLanguage, urlInLanguage } from '../../release/url-in-language.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { pageData } from './page-data.ts';

/** Reserved paths, never pages (R-COMP-ROUTE-05). */
const CALLS = /^\/(?:api|_admin|_ops|config)(?:\/|$)/;
/** A first release takes seconds, if `quoin serve` is building it. */
const RETRY_SECONDS = 10;
/** Only names with a hash are looked up in earlier releases. */
const HASHED_NAME = /[-.][A-Za-z0-9_]{6,}\.[A-Za-z0-9.]+$/;

/** Serves the live release. Hashed files may come from an earlier release, so that each page is consistent (G8). */
export async function servePage(context: Context<AppEnv>): Promise<Response> {
  const { req } = context;
  if (CALLS.test(req.path)) throw new ApiError(404, MESSAGES.notFound);
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    throw new ApiError(405, MESSAGES.methodNotAllowed);
  }
  const url = urlOf(req);
  const release = await context.get('tenant').release();
  if (release === undefined) return nothingPublished();
  const found = findFile(release.manifest, url.pathname);
  if (found.kind !== 'protected') return serveFound(context, release, found);
  const access = await findAccess(context, found.behind);
  if ('denial' in access) return showDenied(context, release, access.denial);
  const response = forOneVisitor(await serveFound(context, release, found.within, { isRewritten: true }));
  return withAccountBar(context, response, { member: access.member, release });
}

/** Only visitors with access may have a copy, and of pages not even these. */
function forOneVisitor(response: Response): Response {
  const { headers } = response;
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  headers.set('cache-control', isPage ? 'private, no-store' : 'private, no-cache');
  headers.set('x-robots-tag', 'noindex');
  if (isPage) headers.delete('etag');
  return response;
}

/** Themes append `&format=json` to the URL of the next page of a list, which has a query on the platform. */
function urlOf({ url }: Context<AppEnv>['req']): URL {
  return new URL(url.replace(/^([^?#]*?)&(?=format=)/, '$1?'));
}

interface ServeOptions {
  /** Something is inserted into the page. */
  readonly isRewritten?: boolean | undefined;
}

async function serveFound(
  context: Context<AppEnv>,
  release: ActiveRelease,
  found: Open,
  { isRewritten }: ServeOptions = {},
): Promise<Response> {
  const { req } = context;
  const url = urlOf(req);
  if (found.kind === 'moved') return movedTo(found.to, url.search);
  const wanted = filteredList(release, url) ?? pageOfList(release, url) ?? fileInFormat(release, found, url);
  if (wanted !== undefined) return redirectTo(wanted, { 'cache-control': 'no-cache' });
  const data =
    found.kind === 'file' ? await pageData(url, { env: context.env, release, path: found.path }) : undefined;
  if (data !== undefined) return data;
  const translated =
    found.kind === 'file' ? urlInLanguage(release, found.path, savedLanguage(context)) : undefined;
  if (translated !== undefined && !isLanguageSwitch(req, release))
    return redirectTo(`${translated}${url.search}`, { 'cache-control': 'private, no-store' });
  const served =
    found.kind === 'file'
      ? await serveOf(release, req.raw, inFormat(release, found, url) ?? found.file, { isRewritten })
      : await serveEarlier(context, release, found.path);
  const response = served ?? (await serveNotFound(release, req.raw));
  if (translated !== undefined) saveLanguage(context, response.headers, release.data.website.language);
  return response;
}

/** A link from a page in another language to one in the primary language, as in the language switcher. */
function isLanguageSwitch(req: Context<AppEnv>['req'], release: ActiveRelease): boolean {
  const referrer = URL.parse(req.header('referer') ?? '');
  return referrer?.host === new URL(req.url).host && isInOtherLanguage(release, referrer.pathname);
}

/** For this request: the visitor may select another language, and a tag may disappear. */
function redirectTo(location: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(null, { status: 302, headers: { location, ...headers } });
}

/** The calendar or feed that `?format` asks for. */
function fileInFormat({ manifest }: ActiveRelease, found: Open, { searchParams }: URL): string | undefined {
  return found.kind === 'file' ? otherFormat(manifest, found.path, searchParams.get('format')) : undefined;
}

/** The image in the width that `?format` asks for. */
function inFormat({ manifest }: ActiveRelease, { path }: { readonly path: string }, { searchParams }: URL) {
  return imageInWidth(manifest, path, searchParams.get('format'));
}

function serveOf(
  { manifest, blobs }: ActiveRelease,
  request: Request,
  file: ActiveRelease['manifest']['files'][string],
  { status = 200, isRewritten = false }: ServeOptions & { readonly status?: number } = {},
): Promise<Response | undefined> {
  const policy = file.policy === undefined ? undefined : manifest.policies[file.policy];
  // `showNotice` inserts a message into a page with this parameter.
  const isUncompressed = isRewritten || request.url.includes('problem=');
  return serveFile(request, { file, blobs, policy, status, isUncompressed });
}

/** Finds scripts and images of pages that were loaded before the last publish. */
async function serveEarlier(
  context: Context<AppEnv>,
  { id, blobs }: ActiveRelease,
  path: string | undefined,
): Promise<Response | undefined> {
  if (path === undefined || !HASHED_NAME.test(path)) return undefined;
  const { siteId, site } = context.get('tenant');
  const name = `${siteId} ${id} ${path}`;
  if (misses.has(name)) return undefined;
  const file = await site().retainedFile(path);
  if (file === undefined) {
    if (misses.size >= MAX_MISSES) misses.delete(misses.values().next().value ?? '');
    if (name.length <= MAX_MISS_LENGTH) misses.add(name);
  }
  return file && serveFile(context.req.raw, { file, blobs });
}

/**
 * Negative cache of the isolate: names that no retained release contains, until another release goes live. Avoids a
 * call to the site's object for each visitor of a page with a broken link.
 */
const misses = new Set<string>();
const MAX_MISSES = 2000;
const MAX_MISS_LENGTH = 500;

/** The 404 page in the language of the path: `fr/404.html`. Only pages have a policy. */
function notFoundIn(files: Manifest['files'], pathname: string): ManifestFile | undefined {
  const file = ownValue(files, `${pathname.split('/')[1]}/404.html`);
  return file?.policy === undefined ? undefined : file;
}

async function serveNotFound(release: ActiveRelease, request: Request): Promise<Response> {
  const { files } = release.manifest;
  const { pathname } = new URL(request.url);
  const file = notFoundIn(files, pathname) ?? ownValue(files, '404.html');
  const page = file && (await serveOf(release, request, file, { status: 404 }));
  if (page !== undefined) return page;
  const own = releaseInLanguage(release, pathname.split('/')[1]);
  const texts = serverTexts(own.data);
  const title = texts.errorNotFoundTitle;
  const home = html`<a href="${pathInLanguage(own, '/')}">${texts.notFoundHome}</a>`;
  return plainPage({
    title,
    content: html`<h1>${title}</h1><p>${texts.pageNotFound}</p><p>${home}</p>`,
    status: 404,
  });
}

/** Redirects to paths of this site only. */
function movedTo(to: string, search: string): Response {
  if (!/^\/(?![/\\])/.test(to)) throw new ApiError(404, MESSAGES.notFound);
  return new Response(null, {
    status: 301,
    headers: { location: `${to}${search}`, 'cache-control': 'no-cache' },
  });
}

/** Not a page of the site: caches, monitors and search engines must ask again. */
function nothingPublished(): Response {
  const content = html`<h1>Coming soon</h1>
<p>This site has not been published yet. To publish it, open the dashboard or run <code>quoin publish</code> in the site folder.</p>
<p><a class="button" href="/config">Open the dashboard</a></p>`;
  const headers = { 'retry-after': String(RETRY_SECONDS) };
  return plainPage({ title: 'Coming soon', content, status: 503, headers });
}
