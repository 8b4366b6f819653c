// @vitest-environment happy-dom
/// <reference lib="dom" />
import { history } from 'prosemirror-history';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../html/parse-html.ts';
import { writeHtml } from '../html/write-html.ts';
import { createTextSchema } from '../schema/text-schema.ts';
import { proseCommand } from './prose-command.ts';
import type { TextCommand } from './text-command.ts';
import { toolStateOf } from './tool-state.ts';

const schema = createTextSchema('blocks');

/** A text state with everything selected. */
function opened(html: string): EditorState {
  const doc = parseHtml(schema, html);
  const state = EditorState.create({ doc, plugins: [history()] });
  const all = TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size));
  return state.apply(state.tr.setSelection(all));
}

function withDone(state: EditorState, ...commands: readonly TextCommand[]): EditorState {
  return commands.reduce((now, command) => {
    let next = now;
    proseCommand(schema, command)(now, (transaction) => {
      next = now.apply(transaction);
    });
    return next;
  }, state);
}

function applied(html: string, ...commands: readonly TextCommand[]): string {
  return writeHtml(withDone(opened(html), ...commands).doc);
}

const RED = 'hsl(17 55% 38%)';

describe('text commands', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('R-RTE-TOOL-01: heading %i', (level) => {
    expect(applied('<p>a</p>', { kind: 'style', style: `h${level}` })).toBe(`<h${level}>a</h${level}>`);
  });

  it('R-RTE-TOOL-02: another size replaces the size of a paragraph', () => {
    const size = (style: 'large' | 'small') => ({ kind: 'style', style }) as const;
    expect(applied('<p>a</p>', size('large'), size('small'))).toBe('<p class="sqsrte-small">a</p>');
    expect(applied('<p class="align-right">a</p>', size('small'))).toBe(
      '<p class="align-right sqsrte-small">a</p>',
    );
  });

  it.each([
    ['large', '<p class="sqsrte-large">a</p>'],
    ['normal', '<p>a</p>'],
    ['small', '<p class="sqsrte-small">a</p>'],
  ] as const)('R-RTE-TOOL-03: a paragraph of the size %s', (style, html) => {
    expect(applied('<h2>a</h2>', { kind: 'style', style })).toBe(html);
  });

  it.each([
    ['strong', 'strong'],
    ['em', 'em'],
    ['underline', 'u'],
    ['strike', 's'],
  ] as const)('R-RTE-TOOL-04: toggles %s', (mark, tag) => {
    const command = { kind: 'mark', mark } as const;
    const once = applied('<p>a</p>', command);
    const twice = applied('<p>a</p>', command, command);
    expect([once, twice]).toEqual([`<p><${tag}>a</${tag}></p>`, '<p>a</p>']);
  });

  it.each(['sub', 'sup'] as const)('R-RTE-TOOL-05: wraps the selection in %s', (mark) => {
    expect(applied('<p>a</p>', { kind: 'mark', mark })).toBe(`<p><${mark}>a</${mark}></p>`);
  });

  it.each(['sub', 'sup'] as const)('removes %s again', (mark) => {
    const command = { kind: 'mark', mark } as const;
    expect(applied('<p>a</p>', command, command)).toBe('<p>a</p>');
  });

  it.each([
    ['bullet_list', 'ul'],
    ['ordered_list', 'ol'],
  ] as const)('R-RTE-TOOL-06: %s', (list, tag) => {
    const listed = `<${tag}><li>a</li><li>b</li></${tag}>`;
    for (const html of ['<p>a</p><p>b</p>', '<ul><li>a</li></ul><p>b</p>', '<ol><li>a</li></ol><p>b</p>'])
      expect(applied(html, { kind: 'list', list })).toBe(listed);
  });

  it('R-RTE-TOOL-07: indents and outdents an item', () => {
    const list = opened('<ul><li>a</li><li>b</li></ul>');
    const atEnd = list.apply(list.tr.setSelection(TextSelection.atEnd(list.doc)));
    const inside = withDone(atEnd, { kind: 'indent' });
    expect(writeHtml(inside.doc)).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
    expect(writeHtml(withDone(inside, { kind: 'outdent' }).doc)).toBe('<ul><li>a</li><li>b</li></ul>');
  });

  it('R-RTE-TOOL-08: aligns a text and preserves headings', () => {
    const right = { kind: 'align', align: 'right' } as const;
    expect(applied('<p>a</p><h2>b</h2>', right)).toBe(
      '<p class="align-right">a</p><h2 class="align-right">b</h2>',
    );
    expect(applied('<h2 class="align-right">b</h2>', { kind: 'align', align: 'left' })).toBe('<h2>b</h2>');
    expect(applied('<p class="align-right">a</p>', { kind: 'style', style: 'h3' })).toBe(
      '<h3 class="align-right">a</h3>',
    );
    expect(toolStateOf(withDone(opened('<h2>b</h2>'), right)).align).toBe('right');
  });

  it('R-RTE-TOOL-09: a quote', () => {
    expect(applied('<p>a</p>', { kind: 'quote' })).toBe('<blockquote><p>a</p></blockquote>');
    expect(applied('<p>a</p>', { kind: 'quote' }, { kind: 'quote' })).toBe('<p>a</p>');
  });

  it('R-RTE-TOOL-10: reports the link at the selection', () => {
    const linked = withDone(opened('<p>a</p>'), { kind: 'link', link: { href: '/shop', newWindow: true } });
    expect(toolStateOf(linked)).toMatchObject({ link: { href: '/shop', newWindow: true }, selected: 'a' });
  });

  it.each([
    ['text', 'color'],
    ['back', 'background-color'],
  ] as const)('R-RTE-TOOL-11: sets, changes and removes the color of the %s', (of, property) => {
    const red = { kind: 'color', of, color: RED } as const;
    const glaze = { kind: 'color', of, color: 'var(--glaze)' } as const;
    const html = (color: string) => `<p><span style="${property}:${color}">a</span></p>`;
    expect(applied('<p>a</p>', red)).toBe(html(RED));
    expect(applied('<p>a</p>', red, glaze)).toBe(html('var(--glaze)'));
    expect(applied('<p>a</p>', red, { kind: 'color', of, color: undefined })).toBe('<p>a</p>');
    expect(toolStateOf(withDone(opened('<p>a</p>'), red)).colors).toEqual({
      text: undefined,
      back: undefined,
      [of]: RED,
    });
  });

  it('R-RTE-TOOL-11: applies the chosen color to the text typed next', () => {
    const empty = opened('<p></p>');
    const chosen = withDone(empty, { kind: 'color', of: 'text', color: RED });
    expect(toolStateOf(chosen).colors.text).toBe(RED);
    const typedText = chosen.apply(chosen.tr.insertText('a'));
    expect(writeHtml(typedText.doc)).toBe(`<p><span style="color:${RED}">a</span></p>`);
  });

  it.each([
    ['<p class="sqsrte-large">a</p>', { style: 'large', isQuote: false }],
    ['<p class="sqsrte-small">a</p>', { style: 'small', isQuote: false }],
    ['<h4>a</h4>', { style: 'h4', isQuote: false }],
    ['<blockquote><p>a</p></blockquote>', { style: 'normal', isQuote: true }],
  ])('reports the style and the quote of %s', (html, expected) => {
    expect(toolStateOf(opened(html))).toMatchObject(expected);
  });

  it('reports what can be undone and redone', () => {
    const bold = withDone(opened('<p>a</p>'), { kind: 'mark', mark: 'strong' });
    expect(toolStateOf(bold)).toMatchObject({ canUndo: true, canRedo: false });
    const undone = withDone(bold, { kind: 'undo' });
    expect(toolStateOf(undone)).toMatchObject({ canUndo: false, canRedo: true });
  });

  it('keeps code as it is', () => {
    const html = '<pre><code>a</code></pre>';
    expect(applied(html, { kind: 'style', style: 'h2' }, { kind: 'align', align: 'right' })).toBe(html);
  });

  it('keeps the distance of the items of a list that becomes another', () => {
    const loose = '<li><p>a</p></li><li><p>b</p></li>';
    expect(applied(`<ul>${loose}</ul>`, { kind: 'list', list: 'ordered_list' })).toBe(`<ol>${loose}</ol>`);
  });

  it('R-RTE-TOOL-12: undoes and redoes a color', () => {
    const colored = withDone(opened('<p>a</p>'), { kind: 'color', of: 'back', color: RED });
    const undone = withDone(colored, { kind: 'undo' });
    expect(writeHtml(undone.doc)).toBe('<p>a</p>');
    expect(writeHtml(withDone(undone, { kind: 'redo' }).doc)).toBe(writeHtml(colored.doc));
  });
});

describe('an image', () => {
  const image = { kind: 'image', src: '/assets/cup.jpg', alt: 'A cup' } as const;
  const shown = '<p><img src="/assets/cup.jpg" alt="A cup"></p>';

  it('is inserted below the block of the selection', () => {
    expect(applied('<p>a</p>', image)).toBe(`<p>a</p>${shown}`);
  });

  it('takes the place of an empty paragraph', () => {
    expect(applied('<p></p>', image)).toBe(shown);
  });
});
