// @vitest-environment happy-dom
/// <reference lib="dom" />
import { afterEach, describe, expect, it } from 'vitest';
import { computedColors } from './computed-colors.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const WHITE = { red: 255, green: 255, blue: 255, alpha: 1 };

function colorsOf(html: string) {
  document.body.innerHTML = html;
  const element = document.querySelector('i');
  if (element === null) throw new Error('No element');
  return computedColors(element);
}

describe('the colors of an element', () => {
  it('are those of its style', () => {
    expect(colorsOf('<i style="color:#ff0000;background-color:#00ff00">a</i>')).toMatchObject({
      text: { red: 255, green: 0, blue: 0, alpha: 1 },
      back: { red: 0, green: 255, blue: 0, alpha: 1 },
    });
  });

  it('are black on white without a style', () => {
    expect(colorsOf('<i>a</i>')).toMatchObject({
      text: { red: 0, green: 0, blue: 0, alpha: 1 },
      back: WHITE,
    });
  });

  it('blend the backgrounds up to the first opaque one', () => {
    const html = (outer: string) =>
      `<div style="background-color:${outer}"><b style="background-color:#ffffff"><u style="background-color:rgba(0,0,0,0)"><i style="background-color:rgba(0,0,0,0.5)">a</i></u></b></div>`;
    expect(colorsOf(html('#ff0000')).back).toEqual({ red: 128, green: 128, blue: 128, alpha: 1 });
  });

  it('blend every layer over the page', () => {
    const html =
      '<div style="background-color:rgba(255,0,0,0.5)"><i style="background-color:rgba(0,0,255,0.5)">a</i></div>';
    expect(colorsOf(html).back).toEqual({ red: 128, green: 64, blue: 192, alpha: 1 });
  });

  it.each([
    ['24px', '400', true],
    ['23.9px', '400', false],
    ['18.66px', '700', true],
    ['18.66px', '699', false],
    ['18.6px', '700', false],
  ])('are those of large text at %s and weight %s: %s', (size, weight, isLarge) => {
    expect(colorsOf(`<i style="font-size:${size};font-weight:${weight}">a</i>`).isLarge).toBe(isLarge);
  });
});
