import { escapeAttribute, type JsonObject } from '../../../formatters/index.ts';
import { ISLANDS, type IslandName, type RuntimeFiles } from '../../../formatters/vocabulary/islands.ts';
import { ownValue } from '../../model/own-value.ts';
import { cookieBanner } from './cookie-banner.ts';
import type { KeyboardNeeds } from './keyboard-needs.ts';
import type { FoundScript, PageScan } from './page-scan.ts';
import { type ScriptNeeds, scriptNeeds, scriptPath } from './script-entries.ts';
import type { Splices } from './splices.ts';

export interface ScriptOptions {
  readonly html: string;
  readonly scan: PageScan;
  readonly splices: Splices;
  /** Length of the page, to append scripts where there is no `</body>`. */
  readonly length: number;
  /** Islands that content from the Worker needs in addition. */
  readonly moreIslands: readonly IslandName[];
  /** Content of `#wb-page`. */
  readonly facts: JsonObject;
  /** Whether to show a fixed cart indicator. */
  readonly hasPill: boolean;
  /** Whether the page shows installment payments. */
  readonly hasInstallments?: boolean;
  /** `Static.SQUARESPACE_CONTEXT`. */
  platformContext(): JsonObject;
}

export interface ScriptServices {
  /** Undefined when the runtime was not built; then pages have none. */
  readonly runtime: RuntimeFiles | undefined;
  readonly strings: Readonly<Record<string, string>>;
  readonly hasAnalytics: boolean;
  /** URL of the store page that the side panel of the cart links to. Undefined without the panel. */
  readonly cartPanelShop?: string | undefined;
  /** Maps the path of a theme script to the URL of its bundle: `scripts/site.js` to `/scripts/site-1f2e3d4c.js`. */
  readonly scriptUrls: Readonly<Record<string, string>>;
  /** Whether the theme has the script with this path: `scripts/site.js`. */
  hasScript(path: string): boolean;
  /** The URL with HTTPS of a script on another host. */
  secureUrl(url: string): string;
  /** What the theme's script at a URL, with or without a query, needs. */
  scriptNeeds(url: string): ScriptNeeds;
  /** Whether a page may have a menu that the theme opens for a pointer only. */
  readonly needsKeyboard: KeyboardNeeds;
  /** Whether the theme's style sheet has rules for images that are loaded. */
  readonly stylesLoadedImages: boolean;
}

/** Requirements of a page's scripts for its CSP. */
export interface PageScripts {
  /** Texts of inline scripts. */
  readonly inline: readonly string[];
  /** URLs of external scripts, and of those that scripts load. */
  readonly external: readonly string[];
  /** URLs on other hosts that scripts request. */
  readonly requests: readonly string[];
}

/**
 * Adds the client-side runtime to a page that needs it (`docs/runtime.md`, "What the build adds to a page"). Theme scripts get
 * the names of their bundles.
 */
export function postprocessScripts(options: ScriptOptions, services: ScriptServices): PageScripts {
  const { scan, splices } = options;
  addPlatform(options, services);
  for (const script of scan.scripts) {
    const url = script.attributes.get('src')?.value ?? '';
    const path = url.startsWith('/') ? scriptPath(url) : '';
    const loaded = ownValue(services.scriptUrls, path) ?? services.secureUrl(url);
    if (path.startsWith('scripts/') && !services.hasScript(path)) leaveOut(script, options);
    else if (loaded !== url) splices.setAttribute(script, 'src', loaded);
  }
  addKeyboard(options, services);
  const own = addRuntime(options, services);
  addCookieBanner(options, services);
  const runnable = scan.scripts.filter(isRunnable);
  const urls = runnable.map((script) => needsOf(script, services).urls);
  const tags = runnable
    .map(({ attributes }) => attributes.get('src')?.value ?? '')
    .filter((url) => /^(?:https?:)?\/\//i.test(url))
    .map(services.secureUrl);
  return {
    inline: [...runnable.filter(({ attributes }) => !attributes.has('src')).map(({ text }) => text), ...own],
    external: [...tags, ...urls.flatMap(({ scripts }) => scripts)],
    requests: urls.flatMap(({ requests }) => requests),
  };
}

/** Removes a script that would not be found. */
function leaveOut({ tag }: FoundScript, { html, splices }: ScriptOptions): void {
  const end = html.indexOf('>', tag.contentEnd);
  if (end >= 0) splices.replace(tag.start, end + 1, '');
}

/** The globals of the platform, before the first script that calls them, or at the end for images that only they show. */
function addPlatform(options: ScriptOptions, services: ScriptServices): void {
  const { scan, splices, length, platformContext } = options;
  const { runtime } = services;
  if (runtime === undefined) return;
  const users = scan.scripts
    .filter(isRunnable)
    .map((script) => ({ script, use: needsOf(script, services).platform }))
    .filter(({ use }) => use !== 'none');
  if (users.length === 0 && !hasPlatformImages(options, services)) return;
  const data = dataScript('quoin-platform', platformContext());
  const files = [
    runtime.platform,
    ...(users.some(({ use }) => use === 'modules') ? [runtime.platformModules] : []),
  ];
  const start = users[0]?.script.tag.start ?? scan.bodyEnd ?? length;
  splices.insert(start, data + files.map((path) => `<script src="/${path}"></script>\n`).join(''));
}

function needsOf(
  { attributes, text }: FoundScript,
  services: Pick<ScriptServices, 'scriptNeeds'>,
): ScriptNeeds {
  const url = attributes.get('src')?.value;
  return url === undefined ? scriptNeeds(text) : services.scriptNeeds(url);
}

/** An element whose image fills it or fits into it. */
const IMAGE_CONTAINER = /\sclass\s*=\s*["']?[^"'<>]*\bcontent-(?:fill|fit)\b/i;

/** Whether themes leave it to the platform to lay out images of the page, or to show them when they are loaded. */
function hasPlatformImages(
  { html, scan }: ScriptOptions,
  { stylesLoadedImages }: Pick<ScriptServices, 'stylesLoadedImages'>,
): boolean {
  const images = scan.images.filter(({ attributes }) => attributes.has('data-image'));
  const isLoading = images.some(({ attributes }) => /\bloading\b/.test(attributes.get('class')?.value ?? ''));
  return isLoading || (images.length > 0 && (stylesLoadedImages || IMAGE_CONTAINER.test(html)));
}

/** At the end: it changes nothing before visitors press a key. */
function addKeyboard(
  { html, scan, splices, length }: ScriptOptions,
  { runtime, needsKeyboard }: ScriptServices,
): void {
  const runnable = { ...scan, scripts: scan.scripts.filter(isRunnable) };
  if (runtime === undefined || !needsKeyboard(html, runnable)) return;
  splices.insert(scan.bodyEnd ?? length, `${moduleScript(runtime.keyboard)}\n`);
}

/** Sites without the banner load nothing of it; without analytics there is nothing to ask for. */
function addCookieBanner(
  { html, scan, splices, length, facts }: ScriptOptions,
  { runtime, strings, hasAnalytics }: ScriptServices,
): void {
  if (runtime === undefined || !hasAnalytics || facts.needsConsent !== true) return;
  splices.insert(scan.bodyEnd ?? length, `${cookieBanner(html, strings)}${moduleScript(runtime.consent)}\n`);
}

/** Returns the texts of the inline scripts that it adds. */
function addRuntime(options: ScriptOptions, services: ScriptServices): readonly string[] {
  const { scan, splices, length, moreIslands, facts, hasPill, hasInstallments } = options;
  const { runtime, hasAnalytics, cartPanelShop } = services;
  const islands = [...new Set([...scan.islands, ...moreIslands])];
  if (runtime === undefined || (islands.length === 0 && !hasAnalytics)) return [];
  const bodyEnd = scan.bodyEnd ?? length;
  const data = dataScripts(islands, facts, services);
  if (islands.length === 0) {
    splices.insert(bodyEnd, `${data}${moduleScript(runtime.telemetry)}\n`);
    return [];
  }
  const pill = hasPill ? pillMarkup(cartPanelShop) : '';
  if (islands.every((name) => name === 'cart-indicator')) {
    // Without a cart, the cart indicator is not loaded.
    const telemetry = hasAnalytics ? moduleScript(runtime.telemetry) : '';
    splices.insert(
      bodyEnd,
      `${pill}${data}<script type="module">${runtime.cartBoot}</script>\n${telemetry}\n`,
    );
    return [runtime.cartBoot];
  }
  const boot = `<script>${runtime.boot}</script>\n`;
  const preloads = [runtime.loader, ...islands.filter(isNow).flatMap((name) => runtime.preloads[name] ?? [])];
  const links = [...new Set(preloads)].map((path) => `<link rel="modulepreload" href="/${path}">\n`).join('');
  splices.insert(scan.headEnd ?? bodyEnd, boot + links);
  // Before the loader: it listens to the events of its islands.
  const installments = hasInstallments ? moduleScript(runtime.installments) : '';
  splices.insert(bodyEnd, `${pill}${data}${installments}${moduleScript(runtime.loader)}\n`);
  return [runtime.boot];
}

function pillMarkup(panelShop?: string): string {
  const panel = panelShop === undefined ? '' : ` data-cart-panel="${escapeAttribute(encodeURI(panelShop))}"`;
  return `<aside class="quoin-cart-pill"${panel} hidden><a href="/cart"><span class="quoin-cart-pill-count"></span> <span class="quoin-cart-pill-subtotal"></span></a></aside>\n`;
}

function isNow(name: IslandName): boolean {
  return ISLANDS[name].when === 'now';
}

function moduleScript(path: string): string {
  return `<script type="module" src="/${path}"></script>`;
}

function dataScripts(
  islands: readonly IslandName[],
  facts: JsonObject,
  { runtime, strings }: ScriptServices,
): string {
  const keys = new Set(islands.flatMap((name) => runtime?.strings[name] ?? []));
  const texts = [...keys]
    .filter((key) => Object.hasOwn(strings, key))
    .map((key) => [key, strings[key]] as const);
  const own = texts.length === 0 ? '' : dataScript('wb-strings', Object.fromEntries(texts));
  return dataScript('wb-page', facts) + own;
}

/** A data block, which browsers do not run; `<` is escaped, so that the element cannot end early. */
function dataScript(id: string, data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>\n`;
}

/** All scripts except data blocks. */
/** Whether browsers run the script: JSON-LD and templates are data. */
export function isRunnable({ attributes }: FoundScript): boolean {
  const type = (attributes.get('type')?.value ?? '').trim().toLowerCase();
  return RUNNABLE.has(type);
}

const RUNNABLE: ReadonlySet<string> = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
  'text/ecmascript',
  'application/ecmascript',
  'application/x-javascript',
]);
