import {
  RELEASE_AUTHOR,
  SYSTEM_RELEASE_MESSAGE,
} from '../../../formatters/vocabulary/site/system-releases.ts';
import { t } from '../strings/core-strings.ts';

const OWN_WORDS = {
  [SYSTEM_RELEASE_MESSAGE.started]: 'releases.initial',
  [SYSTEM_RELEASE_MESSAGE.rebuilt]: 'releases.assetUpdate',
} as const;

interface Published {
  readonly message: string;
  readonly createdBy: string;
}

/** Returns the title of a release: the publisher's notes, or a readable text for system releases. */
export function releaseTitle({ message, createdBy }: Published): string {
  const isOwn = createdBy === RELEASE_AUTHOR.commandLine;
  const own = isOwn && Object.entries(OWN_WORDS).find(([words]) => words === message);
  return own ? t(own[1]) : message || t('releases.noNotes');
}
