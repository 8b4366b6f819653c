import type { OutputFile } from '../4-render/output-file.ts';
import { policyText } from '../4-render/postprocess/page-policy.ts';
import type { RenderedSite } from '../4-render/render-pages.ts';
import type { Manifest, ManifestFile } from '../model/release/manifest.ts';
import { type ContentPorts, contentOf } from './content-of.ts';
import { mediaType } from './media-type.ts';

export interface ReleasePorts extends ContentPorts {
  /** Keeps the bytes where the Worker finds them and gives their SHA-256 in hex. What is there already is not kept twice. */
  put(content: Uint8Array): string | Promise<string>;
  /** SHA-256 of a text's UTF-8, in Base64. */
  hash(text: string): string | Promise<string>;
}

export interface PlannedRelease {
  /** The SHA-256 of the manifest. */
  readonly id: string;
  readonly manifest: Manifest;
}

/**
 * Turns a rendered site into a release: every file a blob, named by its content, and a manifest of them that is a blob
 * itself. The manifest is put last, so that a release whose manifest is there is there as a whole. The same site gives the
 * same release, whoever builds it.
 */
export async function planRelease(rendered: RenderedSite, ports: ReleasePorts): Promise<PlannedRelease> {
  const files: [string, ManifestFile][] = [];
  const policies = createPolicies(ports);
  for (const file of rendered.files) files.push([file.path, await store(file, { ports, policies })]);
  const edgeData = await ports.put(encode(canonicalJson(rendered.edgeData)));
  const manifest: Manifest = {
    version: 1,
    files: Object.fromEntries(files),
    policies: [...policies.list()],
    shells: rendered.shells,
    redirects: rendered.redirects,
    edgeData,
  };
  const id = await ports.put(encode(canonicalJson(manifest)));
  return { id, manifest };
}

interface Storing {
  readonly ports: ReleasePorts;
  readonly policies: Policies;
}

async function store(file: OutputFile, { ports, policies }: Storing): Promise<ManifestFile> {
  const content = contentOf(file, ports);
  const bytes = typeof content === 'string' ? encode(content) : content;
  const policy =
    'text' in file && file.policy !== undefined ? await policies.indexOf(file.policy) : undefined;
  return {
    hash: await ports.put(bytes),
    bytes: bytes.length,
    type: mediaType(file.path),
    ...(policy !== undefined && { policy }),
    ...(file.isHashed === true && { isHashed: true }),
  };
}

interface Policies {
  indexOf(policy: NonNullable<Extract<OutputFile, { readonly text: string }>['policy']>): Promise<number>;
  list(): Iterable<string>;
}

/** Most pages of a site have the same policy: each text is made and kept once. */
function createPolicies({ hash }: ReleasePorts): Policies {
  const indexes = new Map<string, number>();
  const known = new Map<string, number>();
  return {
    indexOf: async (policy) => {
      const key = JSON.stringify([policy.scripts, policy.hosts]);
      const before = known.get(key);
      if (before !== undefined) return before;
      const text = await policyText(policy, hash);
      const index = indexes.get(text) ?? indexes.size;
      indexes.set(text, index);
      known.set(key, index);
      return index;
    },
    list: () => indexes.keys(),
  };
}

/** Keys in order, so that the same value has the same text and the same hash. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, inOrder(each)]));
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
