import { describe, expect, it } from 'vitest';
import { BLOCK_TYPE } from '../../../formatters/vocabulary/content/block-type.ts';
import { addedCode, embeddedCode } from './embedded-code.ts';

const codeBlock = (html: unknown) => ({ kind: BLOCK_TYPE.code, value: { html } });
const textBlock = { kind: BLOCK_TYPE.html, value: { html: '<p>Text</p>' } };

describe('embedded code', () => {
  it('is the HTML of code blocks', () => {
    const body = { blocks: { a: codeBlock('<script>1</script>'), b: textBlock, c: codeBlock('<b>2</b>') } };
    expect(embeddedCode('page:home', body)).toEqual([
      { area: 'code', text: '<script>1</script>' },
      { area: 'code', text: '<b>2</b>' },
    ]);
  });

  it('is the confirmation HTML of a form', () => {
    const body = { submissionHTML: '<b>Thanks</b>', blocks: { a: codeBlock('<b>1</b>') } };
    expect(embeddedCode('form:contact', body)).toEqual([{ area: 'form-code', text: '<b>Thanks</b>' }]);
    expect(embeddedCode('page:form:', { submissionHTML: 'x' })).toEqual([]);
  });

  it.each([
    ['settings:settings', { websiteSettings: { codeInjection: { header: '<b>1</b>', footer: '<b>2</b>' } } }],
    ['page:home', { codeInjection: { header: '<b>1</b>', footer: '<b>2</b>' } }],
    ['collection:shop', { codeInjection: { header: '<b>1</b>', footer: '<b>2</b>' } }],
  ] as const)('is the code in head and footer of %s', (key, body) => {
    expect(embeddedCode(key, body)).toEqual([
      { area: 'code', text: '<b>1</b>' },
      { area: 'code', text: '<b>2</b>' },
    ]);
  });

  it('is the CSS of the site', () => {
    expect(embeddedCode('settings:settings', { design: { customCss: 'a {}' } })).toEqual([
      { area: 'code', text: 'a {}' },
    ]);
  });

  it('is the CSS that the site has with its other themes', () => {
    const body = { otherThemes: { theme: { design: { customCss: 'a {}' } } } };
    expect(embeddedCode('settings:settings', body)).toEqual([{ area: 'code', text: 'a {}' }]);
  });

  it('is absent without code', () => {
    expect(embeddedCode('form:contact', {})).toEqual([]);
    expect(embeddedCode('form:contact', { submissionHTML: '' })).toEqual([]);
    for (const body of [undefined, null, 'text', {}, { blocks: null }, { blocks: 'text' }])
      expect(embeddedCode('page:home', body)).toEqual([]);
    for (const html of [undefined, '']) {
      expect(embeddedCode('page:home', { blocks: { a: codeBlock(html) } })).toEqual([]);
    }
  });

  it('includes values that are not text', () => {
    expect(embeddedCode('page:home', { blocks: { a: codeBlock(['x']) } })).toEqual([
      { area: 'code', text: '["x"]' },
    ]);
  });
});

describe('added code', () => {
  const body = { blocks: { a: codeBlock('<b>1</b>'), b: codeBlock('<b>2</b>') } };

  it('is the code that no earlier version contains, in any block', () => {
    const earlier = [{ blocks: { other: codeBlock('<b>1</b>') } }, { blocks: {} }];
    expect(addedCode('page:home', body, earlier)).toEqual([{ area: 'code', text: '<b>2</b>' }]);
    expect(addedCode('page:home', body, [body])).toEqual([]);
  });

  it('is all code of a new document', () => {
    expect(addedCode('page:home', body, [])).toHaveLength(2);
    expect(addedCode('page:home', {}, [body])).toEqual([]);
  });
});
