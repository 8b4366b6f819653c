import { ApiFailure } from '../api/api-failure.ts';
import { t } from '../strings/core-strings.ts';

/**
 * Returns the message of a failed request: the server's message if it has one, else the text of the specification.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiFailure)) return t('error.generic');
  if (error.kind === 'network') return t('error.network');
  if (error.kind === 'not-found' && error.message === '') return t('error.notFound');
  return error.message === '' ? t('error.generic') : error.message;
}
