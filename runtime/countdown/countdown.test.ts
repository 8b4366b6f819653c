import { afterEach, expect, test, vi } from 'vitest';
import { closePageAfterEach, find } from '../testing/open-page.ts';
import { mount } from './countdown.ts';

closePageAfterEach();
afterEach(() => {
  vi.useRealTimers();
});

const NOW = Date.UTC(2026, 0, 1);

function openCountdown(left: number): void {
  document.body.innerHTML = `<div data-until="${NOW + left}" class="countdown"><p class="countdown-date">1 January</p><p class="countdown-done" hidden>Open!</p></div>`;
  vi.useFakeTimers({ now: NOW });
  mount(find('.countdown'));
}

test('a countdown shows the time that is left, and counts', () => {
  openCountdown(((26 * 60 + 3) * 60 + 5) * 1000);
  expect(find('.countdown-clock').textContent).toBe('1 day2 hours3 minutes5 seconds');
  vi.advanceTimersByTime(5000);
  expect(find('.countdown-clock').textContent).toBe('1 day2 hours3 minutes0 seconds');
});

test('a countdown is a timer, which screen readers do not read at each change', () => {
  openCountdown(60_000);
  expect(find('.countdown-clock').getAttribute('role')).toBe('timer');
  expect(find('.countdown-clock').hasAttribute('aria-live')).toBe(false);
});

test('the last second is shown until it is over', () => {
  openCountdown(1500);
  vi.advanceTimersByTime(1000);
  expect(find('.countdown-clock').textContent).toContain('1 second');
  expect(find('.countdown-done').hidden).toBe(true);
});

test('when the time has come, the last text takes the place of the date', () => {
  openCountdown(2000);
  expect(find('.countdown-done').hidden).toBe(true);
  vi.advanceTimersByTime(2000);
  const isHidden = ['.countdown-clock', '.countdown-date', '.countdown-done'].map(
    (each) => find(each).hidden,
  );
  expect(isHidden).toEqual([true, true, false]);
});
