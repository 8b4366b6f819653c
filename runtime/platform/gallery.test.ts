// cspell:ignore autocolumns
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBase } from './base.ts';
import { createEventTarget } from './event-target.ts';
import { createGallery } from './gallery.ts';
import { createNodes } from './nodes.ts';
import { createSubscriptions } from './subscriptions.ts';

interface Gallery {
  get(name: string): unknown;
  after(type: string, listener: (event: object) => void): void;
  destroy(): void;
}

beforeEach(() => {
  document.body.innerHTML = `
    <div class="slides"><p class="slide">A</p><p class="slide">B</p><p class="slide">C</p></div>
    <span class="back"></span><span class="forward"></span><input>`;
});

function create(config: object): Gallery {
  const base = createBase(createEventTarget(createSubscriptions()));
  const given = {
    container: '.slides',
    slides: '.slide',
    design: 'stacked',
    elements: { previous: '.back', next: '.forward' },
    ...config,
  };
  return Reflect.construct(createGallery(base, createNodes()), [given]);
}

const classOf = (selector: string) => document.querySelector(selector)?.className;
const press = (key: string, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const shown = () => document.querySelector('.sqs-active-slide')?.textContent;

describe('a slideshow', () => {
  it('moves with the arrow keys, except in text fields and after `destroy`', () => {
    const gallery = create({});
    press('ArrowRight');
    expect(shown()).toBe('B');
    press('ArrowRight', document.querySelector('input') as Element);
    expect(shown()).toBe('B');
    press('ArrowLeft');
    expect(shown()).toBe('A');
    gallery.destroy();
    press('ArrowRight');
    expect(gallery.get('currentIndex')).toBe(0);
  });

  it('shows one slide, also where the theme displays elements with `hidden`', () => {
    create({});
    const displays = [...document.querySelectorAll<HTMLElement>('.slide')].map(({ style }) => style.display);
    expect(displays).toEqual(['', 'none', 'none']);
  });

  it('moves with a swipe', () => {
    create({});
    const touch = (type: string, clientX: number) =>
      document
        .querySelector('.slides')
        ?.dispatchEvent(Object.assign(new Event(type), { changedTouches: [{ clientX }] }));
    touch('touchstart', 200);
    touch('touchend', 190);
    expect(shown()).toBe('A');
    touch('touchstart', 200);
    touch('touchend', 90);
    expect(shown()).toBe('B');
  });

  it('disables the control at its end, unless it loops', () => {
    create({ loop: false });
    expect([classOf('.back'), classOf('.forward')]).toEqual(['back sqs-disabled', 'forward']);
    press('ArrowRight');
    press('ArrowRight');
    expect([classOf('.back'), classOf('.forward')]).toEqual(['back', 'forward sqs-disabled']);
    create({ loop: true });
    expect([classOf('.back'), classOf('.forward')]).toEqual(['back', 'forward']);
  });

  it('reports its direction to scripts', () => {
    const changed = vi.fn();
    create({}).after('currentIndexChange', changed);
    document.querySelector<HTMLElement>('.back')?.click();
    expect(changed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'Gallery:currentIndexChange', newVal: 2, direction: -1 }),
    );
  });
});

it('a grid has columns of the width that the theme asks for, and slides of its aspect ratio', () => {
  const gallery = create({
    design: 'autocolumns',
    designOptions: { columnWidth: 350, gutter: 20, aspectRatio: 1.5 },
  });
  const { style } = document.querySelector<HTMLElement>('.slides') as HTMLElement;
  const slide = document.querySelector<HTMLElement>('.slide') as HTMLElement;
  expect([style.display, style.gridTemplateColumns, style.gap]).toEqual([
    'grid',
    'repeat(auto-fill, minmax(min(350px, 100%), 1fr))',
    '20px',
  ]);
  expect(slide.style.aspectRatio).toMatch(/^1\.5/);
  gallery.destroy();
  expect([style.display, slide.style.aspectRatio]).toEqual(['', '']);
});
