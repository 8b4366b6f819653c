import { z } from 'zod';
import type { FontKits } from './font-kits.ts';
import { readResponse } from './read-response.ts';

export interface HttpFontKitsSettings {
  /** Such as `https://typekit.com/api/v1/json/kits`. */
  readonly url: string;
  readonly fetch: typeof fetch;
}

const TIMEOUT_MS = 5000;
const MAX_BYTES = 500_000;

const kitSchema = z.object({
  kit: z.object({
    families: z.array(z.object({ name: z.string().min(1).max(200), css_stack: z.string().min(1).max(500) })),
  }),
});

/** The API of Adobe Fonts, which describes published kits without a token. */
export function createHttpFontKits({ url, fetch }: HttpFontKitsSettings): FontKits {
  return {
    async fonts(kitId) {
      const init = { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' } as const;
      try {
        const bytes = await readResponse(await fetch(`${url}/${kitId}/published`, init), MAX_BYTES);
        const { families } = kitSchema.parse(JSON.parse(new TextDecoder().decode(bytes))).kit;
        return families.map(({ name, css_stack }) => ({ name, family: css_stack.replaceAll(',', ', ') }));
      } catch {
        return undefined;
      }
    },
  };
}
