import { expect, it } from 'vitest';
import { buildSmallSite, documentText, withSmallSite } from '../../testing/build-small-site.ts';

it('a template that tests an entry of a menu does not find the page or the menu around it', async () => {
  const menu = `{.repeated section items}[{.if collection}{collection.title}{.end}{.if items} with {.repeated section items}{.if collection}{collection.title}{.or}{externalLink.title}{.end}{.end}{.end}]{.end}`;
  const link = (order: string, own: object) => ({
    order,
    externalLink: { title: 'Tides', url: 'https://tides.example' },
    ...own,
  });
  const items = {
    home: { order: 'a', pageId: 'home' },
    tides: link('b', {}),
    more: { order: 'c', title: 'More' },
    inner: link('a', { parent: 'more' }),
  };
  const { read } = await buildSmallSite(
    withSmallSite({
      'navigation/main.json': documentText('navigation', 'main', { items }),
      'theme/template.conf':
        '{ "layouts": { "default": { "regions": ["site"] } }, "navigations": [{ "name": "main" }] }',
      'theme/site.region': `<squarespace:navigation navigationId="main">${menu}</squarespace:navigation>{squarespace.main-content}`,
    }),
  );
  expect(read('index.html')).toMatch(/^\[Home\]\[\]\[More with Tides\]/);
});
