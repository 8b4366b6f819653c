import type { EmailFailure } from '../../../formatters/vocabulary/api/letters.ts';
import { tEmails } from '../../strings/letters.ts';
import { dateTimeLabel } from '../model/time-label.ts';

/** "Could not be sent: The mail provider answered 500. It is tried again at 14:05." */
export function emailFailureText(failure: EmailFailure, now: number): string {
  return tEmails('letters.failed', { reason: failure.reason, next: nextTry(failure, now) });
}

/** "It is tried again at 14:05." */
export function nextTry({ againOn }: EmailFailure, now: number): string {
  if (againOn === undefined) return tEmails('letters.over');
  if (againOn <= now) return tEmails('letters.now');
  const isToday = new Date(againOn).toDateString() === new Date(now).toDateString();
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  return tEmails('letters.again', { time: isToday ? clock.format(againOn) : dateTimeLabel(againOn) });
}
