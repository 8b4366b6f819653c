import type { Base } from './base.ts';
import type { EventTargetMethods } from './event-target.ts';
import { createGallery } from './gallery.ts';
import { type LoadOptions, loadImage } from './image-loader.ts';
import { LANGUAGE } from './language.ts';
import { createLightbox } from './lightbox.ts';
import type { Nodes } from './nodes.ts';

export interface SquarespaceOptions {
  readonly nodes: Nodes;
  readonly base: Base;
  readonly eventTarget: EventTargetMethods;
  /** Values of the theme's tweaks by name. */
  readonly tweaks: Readonly<Record<string, unknown>>;
}

interface Instance {
  get(name: string): unknown;
}

const DEFAULT_RESIZE_MS = 200;
/** Text becomes no smaller than this, in pixels. */
const MIN_FONT_SIZE = 10;

/** `Y.Squarespace`: the platform's own modules that themes use. */
export function createSquarespaceModules({ nodes, base, eventTarget, tweaks }: SquarespaceOptions): object {
  const Gallery2 = createGallery(base, nodes);
  const Lightbox2 = createLightbox(base, nodes);
  return {
    Template: { getTweakValue: (name: string) => (Object.hasOwn(tweaks, name) ? tweaks[name] : undefined) },
    Singletons: { ShoppingCart: createShoppingCart(eventTarget) },
    ResizeEmitter: createResizeEmitter(base, eventTarget),
    Gallery2,
    Gallery: Gallery2,
    Lightbox2,
    Lightbox: Lightbox2,
    TextShrink: base.create('TextShrink', base, [], {
      initializer(this: Instance) {
        const [text] = nodes.elements(this.get('host'));
        const [around] = nodes.elements(this.get('parentEl'));
        if (text && around) shrinkText(text, around);
      },
    }),
    Loader: base.create('Loader', base, [], {
      initializer(this: Instance, options: LoadOptions) {
        for (const image of nodes.elements(this.get('img'))) loadImage(image, options);
      },
    }),
    /** The build shows videos itself. */
    VideoLoader: base.create('VideoLoader', base, []),
    Utils: { getGuid: LANGUAGE.guid },
    FollowButtonUtils: { renderAll: () => undefined },
  };
}

/** The number of items in the cart, as the cart count of the page shows it. */
function createShoppingCart(eventTarget: EventTargetMethods): object {
  const count = () =>
    Number.parseInt(document.querySelector('.sqs-cart-quantity')?.textContent ?? '', 10) || 0;
  const cart = {
    ...eventTarget,
    get: (name: string) => (name === 'totalQuantity' ? count() : undefined),
  };
  document.addEventListener('DOMContentLoaded', () => {
    const shown = document.querySelector('.sqs-cart-quantity');
    const report = () => eventTarget.fire.call(cart, 'change');
    if (shown)
      new MutationObserver(report).observe(shown, { childList: true, characterData: true, subtree: true });
  });
  return cart;
}

/** Reports the end of a change of the window's size. */
function createResizeEmitter(base: Base, eventTarget: EventTargetMethods): Base {
  return base.create('ResizeEmitter', base, [], {
    initializer(this: Instance) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      addEventListener('resize', () => {
        if (timer === undefined) eventTarget.fire.call(this, 'resize:start');
        clearTimeout(timer);
        timer = setTimeout(
          () => {
            timer = undefined;
            eventTarget.fire.call(this, 'resize:end');
          },
          Number(this.get('timeout')) || DEFAULT_RESIZE_MS,
        );
      });
    },
  });
}

function shrinkText(text: HTMLElement, around: HTMLElement): void {
  let size = Number.parseFloat(getComputedStyle(text).fontSize);
  while (size > MIN_FONT_SIZE && text.scrollWidth > around.clientWidth) {
    size -= 1;
    text.style.fontSize = `${size}px`;
  }
}
