import { describe, expect, it } from 'vitest';
import type { OutputFile } from '../4-render/output-file.ts';
import type { RenderedSite } from '../4-render/render-pages.ts';
import type { Manifest } from '../model/release/manifest.ts';
import { putFile } from '../testing/put-file.ts';
import { createMemoryOutput } from './memory-output.ts';
import { checkedPath } from './output.ts';
import { planRelease } from './release.ts';
import { createStaticPolicies } from './static-policies.ts';
import { withoutProtectedPages } from './without-protected-pages.ts';
import { MANIFEST, writeOutput } from './write-output.ts';

const hash = (text: string) => `h${text.length}`;
const policy = (own: object = {}) => ({ scripts: [], hosts: [], ...own });

describe('the policies of a static host', () => {
  const policies = createStaticPolicies(hash);
  const header = (files: readonly OutputFile[]) =>
    /Content-Security-Policy: (.*)/.exec(policies.headersFile(files).text)?.[1] ?? '';

  it('say who may frame a page in the header only', () => {
    const page = policies.add({ path: 'a.html', text: '<head></head>', policy: policy() });
    expect(page.text).toContain("base-uri 'none'");
    expect(page.text).not.toContain('frame-ancestors');
    expect(header([{ path: 'a.html', text: '', policy: policy() }])).toContain("frame-ancestors 'self'");
  });

  it('have the scripts and event handlers of all pages', () => {
    const files = [
      { path: 'a.html', text: '', policy: policy({ scripts: ['aa'], hosts: ['https://b.example'] }) },
      { path: 'b.html', text: '', policy: policy({ handlers: ['bbb'], hosts: ['https://a.example'] }) },
    ];
    expect(header(files)).toContain(
      "script-src 'self' 'sha256-h2' 'sha256-h3' 'unsafe-hashes' https://a.example https://b.example;",
    );
  });

  it('leave out scripts where the line would be longer than 2000 characters', () => {
    const withHost = (length: number) =>
      header([{ path: 'a.html', text: '', policy: policy({ hosts: ['x'.repeat(length)] }) }]);
    const name = '  Content-Security-Policy: '.length;
    const free = 2000 - name - withHost(1).length + 1;
    expect(withHost(free)).toContain('script-src');
    expect(withHost(free + 1)).toBe("object-src 'none'; base-uri 'none'; frame-ancestors 'self'");
  });
});

describe('the protected pages that a static host does not get', () => {
  const leftOut = (pages: readonly { urls: readonly string[]; below: readonly string[] }[]) =>
    withoutProtectedPages(
      { files: [], shells: {}, redirects: {}, protectedPages: pages } as unknown as RenderedSite,
      [],
    ).diagnostics[0]?.message;

  it.each([
    [[{ urls: ['/a'], below: [] }], 'The protected page /a was left out'],
    [[{ urls: ['/a', '/b'], below: [] }], 'The protected pages /a, /b were left out'],
    [
      [{ urls: ['/a', '/a/b'], below: ['/a'] }],
      'The protected page /a (with everything below it) was left out',
    ],
  ])('are named: %j', (pages, message) => {
    expect(leftOut(pages)).toContain(message);
  });
});

describe('a release', () => {
  it('has policies by what they allow, and paths below which a password is needed', async () => {
    const file = (path: string, own: object) => ({ path, text: path, policy: policy(own) });
    const rendered = {
      files: [file('a.html', {}), file('b.html', { handlers: ['x'] }), file('c.html', {})],
      protectedPages: [{ password: 'p', urls: ['/d'], below: ['/d'], files: [] }],
      shells: {},
      redirects: {},
      edgeData: { products: {} },
    } as unknown as RenderedSite;
    const { json } = await planRelease(rendered, {
      put: (content) => `blob${content.length}`,
      hash,
      hashPassword: (password) => `hashed ${password}`,
      readBytes: () => new Uint8Array(),
    });
    const manifest = JSON.parse(json) as Manifest;
    expect(Object.values(manifest.files).map((each) => each.policy)).toEqual([0, 1, 0]);
    expect(manifest.files['a.html']?.type).toMatch(/^text\/html/);
    expect(manifest.protected).toEqual([{ password: 'hashed p', below: ['d'], files: {} }]);
  });
});

describe('an output folder', () => {
  const write = (output: ReturnType<typeof createMemoryOutput>, ...paths: readonly string[]) =>
    writeOutput(
      paths.map((path) => ({ path, text: path })),
      { output, readBytes: () => new Uint8Array() },
    );

  it('has a file where a folder of the previous build was, and the reverse', async () => {
    const output = createMemoryOutput();
    await write(output, 'a/b.txt', 'c');
    expect((await write(output, 'a', 'c/d.txt')).removed.toSorted()).toEqual(['a/b.txt', 'c']);
    expect([...output.files.keys()].sort()).toEqual([MANIFEST, 'a', 'c/d.txt']);
  });

  it('loses the files that its list names, whatever else is in the list', async () => {
    const output = createMemoryOutput();
    await putFile(output, MANIFEST, '{"files":[7,"old.txt"]}');
    await putFile(output, 'old.txt', 'x');
    expect((await write(output, 'new.txt')).removed).toEqual(['old.txt']);
  });

  it.each(['C:/a', 'a\\b', 'a\0', '../a', 'a//b', '/a', './a', ''])('has no path %j', (path) => {
    expect(() => checkedPath(path)).toThrow('is no path inside the output folder');
  });
});
