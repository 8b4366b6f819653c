import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPage } from '../core/page.ts';
import { ISLAND_MODULES } from '../loading/island-modules.ts';
import { closePageAfterEach, find, openPage, settle } from '../testing/open-page.ts';
import { pass } from '../testing/product-page.ts';

closePageAfterEach();

/** As the build prints a gallery with a lightbox. */
const GALLERY = ['one', 'two', 'three'].map(
  (name) => `<figure><a href="/${name}.jpg" data-lightbox="gallery" data-width="900" data-height="600">
    <img src="/${name}-small.jpg" alt="Image ${name}"></a><figcaption>Caption ${name}</figcaption></figure>`,
);

beforeAll(async () => {
  // Its first import takes real time.
  await import('./lightbox.ts');
});
beforeEach(() => {
  vi.useFakeTimers();
});

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')];
const dialog = () => document.querySelector<HTMLDialogElement>('dialog.quoin-lightbox');
const buttons = () =>
  [...document.querySelectorAll('dialog button')].map((button) => button.getAttribute('aria-label'));
const label = () => dialog()?.getAttribute('aria-label');

const OTHER = '<a data-lightbox="other" href="/x.jpg"><img alt=""></a>';

/** Opens the first image, with all islands mounted. */
async function openFirst(html = GALLERY.join('') + OTHER): Promise<void> {
  await openPage(`<body>${html}</body>`);
  const { mount } = await ISLAND_MODULES.lightbox();
  for (const link of links()) mount(link, readPage());
  links()[0]?.click();
  await settle();
}

function press(key: string): void {
  dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key }));
}

/** As browsers handle it for a modal dialog: it closes, unless the page prevents that. */
function pressEscape(modal: HTMLDialogElement): void {
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  if (modal.dispatchEvent(key) && modal.dispatchEvent(new Event('cancel', { cancelable: true })))
    modal.close();
}

function swipe(from: readonly [number, number], to: readonly [number, number], type = 'touch'): void {
  const at = ([clientX, clientY]: readonly [number, number]) => ({ clientX, clientY, isPrimary: true });
  dialog()?.dispatchEvent(Object.assign(new Event('pointerdown'), at(from), { pointerType: type }));
  dialog()?.dispatchEvent(Object.assign(new Event('pointerup'), at(to), { pointerType: type }));
}

describe('the lightbox', () => {
  test('shows the image with its description and caption, among those of its gallery', async () => {
    await openFirst();
    expect(label()).toBe('Image 1 of 3');
    const { alt, src } = find<HTMLImageElement>('.quoin-lightbox-image');
    expect([alt, new URL(src).pathname]).toEqual(['Image one', '/one.jpg']);
    expect(find('dialog figcaption').textContent).toBe('Caption one');
  });

  test.each([
    [[300, 400], [251, 410], 'touch', 2],
    [[300, 400], [252, 400], 'touch', 1],
    [[100, 400], [300, 400], 'touch', 3],
    [[300, 300], [250, 600], 'touch', 1],
    [[300, 400], [100, 400], 'mouse', 1],
  ] as const)('after a swipe from %j to %j by %s shows image %i', async (from, to, type, number) => {
    await openFirst();
    swipe(from, to, type);
    expect(label()).toBe(`Image ${number} of 3`);
  });

  test('R-GAL-BOX-02: is laid out again 100 ms after the last resize', async () => {
    await openFirst();
    const figure = find('dialog figure');
    vi.spyOn(figure, 'offsetHeight', 'get').mockReturnValue(innerHeight + 1);
    dispatchEvent(new Event('resize'));
    await pass(99);
    dispatchEvent(new Event('resize'));
    await pass(99);
    expect(figure.style.marginTop).toBe('');
    await pass(1);
    expect(figure.style.marginTop).toBe('50px');
  });

  test.each([
    [1, '50px'],
    [0, ''],
  ])('R-GAL-BOX-03: has a margin above if it is %i px taller than the window: %j', async (more, margin) => {
    await openFirst();
    const figure = find('dialog figure');
    vi.spyOn(figure, 'offsetHeight', 'get').mockReturnValue(innerHeight + more);
    find('.quoin-lightbox-image').dispatchEvent(new Event('load'));
    expect(figure.style.marginTop).toBe(margin);
  });

  test('closes on a click beside the image and gives the focus back', async () => {
    await openFirst();
    find('dialog figure').click();
    expect(dialog()?.open).toBe(true);
    dialog()?.click();
    expect(dialog()).toBe(null);
    expect(document.activeElement).toBe(links()[0]);
  });

  test('R-GAL-BOX-04: closes on Escape and gives the focus back', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    await openFirst();
    for (const opened of showModal.mock.contexts as HTMLDialogElement[]) pressEscape(opened);
    expect([dialog(), document.activeElement]).toEqual([null, links()[0]]);
  });

  test('goes around with arrow keys', async () => {
    await openFirst();
    const labels = ['ArrowRight', 'ArrowLeft', 'ArrowLeft'].map((key) => {
      press(key);
      return label();
    });
    expect(labels).toEqual(['Image 2 of 3', 'Image 1 of 3', 'Image 3 of 3']);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'leaves clicks with the key %s to the browser',
    async (key) => {
      await openFirst();
      dialog()?.close();
      const click = new MouseEvent('click', { [key]: true, cancelable: true });
      links()[0]?.dispatchEvent(click);
      expect([dialog(), click.defaultPrevented]).toEqual([null, false]);
    },
  );

  test('opens instead of the link', async () => {
    await openFirst();
    dialog()?.close();
    const click = new MouseEvent('click', { cancelable: true });
    links()[1]?.dispatchEvent(click);
    expect([label(), click.defaultPrevented]).toEqual(['Image 2 of 3', true]);
  });

  test('has named buttons that move and close', async () => {
    await openFirst();
    expect(buttons()).toEqual(['Close', 'Previous image', 'Next image']);
    find('dialog [aria-label="Next image"]').click();
    expect(label()).toBe('Image 2 of 3');
    find('dialog [aria-label="Previous image"]').click();
    expect(label()).toBe('Image 1 of 3');
    find('dialog [aria-label=Close]').click();
    expect(dialog()).toBe(null);
  });

  test('of a single image has no buttons to move', async () => {
    await openFirst(OTHER);
    expect(buttons()).toEqual(['Close']);
    expect(find('dialog figcaption').textContent).toBe('');
  });

  test.each([
    ['', 'dark'],
    ['data-lightbox-theme="dark"', 'dark'],
    ['data-lightbox-theme="light"', 'light'],
  ])('of a link with the attribute "%s" is %s', async (attribute, theme) => {
    await openFirst(OTHER.replace('<a', `<a ${attribute}`));
    expect(dialog()?.dataset.theme).toBe(theme);
  });

  test('reserves the space of an image whose size is known', async () => {
    await openFirst();
    const { width, height } = find<HTMLImageElement>('.quoin-lightbox-image');
    expect([width, height]).toEqual([900, 600]);
  });

  test.each(['', 'data-width="wide" data-height="tall"'])(
    'does not size an image with the attributes "%s"',
    async (attributes) => {
      await openFirst(OTHER.replace('<a', `<a ${attributes}`));
      const image = find('.quoin-lightbox-image');
      expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual([null, null]);
    },
  );

  test('reports the shown image as wb:gallery-change on its link', async () => {
    const changes: unknown[] = [];
    await openFirst();
    document.addEventListener('wb:gallery-change', ({ target, detail }: CustomEventInit & Event) =>
      changes.push([target, detail]),
    );
    press('ArrowRight');
    expect(changes).toEqual([[links()[1], { index: 1 }]]);
  });

  test('is laid out again when an image has loaded', async () => {
    await openFirst();
    const figure = find('dialog figure');
    const height = vi.spyOn(figure, 'offsetHeight', 'get').mockReturnValue(innerHeight + 1);
    find('.quoin-lightbox-image').dispatchEvent(new Event('load'));
    expect(figure.style.marginTop).toBe('50px');
    height.mockReturnValue(innerHeight);
    find('.quoin-lightbox-image').dispatchEvent(new Event('load'));
    expect(figure.style.marginTop).toBe('');
  });

  test('ignores a resize once it is closed', async () => {
    await openFirst();
    const figure = find('dialog figure');
    vi.spyOn(figure, 'offsetHeight', 'get').mockReturnValue(innerHeight + 1);
    dialog()?.close();
    dispatchEvent(new Event('resize'));
    await pass(100);
    expect(figure.style.marginTop).toBe('');
  });

  test('does not move by a second finger, which zooms', async () => {
    await openFirst();
    const finger = { isPrimary: false, pointerType: 'touch', clientX: 300, clientY: 400 };
    dialog()?.dispatchEvent(Object.assign(new Event('pointerdown'), finger));
    dialog()?.dispatchEvent(Object.assign(new Event('pointerup'), finger, { clientX: 100 }));
    expect(label()).toBe('Image 1 of 3');
  });

  test('moves once per swipe', async () => {
    await openFirst();
    swipe([300, 400], [100, 400]);
    dialog()?.dispatchEvent(Object.assign(new Event('pointerup'), { clientX: 0, clientY: 400 }));
    expect(label()).toBe('Image 2 of 3');
  });
});
