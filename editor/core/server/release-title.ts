import { OWN_RELEASE_MESSAGE, RELEASE_AUTHOR } from '../../../formatters/vocabulary/site/own-releases.ts';
import { tPublishing } from '../../strings/screens/publishing.ts';

const OWN_WORDS = {
  [OWN_RELEASE_MESSAGE.started]: 'releases.started',
  [OWN_RELEASE_MESSAGE.caughtUp]: 'releases.caughtUp',
} as const;

interface Published {
  readonly message: string;
  readonly createdBy: string;
}

/** What a release is about, in the words of whoever published it; what the program wrote, in plain ones. */
export function releaseTitle({ message, createdBy }: Published): string {
  const isOwn = createdBy === RELEASE_AUTHOR.commandLine;
  const own = isOwn && Object.entries(OWN_WORDS).find(([words]) => words === message);
  return own ? tPublishing(own[1]) : message || tPublishing('releases.noMessage');
}
