import { canonicalJson } from '../../formatters/index.ts';
import type { OutputFile } from '../4-render/output-file.ts';
import { type PagePolicy, policyText } from '../4-render/postprocess/page-policy.ts';
import type { RenderedSite } from '../4-render/render-pages.ts';
import { mediaType } from '../model/media-type.ts';
import type { EdgeData } from '../model/release/edge-data.ts';
import type { ManifestFile, ProtectedFiles } from '../model/release/manifest.ts';
import { type ContentPorts, contentOf } from './content-of.ts';
import { manifestText, type StoredPath } from './manifest-text.ts';

export interface ReleasePorts extends ContentPorts {
  /** Stores the bytes where the Worker finds them and returns their SHA-256 in hex. Existing blobs are not stored twice. */
  put(content: Uint8Array): string | Promise<string>;
  /** What `put` returned for pages that are the same objects as in earlier releases, and for images. Without it, all are stored again. */
  readonly pages?: StoredContents | undefined;
  /** Base64 SHA-256 of a text's UTF-8. */
  hash(text: string): string;
  /** Hash of a page's password that the Worker can verify: always the same for the same password of the site. */
  hashPassword(password: string): string;
}

export interface StoredContents {
  get(file: OutputFile): StoredContent | undefined;
  set(file: OutputFile, content: StoredContent): void;
}

/** The hash and the size of a file, and the policy of a page. */
export interface StoredContent extends Pick<ManifestFile, 'hash' | 'bytes'> {
  readonly policyText?: string | undefined;
}

export interface PlannedRelease {
  /** SHA-256 of the manifest. */
  readonly id: string;
  /** The manifest: canonical JSON. */
  readonly json: string;
}

/**
 * Stores a rendered site as a release: every file is a blob named by its content, and so is the manifest that lists them. The
 * manifest is stored last, so that a release with a manifest is complete. The same site always gives the same release.
 */
export async function planRelease(rendered: RenderedSite, ports: ReleasePorts): Promise<PlannedRelease> {
  const policies = createPolicies(ports);
  const storing = { ports, policies };
  const files = await storeAll(rendered.files, storing);
  const protectedFiles: ProtectedFiles[] = [];
  for (const pages of rendered.protectedPages)
    protectedFiles.push({
      ...('password' in pages ? { password: ports.hashPassword(pages.password) } : { access: pages.access }),
      below: pages.below.map((url) => url.slice(1)),
      files: Object.fromEntries(await storeAll(pages.files, storing)),
    });
  const downloads = downloadsOf(rendered.edgeData);
  const edgeData = await ports.put(encode(canonicalJson(rendered.edgeData)));
  const json = manifestText(files, {
    version: 1,
    policies: [...policies.list()],
    shells: rendered.shells,
    redirects: rendered.redirects,
    edgeData,
    ...(downloads.length > 0 && { downloads }),
    ...(protectedFiles.length > 0 && { protected: protectedFiles }),
  });
  return { id: await ports.put(encode(json)), json };
}

/** The blobs of files that products deliver, each once. */
function downloadsOf({ products }: EdgeData): string[] {
  const files = Object.values(products).flatMap((product) => product.files ?? []);
  return [...new Set(files.flatMap(({ hash }) => hash ?? []))].sort();
}

interface Storing {
  readonly ports: ReleasePorts;
  readonly policies: Policies;
}

async function storeAll(all: readonly OutputFile[], storing: Storing): Promise<readonly StoredPath[]> {
  const files: StoredPath[] = [];
  for (const file of all) {
    // Most files are those of the previous release.
    const content = storing.ports.pages?.get(file) ?? (await store(file, storing));
    files.push([file.path, manifestFile(file, content, storing.policies)]);
  }
  return files;
}

/** With sorted keys, as in the manifest. */
function manifestFile(
  { path, isHashed }: OutputFile,
  { hash, bytes, policyText }: StoredContent,
  policies: Policies,
): ManifestFile {
  const type = mediaType(path);
  if (isHashed === true) return { bytes, hash, isHashed, type };
  return policyText === undefined
    ? { bytes, hash, type }
    : { bytes, hash, policy: policies.indexOf(policyText), type };
}

async function store(file: OutputFile, { ports, policies }: Storing): Promise<StoredContent> {
  const content = contentOf(file, ports);
  const bytes = typeof content === 'string' ? encode(content) : content;
  const policy = 'text' in file ? file.policy : undefined;
  const stored = {
    hash: await ports.put(bytes),
    bytes: bytes.length,
    policyText: policy && policies.textOf(policy),
  };
  if (!('copy' in file)) ports.pages?.set(file, stored);
  return stored;
}

interface Policies {
  textOf(policy: PagePolicy): string;
  /** Indexes are given in the order of the files. */
  indexOf(text: string): number;
  list(): Iterable<string>;
}

/** Most pages have the same policy, so each is created and stored once. */
function createPolicies({ hash }: ReleasePorts): Policies {
  const indexes = new Map<string, number>();
  const texts = new Map<string, string>();
  return {
    textOf: (policy) => {
      const key = JSON.stringify(policy);
      const text = texts.get(key) ?? policyText(policy, hash);
      texts.set(key, text);
      return text;
    },
    indexOf: (text) => {
      const index = indexes.get(text) ?? indexes.size;
      indexes.set(text, index);
      return index;
    },
    list: () => indexes.keys(),
  };
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
