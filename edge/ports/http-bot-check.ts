import { z } from 'zod';
import { type BotCheck, MIN_SCORE } from './bot-check.ts';

export interface HttpBotCheckSettings {
  readonly url: string;
  readonly secret: string;
  readonly fetch: typeof fetch;
}

const TIMEOUT_MS = 5000;

/** Response of all providers; the last two fields are optional. */
const verdictSchema = z.object({
  success: z.boolean(),
  action: z.string().nullish(),
  score: z.number().nullish(),
});

/** The protocol of Turnstile, hCaptcha and reCAPTCHA: a form with secret and token, and a JSON response. */
export function createHttpBotCheck({ url, secret, fetch }: HttpBotCheckSettings): BotCheck {
  return {
    async verify({ token, actions, clientAddress }) {
      const body = new URLSearchParams({ secret, response: token });
      // Only the network of an IPv6 address is known.
      if (clientAddress !== '' && !clientAddress.includes(':')) body.set('remoteip', clientAddress);
      const verdict = await requestVerdict(() =>
        fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) }),
      );
      if (verdict === undefined) return 'unknown';
      const { success, action, score } = verdict;
      // Checkbox widgets have neither actions nor scores.
      const isOfAction = !action || actions.some((each) => each === action);
      return success && isOfAction && (score ?? 1) >= MIN_SCORE ? 'passed' : 'failed';
    },
  };
}

async function requestVerdict(
  fetch: () => Promise<Response>,
): Promise<z.infer<typeof verdictSchema> | undefined> {
  try {
    return verdictSchema.parse(await (await fetch()).json());
  } catch {
    return undefined;
  }
}
