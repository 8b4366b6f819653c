import { z } from 'zod';
import { type BotCheck, LEAST_SCORE } from './bot-check.ts';

export interface HttpBotCheckSettings {
  readonly url: string;
  readonly secret: string;
  readonly ask: typeof fetch;
}

const PATIENCE_MS = 5000;

/** What all providers answer; the last two only some. */
const verdictSchema = z.object({
  success: z.boolean(),
  action: z.string().nullish(),
  score: z.number().nullish(),
});

/** The call that Turnstile, hCaptcha and reCAPTCHA share: a form with secret and token, and a verdict as JSON. */
export function createHttpBotCheck({ url, secret, ask }: HttpBotCheckSettings): BotCheck {
  return {
    async verify({ token, actions, clientAddress }) {
      const body = new URLSearchParams({ secret, response: token });
      // Of an IPv6 address only the network is known here.
      if (clientAddress !== '' && !clientAddress.includes(':')) body.set('remoteip', clientAddress);
      const verdict = await askFor(() =>
        ask(url, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE_MS) }),
      );
      if (verdict === undefined) return 'unknown';
      const { success, action, score } = verdict;
      // Widgets that are clicked know neither actions nor scores.
      const isOfAction = !action || actions.some((each) => each === action);
      return success && isOfAction && (score ?? 1) >= LEAST_SCORE ? 'passed' : 'failed';
    },
  };
}

async function askFor(ask: () => Promise<Response>): Promise<z.infer<typeof verdictSchema> | undefined> {
  try {
    return verdictSchema.parse(await (await ask()).json());
  } catch {
    return undefined;
  }
}
