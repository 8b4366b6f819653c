import { type AdminClient, AdminError, type PublishRequest, type PublishResponse } from './admin-client.ts';

const MOST_TRIES = 8;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2000;

/**
 * Publishes, also when somebody publishes in the dashboard at the same moment: whoever comes second is refused with 409
 * and tries again with what is live then. Throws `AdminError` when that goes on for seconds.
 */
export async function publishWhenFree(
  admin: Pick<AdminClient, 'publish'>,
  question: PublishRequest,
): Promise<PublishResponse> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await admin.publish(question);
    } catch (error) {
      const isBusy = error instanceof AdminError && error.status === 409;
      if (!isBusy || tries >= MOST_TRIES) throw error;
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
