// @vitest-environment happy-dom
/// <reference lib="dom" />
import { afterEach, describe, expect, it } from 'vitest';
import { createTextRenderers } from '../../../../../compiler/4-render/text/text-renderers.ts';
import type { TextSession } from '../../../../core/text/session/text-session.ts';
import { openText } from '../../../../core/text/testing/open-text.ts';
import type { TextValue } from '../../../../core/text/text-value.ts';
import { autolinkMessage, newAutolinks } from './autolinks.ts';

const html = (markdown: string) => createTextRenderers().editableHtml(markdown, 'x');

describe('autolinks', () => {
  it.each([
    ['See www.a.example/b?c=1&d=2. www.a.example/b?c=1&d=2', ['https://www.a.example/b?c=1&d=2']],
    ['www.known.example and www.new.example', ['https://www.new.example']],
    ['[www.a.example](http://www.a.example) https://www.a.example [a](https://www.a.example)', []],
    ['www.known.example', []],
  ])('are listed once per URL in %j, new ones only', (markdown, made) => {
    expect(newAutolinks(html('www.known.example'), html(markdown))).toEqual(made);
  });

  it.each<[readonly string[], string | undefined]>([
    [[], undefined],
    [['https://www.a.example'], 'Linked to https://www.a.example'],
    [['https://www.a.example', 'https://www.b.example'], 'Linked to https://www.a.example and 1 more'],
    [['https://www.a.example', '/b', '/c'], 'Linked to https://www.a.example and 2 more'],
  ])('are reported in one message: %j', (made, message) => {
    expect(autolinkMessage(made)).toBe(message);
  });
});

describe('autolinks of an edited text', () => {
  let session: TextSession | undefined;
  afterEach(() => {
    session?.close();
    document.body.replaceChildren();
  });

  const render = (value: TextValue) =>
    'markdown' in value ? html(value.markdown) : 'html' in value ? value.html : value.text;

  function open(markdown: string) {
    const opened = openText({ kind: 'blocks', value: { markdown }, render });
    session = opened.session;
    return {
      text: opened.session,
      made: () => newAutolinks(opened.element.innerHTML, render(opened.session.value())),
    };
  }

  it('a new autolink is reported, an existing one is not', () => {
    const { text, made } = open('Words, and www.known.example');
    text.start({ isNew: false, typed: ' with www.new.example' });
    expect(text.value()).toEqual({ markdown: 'Words, and www.known.example with www.new.example' });
    expect(made()).toEqual(['https://www.new.example']);
  });

  it('an explicit link is not reported, although its Markdown is equal', () => {
    const { text, made } = open('See');
    text.start({ isNew: false, typed: ' ' });
    text.run({
      kind: 'link',
      link: { href: 'https://www.given.example', newWindow: false },
      name: 'www.given.example',
    });
    expect(text.value()).toEqual({ markdown: 'See www.given.example' });
    expect(made()).toEqual([]);
  });
});
