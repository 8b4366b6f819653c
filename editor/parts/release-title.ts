import { tPublishing } from '../strings/screens/publishing.ts';

/** Who publishes with `quoin publish`, or starts the site. */
export const COMMAND_LINE = 'command-line';

/** What the program itself writes into the history (bin/serving/publish). */
const OWN_WORDS = {
  Started: 'releases.started',
  'Theme, pictures or program changed while nobody served them': 'releases.caughtUp',
} as const;

interface Published {
  readonly message: string;
  readonly createdBy: string;
}

/** What a release is about, in the words of whoever published it; what the program wrote, in plain ones. */
export function releaseTitle({ message, createdBy }: Published): string {
  const own = createdBy === COMMAND_LINE && Object.entries(OWN_WORDS).find(([words]) => words === message);
  return own ? tPublishing(own[1]) : message || tPublishing('releases.noMessage');
}
