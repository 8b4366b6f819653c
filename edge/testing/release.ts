import { env } from 'cloudflare:workers';
import {
  type Access,
  type EdgeData,
  type Manifest,
  type ManifestFile,
  SHELLS,
} from '../../compiler/model/index.ts';
import { forgetActiveRelease } from '../release/active-release.ts';
import { blobPath } from '../release/blobs.ts';
import { createTenant } from '../tenancy/tenant.ts';

export interface TestRelease {
  /** Path to text; type and hashing follow from extension and name. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly shells?: Manifest['shells'];
  readonly redirects?: Manifest['redirects'];
  readonly policies?: readonly string[];
  readonly edgeData?: Partial<EdgeData>;
  /** Hash of the password or the audience, and paths to texts. */
  readonly protected?: readonly {
    readonly password?: string;
    readonly access?: Access;
    readonly below?: readonly string[];
    readonly files: Readonly<Record<string, string>>;
  }[];
  readonly message?: string;
  readonly docs?: Readonly<Record<string, number>>;
  readonly expectedPrevious?: string | null;
}

/** Stores and activates a release; returns its id. */
export async function publishRelease(release: TestRelease = {}, siteId = 'shop'): Promise<string> {
  const id = await storeRelease(release, siteId);
  const { message = 'Test', docs, expectedPrevious } = release;
  const result = await createTenant(testEnv(), siteId)
    .site()
    .activate(siteId, { id, message, createdBy: 'test', docs, expectedPrevious });
  if (!result.ok) throw new Error(`The release was not activated: ${result.reason}`);
  forgetActiveRelease(siteId);
  return id;
}

/** Stores blobs and manifest only. */
export async function storeRelease(release: TestRelease, siteId = 'shop'): Promise<string> {
  const files = await storeFiles(release.files);
  const behind = await Promise.all(
    (release.protected ?? []).map(async (each) => ({
      ...(each.password !== undefined && { password: each.password }),
      ...(each.access && { access: each.access }),
      below: [...(each.below ?? [])],
      files: await storeFiles(each.files),
    })),
  );
  const manifest: Manifest = {
    version: 1,
    files,
    policies: [...(release.policies ?? ["default-src 'self'"])],
    shells: release.shells ?? shellsIn(files),
    redirects: release.redirects ?? {},
    edgeData: await putBlob(JSON.stringify(edgeDataOf(siteId, release.edgeData))),
    ...(behind.length > 0 && { protected: behind }),
  };
  return putBlob(JSON.stringify(manifest));
}

async function storeFiles(contents: TestRelease['files'] = {}): Promise<Manifest['files']> {
  const files: Record<string, ManifestFile> = {};
  for (const [path, content] of Object.entries(contents)) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    const isPage = type.startsWith('text/html');
    files[path] = {
      hash: await putBlob(bytes),
      bytes: bytes.length,
      type,
      ...(isPage && { policy: 0 }),
      ...(/-[0-9a-f]{8}\.\w+$/.test(path) && { isHashed: true }),
    };
  }
  return files;
}

export async function putBlob(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  await testEnv().R2?.put(blobPath(hash), bytes);
  return hash;
}

/**
 * Returns the bindings of the Worker under test; each Durable Object namespace knows its class. The files of the dashboard are those
 * that tests put in the bucket as `editor/…`.
 */
export function testEnv(): Cloudflare.Env {
  return ENV;
}

const ASSETS = {
  async fetch(address: string): Promise<Response> {
    const file = await env.R2?.get(`editor${decodeURIComponent(new URL(address).pathname)}`);
    return file === null || file === undefined
      ? new Response(null, { status: 404 })
      : new Response(file.body);
  },
};

const ENV: Cloudflare.Env = { ...env, ASSETS: ASSETS as unknown as Fetcher };

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
};

function shellsIn(files: Readonly<Record<string, ManifestFile>>): Manifest['shells'] {
  const found = SHELLS.filter((name) => Object.hasOwn(files, `_shells/${name}.html`));
  return Object.fromEntries(found.map((name) => [name, `_shells/${name}.html`]));
}

function edgeDataOf(siteId: string, given: Partial<EdgeData> = {}): EdgeData {
  return {
    version: 1,
    website: {
      id: siteId,
      title: 'Olaria',
      language: 'en',
      timeZone: 'Europe/Lisbon',
      needsConsent: false,
    },
    store: {
      currency: 'EUR',
      expressCheckout: false,
      sendRestockAutomatically: false,
      shippingOptions: [],
      taxRules: [],
      taxIsIncluded: false,
    },
    products: {},
    forms: {},
    ...given,
  };
}
