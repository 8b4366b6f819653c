import { expect, test } from 'vitest';
import { readPage } from '../core/page.ts';
import { closePageAfterEach, find, openPage } from '../testing/open-page.ts';
import { mount } from './video.ts';

closePageAfterEach();

const CARD = `<div class="video-card"><a href="https://vimeo.com/1" data-player="https://player.vimeo.com/video/1?dnt=1">Play video on Vimeo</a>
  <small>Notice</small></div>`;

async function openCard(): Promise<HTMLElement> {
  await openPage(`<body>${CARD}</body>`);
  const link = find('a');
  mount(link, readPage());
  return link;
}

test('a click puts the player in the place of the card, with its name and the focus', async () => {
  const link = await openCard();
  expect(document.querySelector('iframe')).toBeNull();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  const frame = find('.video-card > iframe');
  expect(click.defaultPrevented).toBe(true);
  expect(frame.getAttribute('src')).toBe('https://player.vimeo.com/video/1?dnt=1&autoplay=1');
  expect(frame.title).toBe('Play video on Vimeo');
  expect(document.activeElement).toBe(frame);
  expect(find('.video-card').children).toHaveLength(1);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('a click with %s opens the page of the video', async (key) => {
  const link = await openCard();
  const isPrevented = new Promise((resolve) => {
    link.addEventListener('click', (event) => {
      resolve(event.defaultPrevented);
      // The DOM of the tests would leave the page, also for the tests that follow.
      event.preventDefault();
    });
  });
  link.dispatchEvent(new MouseEvent('click', { cancelable: true, [key]: true }));
  expect(await isPrevented).toBe(false);
  expect(document.querySelector('iframe')).toBeNull();
});
