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
const label = () => dialog()?.getAttribute('aria-label');

/** Opens the first image, with all islands mounted. */
async function openFirst(): Promise<void> {
  await openPage(`<body>${GALLERY.join('')}<a data-lightbox="other" href="/x.jpg"><img alt=""></a></body>`);
  const { mount } = await ISLAND_MODULES.lightbox();
  for (const link of links()) mount(link, readPage());
  links()[0]?.click();
  await settle();
}

function press(key: string): void {
  dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key }));
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

  test('goes around with the arrow keys', async () => {
    await openFirst();
    press('ArrowLeft');
    expect(label()).toBe('Image 3 of 3');
    press('ArrowRight');
    expect(label()).toBe('Image 1 of 3');
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
    expect(figure.style.marginTop).toBe('');
    await pass(1);
    expect(figure.style.marginTop).toBe('50px');
  });

  test('closes on a click beside the image and gives the focus back', async () => {
    await openFirst();
    find('dialog figure').click();
    expect(dialog()?.open).toBe(true);
    dialog()?.click();
    expect(dialog()).toBe(null);
    expect(document.activeElement).toBe(links()[0]);
  });

  test('leaves clicks with a modifier key to the browser', async () => {
    await openFirst();
    dialog()?.close();
    const click = new MouseEvent('click', { ctrlKey: true, cancelable: true });
    links()[0]?.dispatchEvent(click);
    expect([dialog(), click.defaultPrevented]).toEqual([null, false]);
  });
});
