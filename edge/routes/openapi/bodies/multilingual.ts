import { z } from 'zod';
import type {
  MultilingualSettings,
  MultilingualStatus,
  SiteLanguages,
} from '../../../../formatters/vocabulary/api/multilingual.ts';
import type { EndpointBodies } from './endpoint-bodies.ts';
import { text } from './fields.ts';

const settings: z.ZodType<MultilingualSettings> = z.strictObject({ provider: text, primaryLanguage: text });

const status: z.ZodType<MultilingualStatus> = z.strictObject({
  state: z.enum(['connected', 'disconnected']),
});

const languages: z.ZodType<SiteLanguages> = z.strictObject({
  languages: z.array(
    z.strictObject({ code: text, name: text, isPrimary: z.boolean(), enabled: z.boolean() }),
  ),
});

export const MULTILINGUAL_BODIES = {
  'get multilingualSettings': settings,
  'get multilingualStatus': status,
  'get multilingualLanguages': languages,
  'put multilingualLanguages': languages,
  'delete multilingualConnection': status,
} satisfies EndpointBodies;
