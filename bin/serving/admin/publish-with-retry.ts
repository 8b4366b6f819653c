import { type AdminClient, AdminError, type PublishRequest, type PublishResponse } from './admin-client.ts';

const MAX_ATTEMPTS = 8;
const INITIAL_DELAY_MS = 50;
const MAX_DELAY_MS = 2000;

/**
 * Publishes with retries while another publish is in progress (409). Throws `AdminError` after several seconds.
 */
export async function publishWithRetry(
  admin: Pick<AdminClient, 'publish'>,
  request: PublishRequest,
): Promise<PublishResponse> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await admin.publish(request);
    } catch (error) {
      const isBusy = error instanceof AdminError && error.status === 409;
      if (!isBusy || attempts >= MAX_ATTEMPTS) throw error;
      const pause = Math.min(INITIAL_DELAY_MS * 2 ** (attempts - 1), MAX_DELAY_MS);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
