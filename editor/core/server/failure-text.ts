import { ApiFailure } from '../api/api-failure.ts';
import { t } from '../strings/core-strings.ts';

/** What a failed call says to people: the server's words where it has some for them, else those of the specification. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiFailure)) return t('error.generic');
  if (error.kind === 'network') return t('error.network');
  if (error.kind === 'not-found' && error.message === '') return t('error.notFound');
  return error.message === '' ? t('error.generic') : error.message;
}
