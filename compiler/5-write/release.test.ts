import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MINIMAL_RUNTIME } from '../../fixtures/sites/minimal-runtime.ts';
import { readFixtureSite } from '../../fixtures/sites/read-fixture-site.ts';
import { createMemoryFiles } from '../1-read/memory-files.ts';
import { renderSite } from '../compile-site.ts';
import { type Manifest, manifestSchema, SHELL_MARK, SHELLS } from '../model/release/manifest.ts';
import { createLocale } from '../node/locales.ts';
import { compileStyles } from '../node/styles/compile-styles.ts';
import { planRelease, type ReleasePorts } from './release.ts';

interface Released {
  readonly id: string;
  readonly manifest: Manifest;
  text(path: string): string;
  policyOf(path: string): string;
}

interface Change {
  readonly path: string;
  readonly search: string;
  readonly by: string;
}

/** Returns the fixture site as a release, with one text changed. */
async function release(change?: Change): Promise<Released> {
  const files = readFixtureSite('sites/harbour');
  const texts = Object.fromEntries(files.list().map(({ path }) => [path, files.readText(path)]));
  if (change !== undefined) {
    expect(texts[change.path]).toContain(change.search);
    texts[change.path] = (texts[change.path] ?? '').replace(change.search, change.by);
  }
  const ports = { site: createMemoryFiles(texts), compileStyles, createLocale, runtime: MINIMAL_RUNTIME };
  const { rendered, contents, diagnostics } = await renderSite(ports, { now: 0 });
  if (rendered === undefined) throw new Error(JSON.stringify(diagnostics));
  const blobs = new Map<string, Uint8Array>();
  const own: ReleasePorts = {
    ...contents,
    put: (content) => {
      const hash = sha256(content, 'hex');
      blobs.set(hash, content);
      return hash;
    },
    hash: (text) => sha256(text, 'base64'),
    hashPassword: (password) => `hash of ${password.length} characters`,
  };
  const planned = await planRelease(rendered, own);
  const manifest = JSON.parse(planned.json) as Manifest;
  expect(new TextDecoder().decode(blobs.get(planned.id))).toContain('"version":1');
  return {
    id: planned.id,
    manifest,
    text: (path) => new TextDecoder().decode(blobs.get(manifest.files[path]?.hash ?? '')),
    policyOf: (path) => manifest.policies[manifest.files[path]?.policy ?? -1] ?? '',
  };
}

function sha256(content: string | Uint8Array, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(content).digest(encoding);
}

const harbour = await release();

describe('a release', () => {
  it('has the same id for the same site, and another for another (R-COMP-PUB-02)', async () => {
    expect((await release()).id).toBe(harbour.id);
    expect(harbour.id).toMatch(/^[0-9a-f]{64}$/);
    const changed = await release({ path: 'items/log/tar.md', search: 'tar', by: 'pitch' });
    expect(changed.id).not.toBe(harbour.id);
    expect(changed.manifest.files['shop/index.html']).toEqual(harbour.manifest.files['shop/index.html']);
  });

  it('is described by a manifest that the Worker can read', () => {
    expect(manifestSchema.parse(harbour.manifest)).toEqual(harbour.manifest);
    expect(Object.keys(harbour.manifest.files)).toContain('shop/p/rope/index.html');
    const { type, bytes } = harbour.manifest.files['index.html'] ?? {};
    expect(type).toBe('text/html; charset=utf-8');
    expect(bytes).toBe(Buffer.byteLength(harbour.text('index.html')));
  });

  it('contains redirects', async () => {
    expect(harbour.manifest.redirects).toEqual({});
    const by = '"urlId": "about", "redirectFrom": ["/who"]';
    const { manifest } = await release({ path: 'pages/about.json', search: '"urlId": "about"', by });
    expect(manifestSchema.parse(manifest).redirects).toEqual({ who: '/about' });
  });

  it('has shells with one marker for content from the Worker', () => {
    const ofAllSites = SHELLS.filter((shell) => !['lock-screen', 'access-denied', 'paywall'].includes(shell));
    expect(Object.keys(harbour.manifest.shells)).toEqual(ofAllSites.toSorted());
    for (const path of Object.values(harbour.manifest.shells)) {
      expect(harbour.text(path).split(SHELL_MARK).length).toBe(2);
    }
  });
});

describe('the policy of a page', () => {
  const pages = (manifest: Manifest) => Object.keys(manifest.files).filter((path) => path.endsWith('.html'));

  it('is there for every page, and for nothing else', () => {
    expect(pages(harbour.manifest).length).toBe(18);
    for (const [path, { policy }] of Object.entries(harbour.manifest.files)) {
      expect(policy !== undefined).toBe(path.endsWith('.html'));
    }
    for (const path of pages(harbour.manifest)) {
      expect(harbour.policyOf(path)).toContain("object-src 'none'");
      expect(harbour.policyOf(path)).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    }
  });

  it('lists the hashes of exactly the inline scripts of the page', () => {
    for (const path of pages(harbour.manifest)) {
      const scripts = Array.from(
        harbour.text(path).matchAll(/<script(?![^>]*\bsrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g),
        ([, text = '']) => `'sha256-${sha256(text, 'base64')}'`,
      );
      const named = harbour.policyOf(path).match(/'sha256-[^']+'/g) ?? [];
      expect(named).toEqual([...new Set(scripts)].sort());
    }
    expect(harbour.policyOf('shop/p/rope/index.html')).toContain('sha256-');
  });

  it('lets the page of a product load what its popup shows, and no other page', async () => {
    const context = {
      afterPayAvailable: true,
      afterPayMin: 0,
      afterPayMax: 99_999,
      stripeAccountCountry: 'GB',
    };
    const { policyOf } = await release({
      path: 'items/shop/rope.json',
      search: '"order": "a1",',
      by: `"order": "a1", "installmentContext": ${JSON.stringify(context)},`,
    });
    const connections = (path: string) => /connect-src [^;]*/.exec(policyOf(path))?.[0];
    expect(connections('shop/p/rope/index.html')).toBe(
      "connect-src 'self' https://static.afterpay.com/modal/en_GB.html",
    );
    expect(connections('shop/p/anchor/index.html')).toBe("connect-src 'self'");
  });

  it('lets scripts of the owner run, and none that a text of the site brings in', async () => {
    const code = { kind: 23, order: 'a9', section: 'middle', value: { html: '<script>own()</script>' } };
    const own = await release({
      path: 'pages/home.json',
      search: '"button": {',
      by: `"own": ${JSON.stringify(code)}, "button": {`,
    });
    expect(own.policyOf('index.html')).toContain(sha256('own()', 'base64'));
    const raw = await release({
      path: 'items/log/tar.json',
      search: '"title": "Tar"',
      by: '"title": "Tar <script>steal()</script>"',
    });
    const page = raw.text('log/tar/index.html');
    expect(page).toContain('&lt;script&gt;');
    expect(raw.policyOf('log/tar/index.html')).not.toContain(sha256('steal()', 'base64'));
  });
});
