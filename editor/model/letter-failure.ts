import type { LetterFailure } from '../../formatters/vocabulary/index.ts';
import { tLetters } from '../strings/letters.ts';
import { dateTimeLabel } from './time-label.ts';

/** "Could not be sent: The mail provider answered 500. It is tried again at 14:05." */
export function letterFailureText(failure: LetterFailure, now: number): string {
  return tLetters('letters.failed', { reason: failure.reason, next: nextTry(failure, now) });
}

/** "It is tried again at 14:05." */
export function nextTry({ againOn }: LetterFailure, now: number): string {
  if (againOn === undefined) return tLetters('letters.over');
  if (againOn <= now) return tLetters('letters.now');
  const isToday = new Date(againOn).toDateString() === new Date(now).toDateString();
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  return tLetters('letters.again', { time: isToday ? clock.format(againOn) : dateTimeLabel(againOn) });
}
