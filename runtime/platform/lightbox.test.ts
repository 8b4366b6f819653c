import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { construct, openPlatformPage, type PlatformValue } from '../testing/platform-page.ts';

let Y: PlatformValue;

beforeEach(() => {
  ({ Y } = openPlatformPage(
    '<img id="a" alt="A" width="20" style="opacity: 0"><img id="b" alt="B"><img id="c" alt="C">',
  ));
});

afterEach(() => {
  document.body.innerHTML = '';
});

const SET = ['#a', '#b', '#c'].map((content) => ({ content }));
const open = (config: object) => construct(Y.Squarespace?.Lightbox2, config).render?.() as PlatformValue;
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const shown = () => dialog().querySelector('img')?.alt;
const click = (name: string) => dialog().querySelector<HTMLElement>(`.quoin-lightbox-${name}`)?.click();
const press = (key: string) => dialog().dispatchEvent(new KeyboardEvent('keydown', { key }));

describe('the lightbox', () => {
  it('shows a copy of the image that the theme chooses, without its size and id', () => {
    open({ set: SET, currentSetIndex: 1 });
    expect([dialog().open, dialog().ariaLabel, shown()]).toEqual([true, 'Image 2 of 3', 'B']);
    press('ArrowLeft');
    const image = dialog().querySelector('img');
    expect([image?.id, image?.style.opacity, image?.style.maxWidth]).toEqual(['', '', '100%']);
    expect(document.querySelector('#a')?.getAttribute('style')).toContain('opacity');
  });

  it('moves with buttons and arrow keys, around the ends', () => {
    open({ set: SET });
    const seen = [
      () => click('next'),
      () => press('ArrowRight'),
      () => press('ArrowRight'),
      () => click('previous'),
      () => press('ArrowLeft'),
      () => press('Enter'),
    ].map((step) => {
      step();
      return shown();
    });
    expect(seen).toEqual(['B', 'C', 'A', 'C', 'B', 'B']);
  });

  it('has labeled buttons that submit no form, and disappears when it is closed', () => {
    open({ set: SET });
    const buttons = [...dialog().querySelectorAll('button')];
    expect(
      buttons.map(({ ariaLabel, type, textContent, hidden }) => [ariaLabel, type, textContent, hidden]),
    ).toEqual([
      ['Previous image', 'button', '‹', false],
      ['Next image', 'button', '›', false],
      ['Close', 'button', '×', false],
    ]);
    click('close');
    expect(dialog()).toBeNull();
  });

  it('has only the button to close for a single image', () => {
    open({ set: SET.slice(2) });
    expect([...dialog().querySelectorAll('button')].map(({ hidden }) => hidden)).toEqual([true, true, false]);
    expect(shown()).toBe('C');
  });

  it('shows nothing for a missing image, and does not open without images', () => {
    open({ set: [{ content: '#none' }] });
    expect(shown()).toBeUndefined();
    dialog().remove();
    open({ set: [] });
    open({});
    expect(dialog()).toBeNull();
  });
});
