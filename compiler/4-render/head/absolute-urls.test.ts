import { expect, it } from 'vitest';
import { documentFile, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { createMemoryOutput } from '../../5-write/memory-output.ts';
import { compileSite } from '../../compile-site.ts';

const ABOUT = { pageType: 2, title: 'About', urlId: 'café', redirectFrom: ['/old'] };

async function build(baseUrl: string | undefined): Promise<(path: string) => string> {
  const output = createMemoryOutput();
  const site = createMemoryFiles(smallSite({ 'pages/about.json': documentFile('page', 'about', ABOUT) }));
  await compileSite({ site, output }, { now: 0, baseUrl });
  return (path) => output.readText(path) ?? '';
}

it.each(['https://other.example', 'https://other.example/'])(
  'absolute URLs begin with the base URL of the build, and one slash: %s',
  async (baseUrl) => {
    const read = await build(baseUrl);
    const url = 'https://other.example/caf%C3%A9';
    expect(read('café/index.html')).toContain(`<link rel="canonical" href="${url}">`);
    expect(read('café/index.html')).toContain(`<meta property="og:url" content="${url}">`);
    expect(read('sitemap.xml')).toContain(`<loc>${url}</loc>`);
    expect(read('old/index.html')).toContain(`<link rel="canonical" href="${url}">`);
  },
);

it('without a base URL of the build, absolute URLs begin with that of the site', async () => {
  expect((await build(undefined))('sitemap.xml')).toContain('<loc>https://small.example/caf%C3%A9</loc>');
});
