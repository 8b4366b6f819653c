/**
 * What the Content-Security-Policy of one page has to allow. The text of the header is made when the release is, because
 * only there is something that hashes.
 */
export interface PagePolicy {
  /** Texts of the scripts that stand in the page. */
  readonly scripts: readonly string[];
  /** Hosts that scripts come from: `https://cdn.example.com`, sorted. */
  readonly hosts: readonly string[];
}

/**
 * The policy as the value of the header (R-COMP-PUB-11): own scripts, those that stand in the page by their hash, and what
 * the owner's own code asks for; no plug-ins, no other base, no framing but by the site itself. `hash` gives the SHA-256 of
 * a text's UTF-8 in Base64.
 */
export async function policyText(
  { scripts, hosts }: PagePolicy,
  hash: (text: string) => string | Promise<string>,
): Promise<string> {
  const hashes: string[] = [];
  for (const script of scripts) hashes.push(`'sha256-${await hash(script)}'`);
  const own = [...new Set(hashes)].sort();
  const elsewhere = hosts.length === 0 ? '' : ` ${hosts.join(' ')}`;
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...own].join(' ')}${elsewhere}`,
    "style-src 'self' 'unsafe-inline' https:",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data: https:",
    "media-src 'self' blob: https:",
    `connect-src 'self'${hosts.length === 0 ? '' : ' https:'}`,
    "frame-src 'self' https:",
    "form-action 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The hosts of addresses; one that is none, or not safe to fetch a script from, is left out. */
export function hostsOf(urls: readonly string[]): readonly string[] {
  const hosts = urls.flatMap((url) => {
    const [, host] = /^(?:https:)?\/\/([A-Za-z0-9.-]+(?::\d{1,5})?)(?:[/?#]|$)/.exec(url) ?? [];
    return host === undefined ? [] : [`https://${host.toLowerCase()}`];
  });
  return [...new Set(hosts)].sort();
}
