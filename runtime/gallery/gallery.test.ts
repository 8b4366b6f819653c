import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closePageAfterEach, find, openPage } from '../testing/open-page.ts';

closePageAfterEach();

const WIDTH = 400;
const COUNT = 4;
/** `start`, `center` or `end`. */
let alignment = 'start';
let direction = 'ltr';

beforeEach(() => {
  vi.useFakeTimers();
  alignment = 'start';
  direction = 'ltr';
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** As the build prints a slideshow. */
function carousel(attributes = '', count = COUNT): string {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const slides = numbers.map((number) => `<li id="s${number}"><figure><img alt=""></figure></li>`);
  const links = numbers.map((number) => `<li><a href="#s${number}"><img alt="Image ${number}"></a></li>`);
  return `<div class="gallery-carousel" role="group" ${attributes}>
    <ul class="gallery gallery-slideshow" tabindex="0">${slides.join('')}</ul>
    <ul class="gallery-thumbs">${links.join('')}</ul></div>`;
}

/** The DOM of the tests has no layout: every slide is as wide as its list, and follows the one before. */
function layOut(): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: HTMLElement,
  ) {
    const number = Number(/^s(\d+)$/.exec(this.id)?.[1] ?? 0);
    const left = number === 0 ? 0 : (number - 1) * WIDTH - list().scrollLeft;
    return { left, top: 0, width: WIDTH, height: 300 } as DOMRect;
  });
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    () => ({ scrollSnapAlign: alignment, direction }) as CSSStyleDeclaration,
  );
  vi.spyOn(list(), 'scrollTo').mockImplementation((options) => {
    list().scrollLeft = (options as ScrollToOptions).left ?? 0;
    list().dispatchEvent(new Event('scroll'));
  });
}

const list = () => find('.gallery');
/** Number of the slide that the list shows. */
const shown = () => list().scrollLeft / WIDTH + 1;
const marked = () =>
  [...document.querySelectorAll('.gallery-thumbs a')].flatMap((link, index) =>
    link.getAttribute('aria-current') === 'true' ? [index + 1] : [],
  );
const labels = () =>
  [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
const press = (name: string) => find(`button[aria-label="${name}"]`).click();
const status = () => find('[role=status]').textContent;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Longer than a slide takes. */
const arrive = () => pass(500);

async function open(attributes = '', count = COUNT): Promise<void> {
  await openPage(`<body>${carousel(attributes, count)}</body>`, {
    prepare: () => layOut(),
  });
}

function key(name: string, more: object = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
  list().dispatchEvent(event);
  return event.defaultPrevented;
}

/** Scrolls as a visitor does who swipes. */
function swipeTo(number: number): void {
  list().scrollLeft = (number - 1) * WIDTH;
  list().dispatchEvent(new Event('scroll'));
}

describe('a slideshow or slider', () => {
  test('has no controls by default', async () => {
    await open();
    expect(labels()).toEqual([]);
  });

  test('is moved by its controls, around its ends, and announces the number', async () => {
    await open('data-controls');
    expect(labels()).toEqual(['Previous image', 'Next image']);
    press('Next image');
    await arrive();
    expect([shown(), status()]).toEqual([2, 'Image 2 of 4']);
    press('Previous image');
    press('Previous image');
    await arrive();
    expect([shown(), status()]).toEqual([4, 'Image 4 of 4']);
  });

  test('is moved by arrow keys, Home and End while its list has the focus', async () => {
    await open();
    const moved: number[] = [];
    for (const name of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home']) {
      expect(key(name)).toBe(true);
      await arrive();
      moved.push(shown());
    }
    expect(moved).toEqual([2, 3, 2, 4, 1]);
  });

  test('is moved in the other direction where text runs from right to left', async () => {
    await open();
    direction = 'rtl';
    key('ArrowLeft');
    await arrive();
    expect(marked()).toEqual([2]);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])('leaves arrow keys with %s to the browser', async (name) => {
    await open();
    expect(key('ArrowLeft', { [name]: true })).toBe(false);
  });

  test('leaves other keys to the browser', async () => {
    await open();
    expect([key('Tab'), key('a')]).toEqual([false, false]);
  });

  test('is moved by its thumbnails, and marks the current one', async () => {
    await open();
    expect(marked()).toEqual([1]);
    find('.gallery-thumbs li:nth-child(3) a').click();
    await arrive();
    expect([shown(), marked()]).toEqual([3, [3]]);
  });

  test('leaves clicks on thumbnails with Ctrl to the browser', async () => {
    await open();
    const click = new MouseEvent('click', { ctrlKey: true, cancelable: true });
    find('.gallery-thumbs li:nth-child(3) a').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  test('slides with snapping off, and snaps afterwards', async () => {
    await open('data-controls');
    press('Next image');
    expect(list().style.scrollSnapType).toBe('none');
    await arrive();
    expect(list().style.scrollSnapType).toBe('');
  });

  test('stops sliding where a visitor touches it', async () => {
    await open('data-controls');
    press('Next image');
    await pass(100);
    list().dispatchEvent(new Event('pointerdown'));
    const { scrollLeft } = list();
    await arrive();
    expect([list().scrollLeft, list().style.scrollSnapType]).toEqual([scrollLeft, '']);
  });

  test('R-GAL-BOX-01: re-snaps once for ten scroll events within 100 ms', async () => {
    await open();
    const changes: unknown[] = [];
    document.addEventListener('wb:gallery-change', ({ detail }: CustomEventInit & Event) =>
      changes.push(detail),
    );
    for (let event = 0; event < 10; event += 1) {
      swipeTo(event === 9 ? 4 : 2 + (event % 2));
      await pass(10);
    }
    // A second re-snap would notice this.
    list().scrollLeft = 0;
    await pass(100);
    expect(changes).toEqual([{ index: 3 }]);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'leaves clicks on thumbnails with the key %s to the browser',
    async (name) => {
      await open();
      const click = new MouseEvent('click', { [name]: true, bubbles: true, cancelable: true });
      find('.gallery-thumbs li:nth-child(3) a').dispatchEvent(click);
      await arrive();
      expect([click.defaultPrevented, shown()]).toEqual([false, 1]);
    },
  );

  test('marks the thumbnail of the slide that a visitor has swiped to', async () => {
    await open();
    swipeTo(3);
    await pass(100);
    expect(marked()).toEqual([3]);
  });

  test('reports the current slide as wb:gallery-change on it', async () => {
    await open();
    const changes: unknown[] = [];
    document.addEventListener('wb:gallery-change', ({ target, detail }: CustomEventInit & Event) =>
      changes.push([(target as Element).id, detail]),
    );
    key('ArrowRight');
    expect(changes).toEqual([['s2', { index: 1 }]]);
  });

  test('of a single image has nothing to move', async () => {
    await open('data-controls data-autoplay="2"', 1);
    expect(labels()).toEqual([]);
  });
});

describe('autoplay', () => {
  test('shows the next slide after its seconds, and the first after the last', async () => {
    await open('data-autoplay="2"');
    const numbers: number[] = [];
    for (let slide = 0; slide < COUNT; slide += 1) {
      await pass(2000);
      numbers.push(marked()[0] ?? 0);
    }
    expect(numbers).toEqual([2, 3, 4, 1]);
  });

  test('is not announced', async () => {
    await open('data-autoplay="2"');
    await pass(2000);
    expect(status()).toBe('');
  });

  test('is paused and played by a button before all other controls', async () => {
    await open('data-autoplay="2" data-controls');
    expect(labels()).toEqual(['Pause slideshow', 'Previous image', 'Next image']);
    press('Pause slideshow');
    await pass(60_000);
    expect(marked()).toEqual([1]);
    press('Play slideshow');
    await pass(2000);
    expect(marked()).toEqual([2]);
  });

  test('shows on its button whether it is paused', async () => {
    await open('data-autoplay="2" data-controls');
    const isPaused = () => find('.quoin-gallery-pause').matches('[data-paused]');
    const states = [isPaused()];
    for (const label of ['Pause slideshow', 'Play slideshow']) {
      press(label);
      states.push(isPaused());
    }
    expect(states).toEqual([false, true, false]);
  });

  test('gives a slide that was chosen its full time', async () => {
    await open('data-autoplay="2" data-controls');
    await pass(1900);
    press('Next image');
    await pass(1900);
    expect(marked()).toEqual([2]);
    await pass(100);
    expect(marked()).toEqual([3]);
  });

  test.each([':hover', ':focus-within'])('waits while the list is %s', async (state) => {
    await open('data-autoplay="2"');
    vi.spyOn(list(), 'matches').mockImplementation((selector) => selector.includes(state));
    await pass(60_000);
    expect(marked()).toEqual([1]);
  });

  test('waits while the page is hidden', async () => {
    await open('data-autoplay="2"');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(60_000);
    expect(marked()).toEqual([1]);
  });

  test('starts paused with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await open('data-autoplay="2"');
    await pass(60_000);
    expect([marked(), labels()]).toEqual([[1], ['Play slideshow']]);
  });
});
