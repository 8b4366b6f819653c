import type { EmailFailure } from '../../../formatters/vocabulary/api/emails.ts';
import { t } from '../strings/core-strings.ts';
import type { TimeLabels } from '../time/time-labels.ts';

/** The current time, and texts for others. */
export interface SiteNow extends Pick<TimeLabels, 'nextLabel'> {
  readonly now: number;
}

/** "Email failed: The email provider responded with 500. Next attempt at 14:05." */
export function emailFailureText(failure: EmailFailure, time: SiteNow): string {
  return t('emails.failed', { reason: failure.reason, next: nextAttempt(failure, time) });
}

/** "Next attempt at 14:05." */
export function nextAttempt({ retryOn }: EmailFailure, { now, nextLabel }: SiteNow): string {
  if (retryOn === undefined) return t('emails.gaveUp');
  if (retryOn <= now) return t('emails.retrying');
  return t('emails.retryAt', { time: nextLabel(retryOn, now) });
}
