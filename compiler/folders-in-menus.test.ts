import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildSmallSite, documentText } from './testing/build-small-site.ts';

const kiln = (name: string) => readFileSync(`fixtures/themes/kiln/blocks/${name}.block`, 'utf8');

/** The main menu of kiln on the home page. */
async function menuWith(items: object): Promise<string> {
  const { read } = await buildSmallSite({
    'theme/site.region':
      '<html><head>{squarespace-headers}</head><body><squarespace:navigation navigationId="main" template="navigation" />{squarespace.main-content}</body></html>',
    'theme/blocks/navigation.block': kiln('navigation'),
    'theme/blocks/navigation-item.block': kiln('navigation-item'),
    'pages/visit.json': documentText('page', 'visit', { pageType: 2, title: 'Visit', urlId: 'visit' }),
    'navigation/main.json': documentText('navigation', 'main', { items }),
  });
  return /<ul class="nav-list">[\s\S]*?<\/body>/.exec(read('index.html'))?.[0].replace(/\s*\n\s*/g, '') ?? '';
}

it('folders in the menu of the default theme show their entries when they are opened', async () => {
  const menu = await menuWith({
    more: { order: 'a', title: 'More' },
    visit: { order: 'a', parent: 'more', pageId: 'visit' },
    tides: {
      order: 'b',
      parent: 'more',
      externalLink: { title: 'Tides', url: 'https://tides.example', newWindow: true },
    },
  });
  expect(menu).toContain(
    '<summary>More</summary><ul class="nav-sub"><li class="nav-item"><a href="/visit">Visit</a></li>' +
      '<li class="nav-item"><a href="https://tides.example" target="_blank" rel="noopener">Tides</a></li></ul>',
  );
});

it('a folder without entries shows none, and not the menu again', async () => {
  const menu = await menuWith({
    more: { order: 'a', title: 'More' },
    visit: { order: 'b', pageId: 'visit' },
  });
  expect(menu).toContain('<summary>More</summary><ul class="nav-sub"></ul>');
  expect(menu.match(/href="\/visit"/g)).toHaveLength(1);
});
