import { expect, test, vi } from 'vitest';
import { closePageAfterEach, find, openPage } from '../testing/open-page.ts';

closePageAfterEach();

interface Opened {
  readonly video: HTMLVideoElement;
  readonly button: HTMLElement;
}

/** Opens a section with a background video, as the build prints it. */
async function openSection({ isReduced = false, isRejected = false } = {}): Promise<Opened> {
  let paused = true;
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isReduced } as MediaQueryList);
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => paused);
  const set = (isPaused: boolean) => {
    paused = isPaused;
    find('video').dispatchEvent(new Event(isPaused ? 'pause' : 'play'));
  };
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => set(true));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    if (isRejected) throw new DOMException('', 'NotAllowedError');
    set(false);
  });
  await openPage(
    '<body><div class="section-video"><video src="/a.mp4" data-player muted loop></video></div></body>',
  );
  return { video: find<HTMLVideoElement>('video'), button: find('button') };
}

const label = (button: HTMLElement) => button.getAttribute('aria-label');

test('a background video plays and can be paused and played', async () => {
  const { button } = await openSection();
  const labels = [label(button)];
  for (let press = 0; press < 2; press += 1) {
    button.click();
    labels.push(label(button));
  }
  expect(labels).toEqual(['Pause video', 'Play video', 'Pause video']);
});

test('a background video waits for the visitor with reduced motion', async () => {
  const { video, button } = await openSection({ isReduced: true });
  expect([video.paused, label(button)]).toEqual([true, 'Play video']);
  button.click();
  expect(video.paused).toBe(false);
});

test('a background video that the browser does not start can be played later', async () => {
  const { button } = await openSection({ isRejected: true });
  expect(label(button)).toBe('Play video');
});
