import { element } from '../core/element.ts';
import type { Page } from '../core/page.ts';
import { playBackground } from './background.ts';

/**
 * Puts the player of a video in the place of its card when the visitor chooses to play it. Before, nothing is requested from
 * the provider. Without this script, the card is a link to the video. The background video of a section plays at once.
 */
export function mount(link: HTMLElement, page: Page): void {
  if (link instanceof HTMLVideoElement) {
    playBackground(link, page);
    return;
  }
  link.addEventListener('click', (event) => {
    // Modified clicks open a new tab or window as usual.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const player = new URL(link.dataset.player ?? '');
    // Maps and other pages are not played.
    if (link.closest('.frame-card') === null) player.searchParams.set('autoplay', '1');
    const frame = element('iframe', {
      src: player.href,
      title: link.textContent,
      allow: 'autoplay; fullscreen; encrypted-media',
      // YouTube does not play without it.
      referrerpolicy: 'strict-origin-when-cross-origin',
    });
    link.parentElement?.replaceChildren(frame);
    frame.focus();
  });
}
