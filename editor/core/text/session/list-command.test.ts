// @vitest-environment happy-dom
/// <reference lib="dom" />
import { AllSelection, EditorState, Selection, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../html/parse-html.ts';
import { writeHtml } from '../html/write-html.ts';
import { createTextSchema } from '../schema/text-schema.ts';
import { proseCommand } from './prose-command.ts';
import type { TextCommand } from './text-command.ts';
import { toolStateOf } from './tool-state.ts';

const schema = createTextSchema('blocks');
const BULLETS = { kind: 'list', list: 'bullet_list' } as const;
const NUMBERS = { kind: 'list', list: 'ordered_list' } as const;

/** Everything selected, as Ctrl+A does. */
function allOf(html: string): EditorState {
  const doc = parseHtml(schema, html);
  return EditorState.create({ doc, selection: new AllSelection(doc) });
}

/** Selects from the start of one text to the end of another. */
function between(html: string, first: string, last: string): EditorState {
  const doc = parseHtml(schema, html);
  let [from, to] = [0, 0];
  doc.descendants((node, at) => {
    if (node.text === first) from = at;
    if (node.text === last) to = at + node.nodeSize;
  });
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
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

describe('list buttons after Ctrl+A', () => {
  it.each([
    ['paragraphs', '<p>a</p><p>b</p>', '<ul><li>a</li><li>b</li></ul>'],
    ['a list', '<ul><li>a</li><li>b</li></ul>', '<p>a</p><p>b</p>'],
    ['a nested list', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '<p>a</p><p>b</p><p>c</p>'],
    [
      'two lists',
      '<ul><li>a</li></ul><h2>t</h2><ul><li>b</li></ul>',
      '<ul><li>a</li><li><h2>t</h2></li><li>b</li></ul>',
    ],
    ['a numbered list', '<ol><li>a</li><li>b</li></ol>', '<ul><li>a</li><li>b</li></ul>'],
    [
      'a nested numbered list',
      '<ol><li>a<ol><li>b</li></ol></li></ol>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    ['lists of both kinds', '<ul><li>a</li></ul><ol><li>b</li></ol>', '<ul><li>a</li><li>b</li></ul>'],
    [
      'a paragraph and a list',
      '<p>a</p><ul><li>b</li></ul><p>c</p>',
      '<ul><li>a</li><li>b</li><li>c</li></ul>',
    ],
    ['a paragraph and a numbered list', '<p>a</p><ol><li>b</li></ol>', '<ul><li>a</li><li>b</li></ul>'],
    [
      'a list in a quote',
      '<blockquote><ul><li>a</li></ul></blockquote>',
      '<blockquote><p>a</p></blockquote>',
    ],
    ['a rule at the start', '<hr><p>a</p>', '<hr><ul><li>a</li></ul>'],
  ])('%s', (_what, html, expected) => {
    expect(writeHtml(withDone(allOf(html), BULLETS).doc)).toBe(expected);
  });

  it.each([
    ['<p>a</p><p>b</p>', BULLETS],
    ['<p>a</p><p>b</p>', NUMBERS],
    ['<blockquote><p>a</p></blockquote>', BULLETS],
  ])('twice: gives %s again', (html, command) => {
    expect(writeHtml(withDone(allOf(html), command, command).doc)).toBe(html);
  });

  it('leaves tables and code as they are', () => {
    const html = '<pre><code>x</code></pre><table><tbody><tr><td>1</td></tr></tbody></table>';
    expect(writeHtml(withDone(allOf(html), BULLETS).doc)).toBe(html);
  });

  it('shows the list in the toolbar', () => {
    expect(toolStateOf(allOf('<ul><li>a</li></ul>')).list).toBe('bullet_list');
    expect(toolStateOf(allOf('<ol><li>a</li><li>b</li></ol>')).list).toBe('ordered_list');
    expect(toolStateOf(allOf('<ul><li>a</li></ul><p>b</p>')).list).toBeUndefined();
  });

  it('also toggles quotes and shows the style', () => {
    const quote = { kind: 'quote' } as const;
    expect(writeHtml(withDone(allOf('<p>a</p><p>b</p>'), quote, quote).doc)).toBe('<p>a</p><p>b</p>');
    expect(toolStateOf(allOf('<h3>a</h3>')).style).toBe('h3');
  });
});

describe('list buttons with a part selected', () => {
  it('ends the list of the selected items only', () => {
    const list = '<ul><li>a</li><li>b</li><li>c</li></ul>';
    expect(writeHtml(withDone(between(list, 'b', 'b'), BULLETS).doc)).toBe(
      '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>',
    );
  });

  it('ends the list of selected paragraphs between others', () => {
    expect(writeHtml(withDone(between('<p>a</p><p>b</p><p>c</p>', 'b', 'b'), NUMBERS).doc)).toBe(
      '<p>a</p><ol><li>b</li></ol><p>c</p>',
    );
  });

  it('changes only the innermost list at the caret', () => {
    const doc = parseHtml(schema, '<ul><li>a<ul><li>b</li></ul></li></ul>');
    const state = EditorState.create({ doc, selection: Selection.atEnd(doc) });
    expect(writeHtml(withDone(state, NUMBERS).doc)).toBe('<ul><li>a<ol><li>b</li></ol></li></ul>');
  });

  it('does not join lists outside of the selection', () => {
    const html = '<ul><li>a</li></ul><ol><li>b</li></ol><p>c</p>';
    expect(writeHtml(withDone(between(html, 'c', 'c'), BULLETS).doc)).toBe(
      '<ul><li>a</li></ul><ol><li>b</li></ol><ul><li>c</li></ul>',
    );
  });
});
