import { afterEach, beforeEach } from 'vitest';
import { type CopiedSite, copyPublishedSite, copySite } from './copy-site.ts';
import { type Serving, startQuoin } from './run-quoin.ts';

/** An example site that is copied for each test, and the server process that is stopped after the test. */
export interface ServedSite extends Pick<CopiedSite, 'folder' | 'edit'> {
  /** Starts `quoin serve` or `quoin dev` on a free port. */
  serve(command?: 'dev' | 'serve', ...args: readonly string[]): Promise<Serving>;
  /** Registers a server that the test started itself, so that it is stopped after the test. */
  adopt(serving: Serving | undefined): void;
}

/** Call once, at the top of a test file. A published site starts in half of the time; others have no release yet. */
export function createServedSite({ isPublished = false } = {}): ServedSite {
  let copy: CopiedSite | undefined;
  let serving: Serving | undefined;
  const site = (): CopiedSite => {
    if (copy === undefined) throw new Error('The site is only available while a test runs');
    return copy;
  };
  beforeEach(async () => {
    copy = isPublished ? await copyPublishedSite('harbour') : copySite('harbour');
  });
  afterEach(async () => {
    await serving?.stop();
    serving = undefined;
    copy?.remove();
  });
  return {
    get folder() {
      return site().folder;
    },
    edit: (path, change) => site().edit(path, change),
    serve: async (command = 'serve', ...args) => {
      serving = await startQuoin(command, site().folder, '--port', '0', ...args);
      return serving;
    },
    adopt: (other) => {
      serving = other;
    },
  };
}
