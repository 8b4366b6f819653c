import { isSafeLink, MAX_LINK_LENGTH } from '../../../compiler/model/index.ts';
import { completeLink } from '../../core/model/complete-link.ts';
import { t } from './strings.ts';

/** Why a text cannot be the target of a link; undefined if it can. */
export function linkError(text: string): string | undefined {
  return text !== '' && isSafeLink(text) && completeLink(text).length <= MAX_LINK_LENGTH
    ? undefined
    : t('settings.linkInvalid');
}
