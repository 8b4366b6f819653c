import { afterEach, beforeEach } from 'vitest';
import { type CopiedSite, copySite } from './copy-site.ts';
import { type Serving, startQuoin } from './run-quoin.ts';

/** A site of the fixtures that is copied anew for each test, and the program that serves it until the test ends. */
export interface ServedSite extends Pick<CopiedSite, 'folder' | 'edit'> {
  /** Starts `quoin serve` or `quoin dev` at a free port. */
  serve(command?: 'dev' | 'serve', ...args: readonly string[]): Promise<Serving>;
  /** A program that the test has started by itself. */
  adopt(serving: Serving | undefined): void;
}

/** To be called once, at the top of a file of tests. */
export function createServedSite(name = 'harbour'): ServedSite {
  let copy: CopiedSite | undefined;
  let serving: Serving | undefined;
  const site = (): CopiedSite => {
    if (copy === undefined) throw new Error('There is a site only while a test runs');
    return copy;
  };
  beforeEach(() => {
    copy = copySite(name);
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
