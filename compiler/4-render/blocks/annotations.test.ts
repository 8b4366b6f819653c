import { describe, expect, it } from 'vitest';
import { createAnnotations } from './annotations.ts';

function annotate(template: (field: (path: string, text: string) => string) => string): string {
  const annotations = createAnnotations();
  return annotations.apply(template(annotations.text));
}

describe('annotations for editing in place', () => {
  it('mark an element that contains exactly one field', () => {
    expect(annotate((field) => `<h1 class="a"> ${field('item:x/title', 'Tide')} </h1>`)).toBe(
      '<h1 data-edit="item:x/title" class="a"> Tide </h1>',
    );
  });

  it('is an element around the HTML of a field', () => {
    expect(annotate((field) => `<div>\n${field('a/b', '<p>x</p><p>y<br></p>')}</div>`)).toBe(
      '<div data-edit="a/b">\n<p>x</p><p>y<br></p></div>',
    );
  });

  it.each<[string, (field: (path: string, text: string) => string) => string, string]>([
    ['with other text', (field) => `<p>by ${field('a', 'x')}</p>`, '<p>by x</p>'],
    ['with text behind', (field) => `<p>${field('a', 'x')}, here</p>`, '<p>x, here</p>'],
    [
      'with two fields',
      (field) => `<p>${field('a', 'x')}<b>y</b>${field('b', 'z')}</p>`,
      '<p>x<b>y</b>z</p>',
    ],
    ['in an attribute', (field) => `<p title="${field('a', 'x')}">y</p>`, '<p title="x">y</p>'],
    [
      'in an address',
      (field) => `<a href="?q=${encodeURIComponent(field('a', 'x y'))}">z</a>`,
      '<a href="?q=x%20y">z</a>',
    ],
    ['that was cut', (field) => `<p>${field('a', 'long text').slice(0, 6)}…</p>`, '<p>lon…</p>'],
    ['in a script', (field) => `<script>"${field('a', 'x')}"</script>`, '<script>"x"</script>'],
    ['that is empty', (field) => `<p>${field('a', '')}</p>`, '<p></p>'],
  ])('is nothing %s', (_what, template, expected) => {
    expect(annotate(template)).toBe(expected);
  });
});
