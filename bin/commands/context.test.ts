import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { documentFile, smallBlog, smallSite } from '../../fixtures/sites/small-site.ts';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { runForTranscript } from '../testing/transcript.ts';

const folder = createTemporaryFolder(
  Object.fromEntries(
    Object.entries({
      ...smallSite(smallBlog('Hello *reader*.', { publishOn: 1, title: 'Knots & splices' })),
      'items/log/secret.json': documentFile('item', 'secret', {
        collectionId: 'log',
        recordType: 1,
        title: 'Not yet',
        urlId: 'secret',
        status: 'Draft',
      }),
    }).map(([path, content]) => [`site/${path}`, String(content)]),
  ),
);
afterAll(() => folder.remove());

const run = (line: string) => runForTranscript(['context', ...line.split(' ')], { cwd: folder.path });
const contextOf = async (line: string) => JSON.parse((await run(line)).out) as Record<string, unknown>;

describe('quoin context', () => {
  test('prints what the templates of a page can read, with its main content', async () => {
    const context = await contextOf('/log/one site');
    expect(context).toMatchObject({
      website: { siteTitle: 'Small', baseUrl: 'https://small.example' },
      collection: { id: 'log', title: 'Log', typeName: 'blog' },
      item: { id: 'one', title: 'Knots & splices', fullUrl: '/log/one' },
      template: {},
      mainContent: expect.stringContaining('<em>reader</em>'),
    });
    expect(context).not.toHaveProperty('squarespace-headers');
  });

  test('finds a page by path or address', async () => {
    for (const url of ['log', '/log/', 'https://small.example/log?format=json#one'])
      expect(await contextOf(`${url} site`)).toMatchObject({
        collection: { id: 'log' },
        items: [{ id: 'one' }],
      });
    expect(await contextOf('/ site')).toMatchObject({ collection: { id: 'home', homepage: true } });
  });

  test('has drafts only when asked for', async () => {
    expect((await run('/log site')).out).not.toContain('Not yet');
    expect((await run('/log site --drafts')).out).toContain('Not yet');
    expect(await contextOf('/log/secret site --drafts')).toMatchObject({ item: { title: 'Not yet' } });
  });

  test('is indented on request', async () => {
    expect((await run('/ site')).out.trim().split('\n')).toHaveLength(1);
    expect((await run('/ site --pretty')).out).toMatch(/^\{\n {2}"/);
  });

  test('prints the main content alone', async () => {
    expect((await run('/log/one site --main-content')).out).toMatch(/<em>reader<\/em>/);
    expect((await run('/log/one site --main-content')).out).not.toContain('{"');
    expect(await contextOf('/log/one site --main-content --json')).toEqual({
      mainContent: expect.stringContaining('<em>reader</em>'),
    });
  });

  test('suggests the nearest pages for an unknown one', async () => {
    const { code, out, err } = await run('/logs/one site');
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('No page at /logs/one');
    expect(err).toMatch(/did you mean \/log\/one, /);
    expect((await run('/log/secret site')).err).toContain('No page at /log/secret');
  });

  test('rejects missing and excess arguments', async () => {
    expect((await runForTranscript(['context'], { cwd: folder.path })).err).toContain(
      'Missing argument: url',
    );
    expect((await run('/ site other')).err).toContain('Too many arguments: other');
  });
});

test('the context of a page has the average colors of images, measured unless their documents have them', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a09f74' } })
    .png()
    .toBuffer();
  const documents = Object.entries({ plain: {}, own: { colorData: { centerAverage: '123456' } } }).flatMap(
    ([id, colorData]) => {
      const item = { collectionId: 'log', recordType: 1, title: id, urlId: id, mainImageId: id };
      return [
        [
          `assets/${id}.json`,
          documentFile('asset', id, { filename: `${id}.png`, mime: 'image/png', ...colorData }),
        ],
        [`items/log/${id}.json`, documentFile('item', id, item)],
      ];
    },
  );
  const site = { ...smallSite(smallBlog('Text', { publishOn: 1 })), ...Object.fromEntries(documents) };
  const own = createTemporaryFolder(
    Object.fromEntries(Object.entries(site).map(([path, text]) => [`site/${path}`, String(text)])),
  );
  for (const id of ['plain', 'own']) writeFileSync(join(own.path, `site/assets/${id}.png`), png);
  const colorsOf = async (url: string) => {
    const { out } = await runForTranscript(['context', url, 'site'], { cwd: own.path });
    return JSON.parse(out).item.colorData;
  };
  expect(await colorsOf('/log/plain')).toMatchObject({
    topLeftAverage: 'a09f74',
    suggestedBgColor: 'a09f74',
  });
  expect(await colorsOf('/log/own')).toEqual({ centerAverage: '123456' });
  own.remove();
});
