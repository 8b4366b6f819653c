import { isSafeLink } from '../../../compiler/model/index.ts';
import { completeLink } from '../../core/model/complete-link.ts';
import { t } from './strings.ts';

const MAX_LENGTH = 2000;

/** Why a text cannot be the target of a link; undefined if it can. */
export function linkError(text: string): string | undefined {
  return text !== '' && isSafeLink(text) && completeLink(text).length <= MAX_LENGTH
    ? undefined
    : t('settings.linkInvalid');
}
