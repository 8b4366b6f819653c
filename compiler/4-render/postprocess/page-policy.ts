/**
 * Requirements for the Content-Security-Policy of one page. The header is created with the release, where hashing is available.
 */
export interface PagePolicy {
  /** Texts of inline scripts. */
  readonly scripts: readonly string[];
  /** Script hosts, sorted: `https://cdn.example.com`, or without protocol for that of the page. */
  readonly hosts: readonly string[];
  /** Code of event handler attributes that the theme contains word for word. */
  readonly handlers?: readonly string[];
  /** Hosts and URLs elsewhere that scripts request. */
  readonly connections?: readonly string[];
}

/**
 * Returns the CSP header value (R-COMP-PUB-11): own scripts, inline scripts by hash, and hosts that the owner's code uses; no
 * plug-ins, no other base, no framing by other sites. `hash` returns the Base64 SHA-256 of a text's UTF-8.
 */
export function policyText(
  { scripts, hosts, handlers = [], connections = [] }: PagePolicy,
  hash: (text: string) => string,
): string {
  const hashes: string[] = [];
  for (const script of [...scripts, ...handlers]) hashes.push(`'sha256-${hash(asParsed(script))}'`);
  // Hashes apply to attributes only with this keyword.
  const own = [...[...new Set(hashes)].sort(), ...(handlers.length > 0 ? ["'unsafe-hashes'"] : [])];
  const elsewhere = hosts.length === 0 ? '' : ` ${hosts.join(' ')}`;
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...own].join(' ')}${elsewhere}`,
    "style-src 'self' 'unsafe-inline' https:",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data: https:",
    "media-src 'self' blob: https:",
    ["connect-src 'self'", ...(hosts.length === 0 ? connections : ['https:'])].join(' '),
    "frame-src 'self' https:",
    "form-action 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The text that browsers hash: their parser normalizes line breaks and replaces NUL. */
function asParsed(script: string): string {
  return script.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
}

/**
 * Returns the hosts of URLs; invalid URLs and those unsafe to load scripts from are left out. A URL without protocol has that of
 * the page: HTTP only on the machine of a developer.
 */
export function hostsOf(urls: readonly string[]): readonly string[] {
  const hosts = urls.flatMap((url) => {
    const [, protocol = '', host] = /^(https:)?\/\/([A-Za-z0-9.-]+(?::\d{1,5})?)(?:[/?#]|$)/.exec(url) ?? [];
    return host === undefined ? [] : [`${protocol && 'https://'}${host.toLowerCase()}`];
  });
  return [...new Set(hosts)].sort();
}

/** URLs on other hosts that a script names in full. */
export interface NamedUrls {
  /** Of scripts that it loads. */
  readonly scripts: readonly string[];
  /** Of what it requests in other ways. */
  readonly requests: readonly string[];
}

/**
 * Returns the absolute URLs in the strings of a script, if it creates `<script>` elements, as the snippets of analytics services do, or
 * sends requests. Other scripts only mention addresses.
 */
export function urlsNamedIn(script: string): NamedUrls {
  const urls = [...script.matchAll(URL_IN_QUOTES)].map(([, url = '']) => url);
  return {
    scripts: LOADS_SCRIPTS.test(script) ? urls : [],
    requests: SENDS_REQUESTS.test(script) ? urls : [],
  };
}

const URL_IN_QUOTES = /["'`]((?:https:)?\/\/[A-Za-z0-9.-]+(?::\d{1,5})?(?:[/?#][^"'`]*)?)["'`]/g;
/** The name of the element, or what makes libraries create one. */
const LOADS_SCRIPTS = /["'`]script["'`]|["'`]jsonp["'`]|=\?["'`&]|\bgetScript\(/i;
const SENDS_REQUESTS =
  /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\(|\bEventSource\(|\baxios\b|\.(?:ajax|get|getJSON|io|post)\(/;
