import { openDialog } from '../core/dialog.ts';
import { element } from '../core/element.ts';
import { emit } from '../core/emit.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { LIGHTBOX_MESSAGES } from './messages.ts';

/** Resize debounce in milliseconds (R-GAL-BOX-02). */
const RESIZE_MS = 100;
/** Minimum horizontal swipe distance, in CSS pixels. */
const SWIPE = 48;
/** Top margin of content taller than the window (R-GAL-BOX-03, -04). */
const TALL_MARGIN = '50px';

/** Opens linked images in a lightbox, with the other images of the gallery. */
export function mount(link: HTMLElement, page: Page): void {
  link.addEventListener('click', (event) => {
    // Modified clicks open a new tab or window as usual.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(link, page);
  });
}

function open(opener: HTMLElement, page: Page): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')].filter(
    ({ dataset }) => dataset.lightbox === opener.dataset.lightbox,
  );
  const t = (key: keyof typeof LIGHTBOX_MESSAGES, values = {}) => text(page, LIGHTBOX_MESSAGES, key, values);
  const image = element('img', { class: 'quoin-lightbox-image' });
  const caption = element('figcaption');
  const figure = element('figure', {}, image, caption);
  const button = (key: 'lightboxClose' | 'lightboxPrevious' | 'lightboxNext', onPress: () => void) => {
    const control = element('button', { type: 'button', class: `quoin-${key}`, 'aria-label': t(key) });
    control.onclick = onPress;
    return control;
  };
  const buttons =
    links.length < 2
      ? []
      : [button('lightboxPrevious', () => move(-1)), button('lightboxNext', () => move(1))];
  const dialog = element(
    'dialog',
    { class: 'quoin-lightbox', 'data-theme': opener.dataset.lightboxTheme === 'light' ? 'light' : 'dark' },
    button('lightboxClose', () => dialog.close()),
    figure,
    ...buttons,
  );
  let index = links.indexOf(opener as HTMLAnchorElement);

  function move(step: number): void {
    index = (index + step + links.length) % links.length;
    const link = links[index];
    if (!link) return;
    showImage(image, link);
    caption.textContent = link.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ?? '';
    dialog.setAttribute('aria-label', t('lightbox', { n: index + 1, count: links.length }));
    updateLayout();
    emit(link, 'wb:gallery-change', { index });
  }

  function updateLayout(): void {
    figure.style.marginTop = figure.offsetHeight > innerHeight ? TALL_MARGIN : '';
  }

  addListeners(dialog, move);
  image.addEventListener('load', updateLayout);
  afterResizes(dialog, updateLayout);
  openDialog(dialog, opener);
  move(0);
}

function showImage(image: HTMLImageElement, link: HTMLAnchorElement): void {
  const { width, height } = link.dataset;
  // Reserves space while the image loads.
  image.width = Number(width) || 0;
  image.height = Number(height) || 0;
  if (!image.width) image.removeAttribute('width');
  if (!image.height) image.removeAttribute('height');
  image.src = link.href;
  image.alt = link.querySelector('img')?.alt ?? '';
}

/** Handles keys, swipes, and clicks on the backdrop. */
function addListeners(dialog: HTMLDialogElement, move: (step: number) => void): void {
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  let from: PointerEvent | undefined;
  dialog.addEventListener('pointerdown', (event) => {
    // A second finger zooms.
    from = event.isPrimary && event.pointerType !== 'mouse' ? event : undefined;
  });
  dialog.addEventListener('pointerup', (event) => {
    const deltaX = event.clientX - (from?.clientX ?? event.clientX);
    const deltaY = event.clientY - (from?.clientY ?? event.clientY);
    from = undefined;
    if (Math.abs(deltaX) > SWIPE && Math.abs(deltaX) > Math.abs(deltaY)) move(deltaX < 0 ? 1 : -1);
  });
}

/** Listens while the dialog is open. */
function afterResizes(dialog: HTMLDialogElement, updateLayout: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  function onResize(): void {
    clearTimeout(timer);
    timer = setTimeout(updateLayout, RESIZE_MS);
  }
  addEventListener('resize', onResize);
  dialog.addEventListener('close', () => removeEventListener('resize', onResize));
}
