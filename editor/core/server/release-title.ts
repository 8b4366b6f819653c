import {
  RELEASE_AUTHOR,
  SYSTEM_RELEASE_MESSAGE,
} from '../../../formatters/vocabulary/site/system-releases.ts';
import { t } from '../strings/core-strings.ts';

const SYSTEM_TITLES = {
  [SYSTEM_RELEASE_MESSAGE.started]: 'releases.initial',
  [SYSTEM_RELEASE_MESSAGE.rebuilt]: 'releases.assetUpdate',
} as const;

/** Whether the server made the release by itself, such as the first one of a new site. */
export function isSystemRelease({ message, createdBy }: Published): boolean {
  return createdBy === RELEASE_AUTHOR.commandLine && Object.hasOwn(SYSTEM_TITLES, message);
}

interface Published {
  readonly message: string;
  readonly createdBy: string;
}

/** Returns the title of a release: the publisher's notes, or a readable text for system releases. */
export function releaseTitle(release: Published): string {
  if (isSystemRelease(release)) return t(SYSTEM_TITLES[release.message as keyof typeof SYSTEM_TITLES]);
  return release.message || t('releases.noNotes');
}
