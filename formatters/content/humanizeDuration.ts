import type { Formatter } from '../contract.ts';
import { asNumber } from '../values/as-number.ts';

const MILLISECONDS_A_SECOND = 1000;
const SECONDS_A_MINUTE = 60;

/** `{milliseconds|humanizeDuration}`: `2:05`; minutes may exceed 59 (language reference 12.3). */
export const humanizeDuration: Formatter = {
  name: 'humanizeDuration',
  family: 'content',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: () => (value) => minutesAndSeconds(asNumber(value)),
};

/** `| 0` truncates to 32 bits and turns NaN into 0, as in the reference. */
function minutesAndSeconds(milliseconds: number): string {
  const total = (milliseconds / MILLISECONDS_A_SECOND) | 0;
  const minutes = (total / SECONDS_A_MINUTE) | 0;
  const seconds = total % SECONDS_A_MINUTE;
  return `${minutes}:${seconds >= 0 && seconds < 10 ? `0${seconds}` : String(seconds)}`;
}
