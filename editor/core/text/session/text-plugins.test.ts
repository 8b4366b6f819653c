// @vitest-environment happy-dom
/// <reference lib="dom" />
import { EditorState, Selection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { afterEach, describe, expect, it } from 'vitest';
import { parseHtml } from '../html/parse-html.ts';
import { writeHtml } from '../html/write-html.ts';
import { createTextSchema, type TextKind } from '../schema/text-schema.ts';
import { textPlugins } from './text-plugins.ts';

let view: EditorView;
let calls: string[] = [];

afterEach(() => {
  view.destroy();
  calls = [];
});

/** Opens a text with the caret at its end, or with these characters selected. */
function open(html: string, kind: TextKind = 'blocks', selected?: readonly [number, number]): void {
  const schema = createTextSchema(kind);
  const doc = parseHtml(schema, html);
  const keys = {
    onLeave: () => calls.push('leave'),
    onLink: () => calls.push('link'),
    onToTools: () => calls.push('tools'),
  };
  const selection =
    selected === undefined ? Selection.atEnd(doc) : TextSelection.create(doc, selected[0], selected[1]);
  const state = EditorState.create({ doc, selection, plugins: [...textPlugins(schema, keys)] });
  view = new EditorView(null, { state });
}

/** Presses a key such as `Mod-Shift-z`. Returns whether the editor handled it. */
function press(shortcut: string): boolean {
  const names = shortcut.split('-');
  const event = new KeyboardEvent('keydown', {
    key: names.at(-1) ?? '',
    ctrlKey: names.includes('Mod'),
    shiftKey: names.includes('Shift'),
    altKey: names.includes('Alt'),
  });
  return view.someProp('handleKeyDown', (handle) => handle(view, event)) === true;
}

/** Types characters, to which input rules react. */
function type(text: string): void {
  for (const character of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(character, from, to);
    const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, character, insert));
    if (isHandled !== true) view.dispatch(insert());
  }
}

const html = () => writeHtml(view.state.doc);

describe('the shortcuts of a text', () => {
  it.each([
    ['Escape', 'leave'],
    ['Mod-Enter', 'leave'],
    ['Mod-s', 'leave'],
    ['Alt-F10', 'tools'],
    ['Mod-k', 'link'],
  ])('%s', (shortcut, call) => {
    open('<p>a</p>');
    expect(press(shortcut)).toBe(true);
    expect(calls).toEqual([call]);
    expect(html()).toBe('<p>a</p>');
  });

  it.each([
    ['Mod-b', 'strong'],
    ['Mod-i', 'em'],
    ['Mod-u', 'u'],
  ])('%s toggles <%s>', (shortcut, tag) => {
    open('<p>a</p>', 'blocks', [1, 2]);
    press(shortcut);
    expect(html()).toBe(`<p><${tag}>a</${tag}></p>`);
    press(shortcut);
    expect(html()).toBe('<p>a</p>');
  });

  it.each(['Mod-y', 'Shift-Mod-z'])('undo with Mod-z and redo with %s', (redo) => {
    open('<p>a</p>');
    type('b');
    press('Mod-z');
    expect(html()).toBe('<p>a</p>');
    press(redo);
    expect(html()).toBe('<p>ab</p>');
  });

  it('leave a single line with Enter, and have no marks or links there', () => {
    open('a', 'line');
    expect(press('Enter')).toBe(true);
    expect(calls).toEqual(['leave']);
    expect(['Mod-k', 'Mod-b', 'Shift-Enter', 'Tab'].map(press)).toEqual([false, false, false, false]);
  });

  it('start a paragraph with Enter, and a line with Shift-Enter', () => {
    open('<p>a</p>', 'inline');
    press('Enter');
    type('b');
    press('Shift-Enter');
    type('c');
    expect(html()).toBe('<p>a</p><p>b<br>c</p>');
    expect(calls).toEqual([]);
  });

  it('leave code with Shift-Enter', () => {
    open('<pre><code>a</code></pre>');
    press('Shift-Enter');
    type('b');
    expect(html()).toBe('<pre><code>a</code></pre><p>b</p>');
  });

  it('split, indent and outdent the item of a list', () => {
    open('<ul><li>a</li></ul>');
    press('Enter');
    type('b');
    press('Tab');
    expect(html()).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
    press('Shift-Tab');
    expect(html()).toBe('<ul><li>a</li><li>b</li></ul>');
  });

  it('leave Tab to the page outside of lists', () => {
    open('<p>a</p>');
    expect(press('Tab')).toBe(false);
  });
});

describe('Mod-a', () => {
  it('selects the content of a text with one block, so that typing keeps its heading', () => {
    open('<h2>ab</h2>');
    expect(press('Mod-a')).toBe(true);
    type('c');
    expect(html()).toBe('<h2>c</h2>');
  });

  it.each(['<h2>a</h2><p>b</p>', '<ul><li>a</li></ul>'])('selects everything in %s', (text) => {
    open(text);
    press('Mod-a');
    expect([view.state.selection.from, view.state.selection.to]).toEqual([0, view.state.doc.content.size]);
  });
});

describe('Markdown at the start of a line', () => {
  it.each([
    ['# ', '<h1>x</h1>'],
    ['###### ', '<h6>x</h6>'],
    ['####### ', '<p>####### x</p>'],
    ['- ', '<ul><li>x</li></ul>'],
    ['* ', '<ul><li>x</li></ul>'],
    ['+ ', '<p>+ x</p>'],
    ['1. ', '<ol><li>x</li></ol>'],
    ['12. ', '<ol start="12"><li>x</li></ol>'],
    ['1234. ', '<p>1234. x</p>'],
    ['1) ', '<p>1) x</p>'],
    ['> ', '<blockquote><p>x</p></blockquote>'],
    ['a # ', '<p>a # x</p>'],
    ['a - ', '<p>a - x</p>'],
    ['a 1. ', '<p>a 1. x</p>'],
    ['a > ', '<p>a > x</p>'],
  ])('%j becomes its block', (start, expected) => {
    open('<p></p>');
    type(`${start}x`);
    expect(html().replace('&gt;', '>')).toBe(expected);
  });

  it('stays text where the field has no such blocks', () => {
    open('<p></p>', 'inline');
    type('# x');
    expect(html()).toBe('<p># x</p>');
  });
});
