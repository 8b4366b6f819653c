import { z } from 'zod';
import type { EditorFontKitResponse } from '../../../../formatters/vocabulary/api/editor/fonts.ts';
import type { EndpointBodies } from './endpoint-bodies.ts';
import { text } from './fields.ts';

const fontKit: z.ZodType<EditorFontKitResponse> = z.strictObject({
  fonts: z.array(z.strictObject({ name: text, family: text })),
});

export const FONT_BODIES = { 'get editorFontKit': fontKit } satisfies EndpointBodies;
