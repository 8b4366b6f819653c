import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { documentFile, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { renderSite } from '../../compile-site.ts';
import { createLocale } from '../../node/locales.ts';
import { policyText } from './page-policy.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/** Returns the policy of the home page with this region and description. */
async function policyOf(region: string, description = '') {
  const home = { pageType: 2, title: 'Home', urlId: 'home', isHome: true, description };
  const files = smallSite({
    'theme/site.region': region,
    'pages/home.json': documentFile('page', 'home', home),
  });
  const { rendered } = await renderSite({ site: createMemoryFiles(files), createLocale }, { now: 2 });
  const page = rendered?.files.find(({ path }) => path === 'index.html');
  if (!page || !('policy' in page) || page.policy === undefined) throw new Error('no policy');
  return page.policy;
}

describe('event handlers of the theme', () => {
  it.each([
    ['<button onclick="toggle(\'menu\')">Menu</button>', "toggle('menu')"],
    ["<body ontouchstart=''>{collection.description}</body>", ''],
    ['<label class="menu" onclick></label>', ''],
    ['<a onclick="open(&quot;/a&quot;)">a</a>', 'open("/a")'],
    ['<a ONCLICK = "{.if collection}{.end}; run()">a</a><b onclick="run()">b</b>', 'run()'],
  ])('may run: %s', async (region, handler) => {
    expect((await policyOf(region)).handlers).toEqual([handler]);
  });

  it('may run by their hash only', async () => {
    const text = policyText({ scripts: [], hosts: [], handlers: ['run()'] }, hash);
    expect(text).toContain(`script-src 'self' 'sha256-${hash('run()')}' 'unsafe-hashes';`);
    expect(policyText({ scripts: ['run()'], hosts: [] }, hash)).not.toContain('unsafe-hashes');
  });

  it('may not run from a text, or composed by a template', async () => {
    const region =
      '<body><a onclick="menu()">a</a>{collection.description}<b onclick="{collection.title}">b</b></body>';
    const { handlers } = await policyOf(region, '<img src="x" onerror="steal()">');
    expect(handlers).toEqual(['menu()']);
  });

  it('are in the policies of pages that have them only', async () => {
    const region = '<body>{.if item}<a onclick="menu()">a</a>{.end}</body>';
    expect(await policyOf(region)).toEqual({ scripts: [], hosts: [] });
  });
});
