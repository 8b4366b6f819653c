import type { Base } from './base.ts';
import { arrangeGrid, removeGrid } from './gallery-grid.ts';
import { type LoadOptions, loadImage } from './image-loader.ts';
import type { Nodes, Target } from './nodes.ts';

type Methods = Record<string, unknown>;
interface Instance {
  get(name: string): unknown;
  set(name: string, value: unknown, more?: object): unknown;
  after(type: string, listener: () => void): unknown;
}

/** Class of the slide that is shown. */
const ACTIVE = 'sqs-active-slide';
/** Class of a control that has no slide to show. */
const DISABLED = 'sqs-disabled';
const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';
/** In pixels. */
const MIN_SWIPE = 50;
const DEFAULT_AUTOPLAY_MS = 5000;

/**
 * `Y.Squarespace.Gallery2`: shows the slides of a theme's gallery, one at a time in the designs `stacked` and `slideshow`, all of
 * them in others; previous, next and the numbered controls of the theme choose. It stops moving for visitors who want less motion.
 */
export function createGallery(base: Base, { elements }: Pick<Nodes, 'elements'>): Base {
  const cleanups = new WeakMap<object, AbortController>();
  const find = (source: unknown) => (source ? elements(source) : []);

  function slidesOf(instance: Instance): readonly Target[] {
    const [container] = find(instance.get('container'));
    const selector = instance.get('slides');
    if (!container) return [];
    return typeof selector === 'string'
      ? elements(selector, container)
      : [...container.children].map((each) => each as Target);
  }

  function show(instance: Instance): void {
    const slides = slidesOf(instance);
    const index = Number(instance.get('currentIndex')) || 0;
    const isStacked = isSlideshow(instance);
    const loaderOptions = instance.get('loaderOptions') as LoadOptions | undefined;
    slides.forEach((slide, at) => {
      slide.classList.toggle(ACTIVE, at === index);
      const isShown = !isStacked || at === index;
      // Style sheets of themes hide slides until the gallery shows them, and show elements with `hidden`.
      Object.assign(slide.style, {
        display: isShown ? '' : 'none',
        opacity: isShown ? '1' : '',
        visibility: isShown ? 'visible' : '',
      });
      for (const image of slide.matches('img') ? [slide] : slide.querySelectorAll('img'))
        loadImage(image, loaderOptions);
    });
    arrange(instance, arrangeGrid);
    const { controls, currentIndex, totalSlides, previous, next } = Object(instance.get('elements'));
    const isEnd = (at: number) => !isLoop(instance) && index === at;
    for (const element of find(previous)) element.classList.toggle(DISABLED, isEnd(0));
    for (const element of find(next)) element.classList.toggle(DISABLED, isEnd(slides.length - 1));
    for (const group of find(controls)) markControls(group, index);
    for (const element of find(currentIndex)) element.textContent = String(index + 1);
    for (const element of find(totalSlides)) element.textContent = String(slides.length);
  }

  function step(instance: Instance, by: number): void {
    const { length } = slidesOf(instance);
    if (length === 0) return;
    const next = (Number(instance.get('currentIndex')) || 0) + by;
    if (isLoop(instance) || (next >= 0 && next < length))
      instance.set('currentIndex', (next + length) % length, { direction: by });
  }

  function arrange(instance: Instance, apply: typeof arrangeGrid): void {
    const options = Object(instance.get('designOptions'));
    if (isSlideshow(instance) || !options.columnWidth) return;
    for (const container of find(instance.get('container'))) apply(container, slidesOf(instance), options);
  }

  /** Shows the previous or next slide after a swipe or an arrow key. */
  function listenForSteps(instance: Instance, signal: AbortSignal): void {
    document.addEventListener(
      'keydown',
      ({ key, target }) => {
        const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
        if (by && !(target as Target).closest?.(TEXT_FIELDS)) step(instance, by);
      },
      { signal },
    );
    let start = 0;
    const distance = ({ changedTouches: [touch] }: TouchEvent) => (touch?.clientX ?? 0) - start;
    for (const container of find(instance.get('container'))) {
      container.ontouchstart = (event) => {
        start += distance(event);
      };
      container.ontouchend = (event) => {
        if (Math.abs(distance(event)) > MIN_SWIPE) step(instance, -Math.sign(distance(event)));
      };
    }
  }

  const methods: Methods = {
    initializer(this: Instance) {
      const cleanup = new AbortController();
      const { signal } = cleanup;
      cleanups.set(this, cleanup);
      const listen = (source: unknown, run: (event: Event) => void) => {
        for (const element of find(source)) element.addEventListener('click', run, { signal });
      };
      const { next, previous, controls } = Object(this.get('elements'));
      listen(next, () => step(this, 1));
      listen(previous, () => step(this, -1));
      listen(controls, ({ target, currentTarget }) => {
        const index = [...(currentTarget as Element).children].findIndex((each) =>
          each.contains(target as Node),
        );
        if (index >= 0) this.set('currentIndex', index);
      });
      if (isSlideshow(this)) listenForSteps(this, signal);
      this.after('currentIndexChange', () => show(this));
      if (this.get('autoplay') === true && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
        const ms = Number(Object(this.get('autoplayOptions')).timeout) || DEFAULT_AUTOPLAY_MS;
        const timer = setInterval(() => step(this, 1), ms);
        signal.addEventListener('abort', () => clearInterval(timer));
      }
      show(this);
    },
    render(this: Instance) {
      return this;
    },
    refresh(this: Instance) {
      show(this);
    },
    /** Thumbnails follow the gallery and choose in it. */
    addChild(this: Instance, child: Instance) {
      this.after('currentIndexChange', () => child.set('currentIndex', this.get('currentIndex')));
      for (const [index, slide] of slidesOf(child).entries())
        slide.addEventListener('click', () => this.set('currentIndex', index));
    },
    destroy(this: Instance) {
      cleanups.get(this)?.abort();
      for (const slide of slidesOf(this))
        Object.assign(slide.style, { display: '', opacity: '', visibility: '' });
      arrange(this, removeGrid);
    },
  };
  return base.create('Gallery', base, [], methods, { ATTRS: { currentIndex: { value: 0 } } });
}

function isSlideshow(instance: Instance): boolean {
  return ['stacked', 'slideshow'].includes(instance.get('design') as string);
}

/** Themes pass values of their tweaks, which may be texts. */
function isLoop(instance: Instance): boolean {
  return String(instance.get('loop') ?? 'true') !== 'false';
}

function markControls(group: Element, index: number): void {
  [...group.children].forEach((control, at) => {
    for (const name of [ACTIVE, 'active']) control.classList.toggle(name, at === index);
  });
}
