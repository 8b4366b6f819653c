import type { Base } from './base.ts';
import { type LoadOptions, loadImage } from './image-loader.ts';
import type { Nodes, Target } from './nodes.ts';

type Methods = Record<string, unknown>;
interface Instance {
  get(name: string): unknown;
  set(name: string, value: unknown): unknown;
  after(type: string, listener: () => void): unknown;
}

/** Class of the slide that is shown. */
const ACTIVE = 'sqs-active-slide';
const DEFAULT_AUTOPLAY_MS = 5000;

/**
 * `Y.Squarespace.Gallery2`: shows the slides of a theme's gallery, one at a time in the designs `stacked` and `strip`, all of them
 * in others; previous, next and the numbered controls of the theme choose. It stops moving for visitors who want less motion.
 */
export function createGallery(base: Base, { elements }: Pick<Nodes, 'elements'>): Base {
  const cleanups = new WeakMap<object, (() => void)[]>();
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
    const isStacked = instance.get('design') === 'stacked';
    const loaderOptions = instance.get('loaderOptions') as LoadOptions | undefined;
    slides.forEach((slide, at) => {
      slide.classList.toggle(ACTIVE, at === index);
      const isShown = !isStacked || at === index;
      slide.hidden = !isShown;
      // Style sheets of themes hide slides until the gallery shows them.
      Object.assign(slide.style, { opacity: isShown ? '1' : '', visibility: isShown ? 'visible' : '' });
      for (const image of slide.matches('img') ? [slide] : slide.querySelectorAll('img'))
        loadImage(image, loaderOptions);
    });
    const { controls, currentIndex, totalSlides } = Object(instance.get('elements'));
    for (const group of find(controls)) markControls(group, index);
    for (const element of find(currentIndex)) element.textContent = String(index + 1);
    for (const element of find(totalSlides)) element.textContent = String(slides.length);
  }

  function step(instance: Instance, by: number): void {
    const { length } = slidesOf(instance);
    if (length === 0) return;
    const next = (Number(instance.get('currentIndex')) || 0) + by;
    const isLoop = String(instance.get('loop') ?? 'true') !== 'false';
    if (isLoop || (next >= 0 && next < length)) instance.set('currentIndex', (next + length) % length);
  }

  const methods: Methods = {
    initializer(this: Instance) {
      const own: (() => void)[] = [];
      cleanups.set(this, own);
      const listen = (source: unknown, run: (event: Event) => void) => {
        for (const element of find(source)) {
          element.addEventListener('click', run);
          own.push(() => element.removeEventListener('click', run));
        }
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
      this.after('currentIndexChange', () => show(this));
      if (this.get('autoplay') === true && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
        const ms = Number(Object(this.get('autoplayOptions')).timeout) || DEFAULT_AUTOPLAY_MS;
        const timer = setInterval(() => step(this, 1), ms);
        own.push(() => clearInterval(timer));
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
      for (const cleanup of cleanups.get(this) ?? []) cleanup();
      for (const slide of slidesOf(this)) {
        slide.hidden = false;
        Object.assign(slide.style, { opacity: '', visibility: '' });
      }
    },
  };
  return base.create('Gallery', base, [], methods, { ATTRS: { currentIndex: { value: 0 } } });
}

function markControls(group: Element, index: number): void {
  [...group.children].forEach((control, at) => {
    control.classList.toggle('sqs-active-slide', at === index);
    control.classList.toggle('active', at === index);
  });
}
