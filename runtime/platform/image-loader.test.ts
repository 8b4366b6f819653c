import { expect, it } from 'vitest';
import { loadImage } from './image-loader.ts';

function positionIn(display: string): string {
  document.body.innerHTML = `<a class="content-fill" style="display:${display}"><img src="/assets/a.jpg"></a>`;
  const image = document.querySelector('img') as HTMLImageElement;
  loadImage(image);
  return image.style.position;
}

it('an image fills a parent with a size of its own', () => {
  expect(positionIn('block')).toBe('absolute');
});

it('an image that the theme hides while it loads is shown afterwards', () => {
  document.body.innerHTML = '<img class="wide loading" src="/assets/a.jpg">';
  const image = document.querySelector('img') as HTMLImageElement;
  loadImage(image);
  expect(image.className).toBe('wide loading');
  image.dispatchEvent(new Event('load'));
  expect(image.className).toBe('wide loaded');
});

it('an image stays visible in an inline parent, which has no other size than that of the image', () => {
  expect(positionIn('inline')).toBe('');
});
