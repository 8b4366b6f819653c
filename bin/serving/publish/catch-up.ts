import type { AdminClient, PublishAnswer } from '../command-line/admin-client.ts';
import type { SiteWorkshop } from '../workshop/site-workshop.ts';
import { publishWhenFree } from './publish-when-free.ts';

/** What this release is about. */
const MESSAGE = 'Theme, pictures or program changed while nobody served them';

export interface CatchUp {
  /** The workshop's own, for the Worker. */
  readonly build: SiteWorkshop['build'];
  /**
   * Builds the documents that are live with the theme, the pictures and the program that are on the disk now, where these
   * are others than those that it was built from. Undefined when that makes no difference.
   */
  run(admin: Pick<AdminClient, 'releases' | 'publish'>): Promise<PublishAnswer | undefined>;
}

export function createCatchUp(workshop: Pick<SiteWorkshop, 'build' | 'isBuiltFromDisk'>): CatchUp {
  let live: string | undefined;
  return {
    build: async (question) => {
      const answer = await workshop.build(question);
      const isLive = question.message === MESSAGE && answer.releaseId === live;
      // With nothing to switch to, the release keeps its name and its time.
      return isLive ? { ...answer, ok: false } : answer;
    },
    run: async (admin) => {
      live = (await admin.releases()).find(({ isActive }) => isActive)?.id;
      if (live === undefined || workshop.isBuiltFromDisk(live)) return undefined;
      const answer = await publishWhenFree(admin, { keys: [], message: MESSAGE, createdBy: 'command-line' });
      return answer.releaseId === live ? undefined : answer;
    },
  };
}
