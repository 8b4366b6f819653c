import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { OutputFile } from '../4-render/output-file.ts';
import type { PagePolicy } from '../4-render/postprocess/page-policy.ts';
import type { RenderedSite } from '../4-render/render-pages.ts';
import type { Manifest } from '../model/release/manifest.ts';
import { planRelease } from './release.ts';

const sha256 = (content: string | Uint8Array, encoding: 'hex' | 'base64') =>
  createHash('sha256').update(content).digest(encoding);

async function manifestOf(files: readonly OutputFile[], products: object = {}) {
  const nothing = { shells: {}, redirects: {}, diagnostics: [], protectedPages: [] };
  const rendered = { ...nothing, files, edgeData: { products } } as unknown as RenderedSite;
  const ports = {
    readBytes: () => new Uint8Array(),
    put: (content: Uint8Array) => sha256(content, 'hex'),
    hash: (text: string) => sha256(text, 'base64'),
    hashPassword: () => '',
  };
  return JSON.parse((await planRelease(rendered, ports)).json) as Manifest;
}

const page = (path: string, policy: Partial<PagePolicy>): OutputFile => ({
  path,
  text: path,
  policy: { scripts: [], hosts: [], ...policy },
});

it.each<readonly [string, Partial<PagePolicy>]>([
  ['inline scripts', { scripts: ['run()'] }],
  ['hosts', { hosts: ['https://cdn.example'] }],
  ['event handlers', { handlers: ['open()'] }],
])('pages with other %s have another policy, and equal ones share one', async (_what, other) => {
  const files = [page('a.html', {}), page('b.html', other), page('c.html', {}), page('d.html', other)];
  const { files: stored, policies } = await manifestOf(files);
  expect(policies).toHaveLength(2);
  expect(Object.values(stored).map(({ policy }) => policy)).toEqual([0, 1, 0, 1]);
});

it('only files whose names change with their content can be cached for a year', async () => {
  const style = { path: 'site.1f2e3d4c.css', text: 'a {}', isHashed: true };
  const { files } = await manifestOf([page('index.html', {}), style, { path: 'robots.txt', text: '' }]);
  const hashed = Object.keys(files).filter((path) => files[path]?.isHashed === true);
  expect(hashed).toEqual(['site.1f2e3d4c.css']);
});

it('files that customers pay for are listed once each, in any order of products', async () => {
  const file = (digit: string) => ({ filename: `${digit}.pdf`, hash: digit.repeat(64) });
  const products = { cup: { files: [file('b'), file('a')] }, mug: { files: [file('b')] }, none: {} };
  const { downloads } = await manifestOf([], products);
  expect(downloads).toEqual(['a'.repeat(64), 'b'.repeat(64)]);
});
