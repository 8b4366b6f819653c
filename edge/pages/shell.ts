import { SHELL_MARK, type ShellName } from '../../compiler/model/index.ts';
import { SHELL_TITLES } from '../../formatters/vocabulary/site/shell-titles.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import { type Html, html, markupOf } from './html.ts';
import { plainPage } from './plain-page.ts';

export interface ShellOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the title of the shell. */
  readonly title?: string;
  /** What the paths of the language start with: `fr/`. Default: the language of the release. */
  readonly prefix?: string;
  /** Ids of the products in the cart: the theme's suggestions do not show them. */
  readonly inCart?: ReadonlySet<string>;
}

/**
 * Renders dynamic content in a page of the published theme. Before the first publish (`release` is undefined), and in
 * themes without this shell, it renders a plain page.
 */
export async function renderShell(
  release: ActiveRelease | undefined,
  name: ShellName,
  content: Html,
  options: ShellOptions = {},
): Promise<Response> {
  const shell = release && (await loadShell(release, name, options.prefix ?? prefixOf(release)));
  if (release === undefined || shell === undefined) {
    return plainPage({ title: SHELL_TITLES[name], content, ...options });
  }
  const at = shell.text.indexOf(SHELL_MARK);
  const head = withTitle(shell.text.slice(0, at), options.title, release.data.website.title);
  const tail = shell.text.slice(at + SHELL_MARK.length);
  const [before, after] = [head, tail].map((part) => hideInCart(part, options.inCart));
  const page = before + markupOf(content) + after;
  return new Response(page, {
    status: options.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Personal content must not be cached. Not `no-store`, which would disable the back/forward cache.
      'cache-control': 'private, no-cache',
      ...(shell.policy !== undefined && { 'content-security-policy': shell.policy }),
      ...options.headers,
    },
  });
}

/** Renders a message with a link: the response to a form without scripts. */
export function renderMessage(
  release: ActiveRelease | undefined,
  message: { readonly title: string; readonly text: string; readonly back?: Html },
  options: ShellOptions = {},
): Promise<Response> {
  const content = html`<h1>${message.title}</h1><p>${message.text}</p>${message.back && html`<p>${message.back}</p>`}`;
  return renderShell(release, 'message', content, { title: message.title, ...options });
}

/** With scripts, the runtime shows and hides the same elements when the cart changes. */
function hideInCart(text: string, ids: ReadonlySet<string> = new Set()): string {
  if (ids.size === 0) return text;
  return text.replaceAll(/ data-unless-in-cart="([^"]*)"/g, (found, id) =>
    ids.has(id) ? `${found} hidden` : found,
  );
}

function withTitle(head: string, title: string | undefined, site: string): string {
  if (title === undefined) return head;
  return head.replace(/<title>[^<]*<\/title>/, () => markupOf(html`<title>${title} — ${site}</title>`));
}

function prefixOf({ inLanguage }: ActiveRelease): string {
  return inLanguage === undefined ? '' : `${inLanguage.code}/`;
}

interface Shell {
  readonly text: string;
  readonly policy: string | undefined;
}

async function loadShell(
  { manifest, blobs }: ActiveRelease,
  name: ShellName,
  prefix = '',
): Promise<Shell | undefined> {
  const own = manifest.shells[name];
  const path = own && prefix + own;
  const file = path === undefined || !Object.hasOwn(manifest.files, path) ? undefined : manifest.files[path];
  if (file === undefined) return undefined;
  const policy = file.policy === undefined ? undefined : manifest.policies[file.policy];
  const known = shells.get(file.hash);
  const text = known ?? (await (await blobs.get(file.hash))?.text());
  if (text === undefined || !text.includes(SHELL_MARK)) return undefined;
  if (shells.size >= MAX_SHELLS) shells.clear();
  shells.set(file.hash, text);
  return { text, policy };
}

/** Cache of the isolate, by hash. */
const shells = new Map<string, string>();
const MAX_SHELLS = 20;
