import { element } from '../core/element.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { VIDEO_MESSAGES } from './messages.ts';

/**
 * Plays the background video of a section without sound, with a button that pauses it (WCAG 2.2.2). With reduced motion, it
 * plays only when the visitor chooses to; until it plays, and without this script, the section shows its image.
 */
export function playBackground(video: HTMLVideoElement, page: Page): void {
  const button = element('button', { type: 'button', class: 'quoin-video-pause' });
  function update(): void {
    button.setAttribute(
      'aria-label',
      text(page, VIDEO_MESSAGES, video.paused ? 'videoResume' : 'videoPause'),
    );
    button.toggleAttribute('data-paused', video.paused);
  }
  button.onclick = () => (video.paused ? play() : video.pause());
  // A browser may reject this, to save power or data; the button still offers it.
  const play = () => void video.play().catch(update);
  video.onplay = video.onpause = update;
  update();
  video.after(button);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) play();
}
