import { element, emit, openDialog, type Page, text } from '../core/shared.ts';
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
  const say = (key: keyof typeof LIGHTBOX_MESSAGES, values = {}) =>
    text(page, LIGHTBOX_MESSAGES, key, values);
  const picture = element('img', { class: 'quoin-lightbox-image' });
  const caption = element('figcaption');
  const figure = element('figure', {}, picture, caption);
  const button = (key: 'lightboxClose' | 'lightboxPrevious' | 'lightboxNext', press: () => void) => {
    const made = element('button', { type: 'button', class: `quoin-${key}`, 'aria-label': say(key) });
    made.onclick = press;
    return made;
  };
  const turns =
    links.length < 2
      ? []
      : [button('lightboxPrevious', () => turn(-1)), button('lightboxNext', () => turn(1))];
  const dialog = element(
    'dialog',
    { class: 'quoin-lightbox', 'data-theme': opener.dataset.lightboxTheme === 'light' ? 'light' : 'dark' },
    button('lightboxClose', () => dialog.close()),
    figure,
    ...turns,
  );
  let index = links.indexOf(opener as HTMLAnchorElement);

  function turn(step: number): void {
    index = (index + step + links.length) % links.length;
    const link = links[index];
    if (!link) return;
    showImage(picture, link);
    caption.textContent = link.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ?? '';
    dialog.setAttribute('aria-label', say('lightbox', { n: index + 1, count: links.length }));
    layOut();
    emit(link, 'wb:gallery-change', { index });
  }

  function layOut(): void {
    figure.style.marginTop = figure.offsetHeight > innerHeight ? TALL_MARGIN : '';
  }

  listen(dialog, turn);
  picture.addEventListener('load', layOut);
  afterResizes(dialog, layOut);
  openDialog(dialog, opener);
  turn(0);
}

function showImage(picture: HTMLImageElement, link: HTMLAnchorElement): void {
  const { width, height } = link.dataset;
  // Reserves space while the image loads.
  picture.width = Number(width) || 0;
  picture.height = Number(height) || 0;
  if (!picture.width) picture.removeAttribute('width');
  if (!picture.height) picture.removeAttribute('height');
  picture.src = link.href;
  picture.alt = link.querySelector('img')?.alt ?? '';
}

/** Handles keys, swipes, and clicks on the backdrop. */
function listen(dialog: HTMLDialogElement, turn: (step: number) => void): void {
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
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
    const across = event.clientX - (from?.clientX ?? event.clientX);
    const along = event.clientY - (from?.clientY ?? event.clientY);
    from = undefined;
    if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(along)) turn(across < 0 ? 1 : -1);
  });
}

/** Listens while the dialog is open. */
function afterResizes(dialog: HTMLDialogElement, layOut: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  function resized(): void {
    clearTimeout(timer);
    timer = setTimeout(layOut, RESIZE_MS);
  }
  addEventListener('resize', resized);
  dialog.addEventListener('close', () => removeEventListener('resize', resized));
}
