// @vitest-environment happy-dom
/// <reference lib="dom" />
import { expect, it } from 'vitest';
import { EDITING_MARK, patchElement, patchFrame } from './patch-frame.ts';

function page(html: string, attributes = ''): Document {
  return new window.DOMParser().parseFromString(
    `<html ${attributes}><head><title>${html.length}</title></head><body>${html}</body></html>`,
    'text/html',
  ) as unknown as Document;
}

it('updates what differs, and keeps the elements that do not', () => {
  const frame = page('<p id="a">a</p><p id="b">b</p>', 'lang="en" class="x"');
  const kept = frame.querySelector('#a');
  const next = page('<p id="a">a</p><p id="b">c</p><p>d</p>', 'lang="pt" dir="ltr"');
  patchFrame(frame, next, 'p{color:red}');
  expect(frame.body.innerHTML).toBe('<p id="a">a</p><p id="b">c</p><p>d</p>');
  expect(frame.querySelector('#a')).toBe(kept);
  const { documentElement: root } = frame;
  expect(['lang', 'dir', 'class'].map((name) => root.getAttribute(name))).toEqual(['pt', 'ltr', null]);
  expect([frame.title, frame.head.querySelector('style')?.textContent]).toEqual([next.title, 'p{color:red}']);
});

it('replaces a style sheet only when it has changed', () => {
  const frame = page('');
  const styleAfter = (css: string) => {
    patchFrame(frame, page(''), css);
    return frame.head.querySelector('style');
  };
  const first = styleAfter('a{}');
  expect(styleAfter('a{}')).toBe(first);
  expect(styleAfter('b{}')).not.toBe(first);
  expect([...frame.head.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual(['b{}']);
});

it('leaves the element that is being edited alone', () => {
  const element = document.createElement('div');
  element.innerHTML = `<p ${EDITING_MARK}>typed</p><p>b</p>`;
  const next = document.createElement('div');
  next.innerHTML = '<p>old</p><p>c</p>';
  patchElement(element, next);
  expect(element.innerHTML).toBe(`<p ${EDITING_MARK}="">typed</p><p>c</p>`);
  next.innerHTML = '';
  patchElement(element, next);
  expect(element.innerHTML).toBe(`<p ${EDITING_MARK}="">typed</p>`);
});
