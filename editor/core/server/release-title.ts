import {
  RELEASE_AUTHOR,
  SYSTEM_RELEASE_MESSAGE,
} from '../../../formatters/vocabulary/site/system-releases.ts';
import { t } from '../strings/core-strings.ts';

const SYSTEM_TITLES = {
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
  const systemTitle = isOwn && Object.entries(SYSTEM_TITLES).find(([words]) => words === message);
  return systemTitle ? t(systemTitle[1]) : message || t('releases.noNotes');
}
