import type { EmailFailure } from '../../../formatters/vocabulary/api/emails.ts';
import { dateTimeLabel } from '../model/time-label.ts';
import { t } from '../strings/core-strings.ts';

/** "Email failed: The email provider responded with 500. Next attempt at 14:05." */
export function emailFailureText(failure: EmailFailure, now: number): string {
  return t('emails.failed', { reason: failure.reason, next: nextAttempt(failure, now) });
}

/** "Next attempt at 14:05." */
export function nextAttempt({ retryOn }: EmailFailure, now: number): string {
  if (retryOn === undefined) return t('emails.gaveUp');
  if (retryOn <= now) return t('emails.retrying');
  const isToday = new Date(retryOn).toDateString() === new Date(now).toDateString();
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  return t('emails.retryAt', { time: isToday ? clock.format(retryOn) : dateTimeLabel(retryOn) });
}
