import { describe, expect, it } from 'vitest';
import type { FileMap } from '../../1-read/memory-files.ts';
import { buildSmallSite, documentText } from '../../testing/build-small-site.ts';

const REGION =
  '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}<squarespace:block-field id="footer" columns="12" class="foot" /></body></html>';

const text = (markdown: string, more: object = {}) => ({
  kind: 2,
  order: 'a0',
  value: { markdown },
  ...more,
});

function field(id: string, blocks: object): FileMap {
  return { [`block-fields/${id}.json`]: documentText('block-field', id, { blocks }) };
}

/** Position in two columns. */
const half = (col: number) => ({ layout: { desktop: { col, span: 12, row: 1, rows: 1 } } });

function codes(diagnostics: readonly { readonly code: string }[]): readonly string[] {
  return diagnostics.map(({ code }) => code);
}

describe('a block field', () => {
  it('shows the blocks of its document on every page with the tag', async () => {
    const { read } = await buildSmallSite({
      'theme/site.region': REGION,
      ...field('footer', { words: text('Open on Saturdays') }),
      'pages/visit.json': documentText('page', 'visit', { pageType: 2, title: 'Visit', urlId: 'visit' }),
    });
    for (const path of ['index.html', 'visit/index.html']) {
      expect(read(path)).toContain('<p>Open on Saturdays</p>');
    }
  });

  it('is rows and columns of the classic grid', async () => {
    const { read } = await buildSmallSite({
      'theme/site.region': REGION,
      ...field('footer', {
        left: text('Left', half(1)),
        right: text('Right', { ...half(13), order: 'a1' }),
        below: text('Below', { order: 'a2' }),
      }),
    });
    const html = read('index.html').replace(/\n/g, '');
    expect(html).not.toMatch(/data-(bid|edit)/);
    expect(html).toMatch(
      /<div class="sqs-layout sqs-grid-12 columns-12 foot" data-type="block-field" id="footer"><div class="row sqs-row"><div class="col sqs-col-6 span-6"><div class="sqs-block html-block sqs-block-html" data-block-type="2" id="block-footer-left"><div class="sqs-block-content"><p>Left<\/p><\/div><\/div><\/div><div class="col sqs-col-6 span-6"><div class="sqs-block html-block [^>]*><div [^>]*><p>Right<\/p><\/div><\/div><\/div><\/div><div class="row sqs-row"><div class="col sqs-col-12 span-12"><div [^>]*><div [^>]*><p>Below<\/p>/,
    );
  });

  it('has the rules of the classic grid in the style sheet', async () => {
    const css = async (files: FileMap) => {
      const { read, paths } = await buildSmallSite({ 'theme/site.region': REGION, ...files });
      return read(paths.find((path) => path.endsWith('.css')) ?? '');
    };
    expect(await css(field('footer', { words: text('Words') }))).toContain(
      ':where(.sqs-layout .sqs-col-6){width:50%}',
    );
    expect(await css({})).not.toContain('sqs-layout');
  });

  it('has an id that template code completes', async () => {
    const { read, diagnostics } = await buildSmallSite({
      'theme/site.region':
        '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}<squarespace:block-field id="side-{collection.id}" /></body></html>',
      ...field('side-home', { words: text('Beside the home page') }),
    });
    expect(read('index.html')).toContain('<p>Beside the home page</p>');
    expect(codes(diagnostics)).not.toContain('site/unused-block-field');
  });

  it('is reported when the theme has no such area', async () => {
    const { diagnostics } = await buildSmallSite({
      'theme/site.region': REGION,
      ...field('footers', { words: text('Lost') }),
    });
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code: 'site/unused-block-field',
        message: 'The theme has no block field "footers"',
        hint: 'did you mean "footer"?',
      }),
    );
  });

  it('is empty without a document', async () => {
    const { read } = await buildSmallSite({ 'theme/site.region': REGION });
    expect(read('index.html')).toContain('id="footer"></div>');
  });

  it('does not show itself in the template of one of its blocks', async () => {
    const { read } = await buildSmallSite({
      'theme/site.region': REGION,
      'theme/blocks/quote.block': '<q>{quote}</q><squarespace:block-field id="footer" />',
      'theme/blocks/quote.block.conf': '{ "type": "quote" }',
      ...field('footer', { words: { kind: 31, order: 'a0', value: { quote: 'Once' } } }),
    });
    expect(read('index.html').match(/<q>Once<\/q>/g)).toHaveLength(1);
  });

  it('is rejected with a block that refers to something unknown', async () => {
    const image = { kind: 5, order: 'a0', value: { assetId: 'nothing' } };
    await expect(
      buildSmallSite({ 'theme/site.region': REGION, ...field('footer', { image }) }),
    ).rejects.toThrow('There is no asset \\"nothing\\"');
  });

  it('cannot run a script that an author wrote', async () => {
    const script = '<script>steal()</script>';
    const { diagnostics } = await buildSmallSite({
      'theme/site.region': REGION,
      'theme/blocks/quote.block': '{quote}',
      'theme/blocks/quote.block.conf': '{ "type": "quote" }',
      ...field('footer', { words: { kind: 31, order: 'a0', value: { quote: script } } }),
    });
    expect(codes(diagnostics)).toContain('site/script-in-text');
  });
});
