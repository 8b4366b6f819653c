import type { OutputFile, TextFile } from '../4-render/output-file.ts';
import { readAttributes } from '../4-render/postprocess/attributes.ts';
import { type PagePolicy, policyText } from '../4-render/postprocess/page-policy.ts';
import { declaresCharset } from '../4-render/postprocess/page-scan.ts';
import { type HtmlTag, scanHtml } from '../4-render/postprocess/scan-html.ts';

/** Read by static hosts such as Netlify and Cloudflare Pages. */
export const HEADERS_FILE = '_headers';

/** Hosts ignore longer lines. */
const MAX_HEADER_LENGTH = 2000;

/** Returns the Base64 SHA-256 of a text's UTF-8. */
export type Hash = (text: string) => string;

/**
 * The content security policies that the Worker sends as headers: in each page as `<meta>`, and for the whole site as a
 * `_headers` file, which also forbids framing by other sites.
 */
export interface StaticPolicies {
  /** Adds the policy of a page. Other files stay as they are. */
  add(file: TextFile): TextFile;
  /** The `_headers` file for all files of the site. */
  headersFile(files: readonly OutputFile[]): TextFile;
}

export function createStaticPolicies(hash: Hash): StaticPolicies {
  // Pages with the same policy share one object: the texts of its scripts are parts of a page, which is kept with them.
  const known = new Map<string, { readonly policy: PagePolicy; readonly text: string }>();
  const lookUp = (policy: PagePolicy) => {
    const key = JSON.stringify(policy);
    const found = known.get(key) ?? { policy, text: policyText(policy, hash) };
    known.set(key, found);
    return found;
  };
  return {
    add: (file) => {
      if (file.policy === undefined) return file;
      const { policy, text } = lookUp(file.policy);
      return { ...file, policy, text: withMeta(file.text, text) };
    },
    headersFile: (files) => headersFile(files, hash),
  };
}

/** Browsers ignore `frame-ancestors` in a `<meta>`. Scripts before the element would not be restricted. */
function withMeta(html: string, policy: string): string {
  const content = policy.replace(/; frame-ancestors [^;]*/, '');
  const at = policyOffset(html);
  return `${html.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${content}">${html.slice(at)}`;
}

/** After the encoding, which must be within the first 1,024 bytes, if only `<meta>` elements come before it in the head. */
function policyOffset(html: string): number {
  const end = html.search(/<(?:\/head|body)[\s>]/i);
  const tags: HtmlTag[] = [];
  // Nothing matters after the first other tag.
  scanHtml(end < 0 ? html : html.slice(0, end), (tag) => {
    tags.push(tag);
    return BEFORE_POLICY.has(tag.name);
  });
  const opening = tags.findIndex(({ name }) => name !== 'html' && name !== 'head');
  const before = tags[(opening < 0 ? tags.length : opening) - 1];
  const head = opening < 0 ? [] : tags.slice(opening);
  const other = head.findIndex(({ name }) => name !== 'meta');
  const elements = other < 0 ? head : head.slice(0, other);
  const charset = elements.find((tag) => declaresCharset(readAttributes(html, tag)));
  return charset?.end ?? before?.end ?? head[0]?.start ?? 0;
}

const BEFORE_POLICY: ReadonlySet<string> = new Set(['html', 'head', 'meta']);

/**
 * One rule for all paths, because hosts limit their number: it allows what any page needs. Each page is restricted further by
 * its `<meta>`.
 */
function headersFile(files: readonly OutputFile[], hash: Hash): TextFile {
  const policies = files.flatMap((file) =>
    'policy' in file && file.policy !== undefined ? [file.policy] : [],
  );
  const policy = policyText(unionOf(policies), hash);
  const name = '  Content-Security-Policy: ';
  const fits = name.length + policy.length <= MAX_HEADER_LENGTH;
  const lines = [
    '/*',
    `${name}${fits ? policy : WITHOUT_SCRIPTS}`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  X-Frame-Options: SAMEORIGIN',
  ];
  return { path: HEADERS_FILE, text: `${lines.join('\n')}\n` };
}

/** What applies to every page, whatever its scripts. */
const WITHOUT_SCRIPTS = "object-src 'none'; base-uri 'none'; frame-ancestors 'self'";

function unionOf(policies: readonly PagePolicy[]): PagePolicy {
  return {
    scripts: [...new Set(policies.flatMap(({ scripts }) => scripts))],
    hosts: [...new Set(policies.flatMap(({ hosts }) => hosts))].sort(),
    handlers: [...new Set(policies.flatMap(({ handlers = [] }) => handlers))],
    connections: [...new Set(policies.flatMap(({ connections = [] }) => connections))].sort(),
  };
}
