// cspell:ignore autocolumns
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBase } from './base.ts';
import { createEventTarget } from './event-target.ts';
import { createGallery } from './gallery.ts';
import { createNodes } from './nodes.ts';
import { createSubscriptions } from './subscriptions.ts';

interface Gallery {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  after(type: string, listener: (event: object) => void): void;
  refresh(): void;
  render(): Gallery;
  addChild(child: Gallery): void;
  destroy(): void;
}

beforeEach(() => {
  document.body.innerHTML = `
    <div class="slides"><p class="slide">A</p><p class="slide">B</p><p class="slide">C</p></div>
    <span class="back"></span><span class="forward"></span><input>`;
});

const open: Gallery[] = [];

afterEach(() => {
  for (const gallery of open.splice(0)) gallery.destroy();
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
  const gallery: Gallery = Reflect.construct(createGallery(base, createNodes()), [given]);
  open.push(gallery);
  return gallery;
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

  it.each(['stacked', 'slideshow'])('shows one slide, also where `hidden` is displayed: %s', (design) => {
    create({ design });
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

  it('shows where it is in the elements of the theme', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<i class="current"></i><i class="total"></i><ul class="dots"><li><a>1</a></li><li><a>2</a></li><li><a>3</a></li></ul>',
    );
    const gallery = create({
      elements: { currentIndex: '.current', totalSlides: '.total', controls: '.dots' },
    });
    const texts = () => ['.current', '.total'].map((name) => document.querySelector(name)?.textContent);
    const marked = () => [...document.querySelectorAll('.dots li')].map(({ className }) => className);
    expect([texts(), marked()]).toEqual([
      ['1', '3'],
      ['sqs-active-slide active', '', ''],
    ]);
    document.querySelectorAll<HTMLElement>('.dots a')[2]?.click();
    expect([texts(), marked()]).toEqual([
      ['3', '3'],
      ['', '', 'sqs-active-slide active'],
    ]);
    document.querySelector<HTMLElement>('.dots')?.click();
    expect(gallery.get('currentIndex')).toBe(2);
  });

  it('moves with the controls of the theme, in a circle unless it says otherwise', () => {
    const gallery = create({});
    const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    click('.back');
    expect(shown()).toBe('C');
    click('.forward');
    expect(shown()).toBe('A');
    press('Enter');
    expect(shown()).toBe('A');
    gallery.destroy();
    click('.forward');
    expect(gallery.get('currentIndex')).toBe(0);
  });

  it('ends at its first and last slide without a loop, which may be a text', () => {
    const gallery = create({ loop: 'false', currentIndex: 2 });
    press('ArrowRight');
    expect(shown()).toBe('C');
    gallery.set('currentIndex', 0);
    press('ArrowLeft');
    expect(shown()).toBe('A');
  });

  it('shows the slide that is shown, whatever styles hide it, until it is destroyed', () => {
    const gallery = create({ currentIndex: 1 });
    const styles = () =>
      [...document.querySelectorAll<HTMLElement>('.slide')].map(({ style }) => [
        style.display,
        style.opacity,
        style.visibility,
      ]);
    const hidden = ['none', '', ''];
    expect(styles()).toEqual([hidden, ['', '1', 'visible'], hidden]);
    gallery.destroy();
    expect(styles()).toEqual([
      ['', '', ''],
      ['', '', ''],
      ['', '', ''],
    ]);
  });

  it('shows slides that are added later', () => {
    const gallery = create({ slides: undefined });
    document.querySelector('.slides')?.insertAdjacentHTML('beforeend', '<p>D</p>');
    gallery.refresh();
    press('ArrowLeft');
    expect(shown()).toBe('D');
    expect(gallery.render()).toBe(gallery);
  });

  it('loads the images of its slides as the theme says', () => {
    const slides = document.querySelector('.slides') as HTMLElement;
    slides.innerHTML =
      '<div class="slide"><img data-src="/a.jpg"></div><img class="slide" data-src="/b.jpg">';
    create({ loaderOptions: { mode: 'fit' } });
    const images = [...document.querySelectorAll('img')];
    expect(images.map((image) => [image.getAttribute('src'), image.style.objectFit])).toEqual([
      ['/a.jpg', 'contain'],
      ['/b.jpg', 'contain'],
    ]);
  });

  it('does nothing without slides or a container', () => {
    const empty = create({ slides: '.none' });
    press('ArrowRight');
    expect(empty.get('currentIndex')).toBe(0);
    const missing = create({ container: undefined });
    press('ArrowRight');
    expect(missing.get('currentIndex')).toBe(0);
  });

  it('follows another gallery and chooses in it', () => {
    const gallery = create({});
    document.body.insertAdjacentHTML('beforeend', '<div class="thumbs"><b>1</b><b>2</b><b>3</b></div>');
    const thumbnails = create({ container: '.thumbs', slides: 'b', design: 'autocolumns', elements: {} });
    gallery.addChild(thumbnails);
    document.querySelectorAll<HTMLElement>('.thumbs b')[1]?.click();
    expect([gallery.get('currentIndex'), thumbnails.get('currentIndex')]).toEqual([1, 1]);
    gallery.set('currentIndex', 2);
    expect(thumbnails.get('currentIndex')).toBe(2);
  });

  it.each([
    [{ autoplay: true }, 5000],
    [{ autoplay: true, autoplayOptions: { timeout: 300 } }, 300],
  ])('moves by itself: %o', (config, ms) => {
    vi.useFakeTimers();
    const gallery = create(config);
    vi.advanceTimersByTime(ms - 1);
    expect(shown()).toBe('A');
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('B');
    gallery.destroy();
    vi.advanceTimersByTime(ms);
    expect(gallery.get('currentIndex')).toBe(1);
  });

  it('does not move by itself unless asked for, nor for visitors who want less motion', () => {
    vi.useFakeTimers();
    create({ autoplay: false });
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion: reduce') }));
    create({ autoplay: true });
    vi.advanceTimersByTime(20_000);
    expect(shown()).toBe('A');
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

describe('a grid', () => {
  const grid = (designOptions: object) => create({ design: 'autocolumns', designOptions });

  it('shows all slides, with the ratio of their images unless it says otherwise', () => {
    const slides = document.querySelector('.slides') as HTMLElement;
    slides.innerHTML = '<p class="slide"><img></p><p class="slide"></p>';
    grid({ columnWidth: 200 });
    expect([slides.style.gap, document.querySelector('img')?.style.width]).toEqual(['0px', '100%']);
    for (const { style } of document.querySelectorAll<HTMLElement>('.slide'))
      expect([style.display, style.opacity, style.aspectRatio]).toEqual(['', '1', '']);
  });

  it('does not move with keys', () => {
    const gallery = grid({ columnWidth: 200 });
    press('ArrowRight');
    expect(gallery.get('currentIndex')).toBe(0);
  });

  it('stays as the theme arranges it without a width of its columns', () => {
    grid({ gutter: 5 });
    expect(document.querySelector<HTMLElement>('.slides')?.style.display).toBe('');
    create({ designOptions: { columnWidth: 200 } });
    expect(document.querySelector<HTMLElement>('.slides')?.style.display).toBe('');
  });
});
