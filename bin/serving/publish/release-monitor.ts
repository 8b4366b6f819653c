import type { Release } from '../../../compiler/model/index.ts';
import type { Io } from '../../printing/io.ts';

/** Prints a line when the live release changes without a publish of this process. */
export interface ReleaseMonitor {
  /** Records a release that this process made live. */
  markLive(releaseId: string | undefined): void;
  /** Compares with all releases, newest first. */
  check(releases: readonly ListedRelease[]): void;
}

type ListedRelease = Omit<Release, 'docs'>;

const SHORT = 12;

export function createReleaseMonitor(io: Io): ReleaseMonitor {
  let last: string | undefined;
  return {
    markLive: (releaseId) => {
      last = releaseId ?? last;
    },
    check: (releases) => {
      const live = releases.find(({ isActive }) => isActive);
      if (live === undefined) return;
      if (last !== undefined && live.id !== last) io.err(`${sentenceOf(live, releases)}\n`);
      last = live.id;
    },
  };
}

function sentenceOf(live: ListedRelease, [newest]: readonly ListedRelease[]): string {
  const name = `${live.id.slice(0, SHORT)}${live.message === '' ? '' : ` (${live.message})`}`;
  return newest?.id === live.id
    ? `Release ${name} is live now`
    : `Rolled back to release ${name}; the next save publishes the newer files`;
}
