import { z } from 'zod';
import type { TransactionResponse } from '../../../../compiler/model/index.ts';
import { docKeySchema } from '../../../../compiler/model/index.ts';
import type {
  EditorDocsResponse,
  EditorDocumentResponse,
  EditorSiteResponse,
} from '../../../../formatters/vocabulary/api/editor/documents.ts';
import type { EditorThemeStylesResponse } from '../../../../formatters/vocabulary/api/editor/publishing.ts';
import type { EditorThemesResponse } from '../../../../formatters/vocabulary/api/editor/themes.ts';
import type { EndpointBodies } from './endpoint-bodies.ts';
import { count, numbers, text, time } from './fields.ts';

const doc = z.strictObject({
  key: docKeySchema,
  rev: z.int().min(1),
  updatedAt: time,
  updatedBy: text,
  body: z.unknown(),
});

const documentResponse: z.ZodType<EditorDocumentResponse> = z.strictObject({ doc });

const docs: z.ZodType<EditorDocsResponse> = z.strictObject({
  docs: z.array(doc),
  remaining: z.array(docKeySchema),
});

const site: z.ZodType<EditorSiteResponse> = z.strictObject({
  websiteId: text,
  siteUrl: text,
  docs: z.array(doc.extend({ isSummary: z.literal(true).exactOptional() })),
  canPublish: z.boolean(),
  payments: z.enum(['live', 'test', 'none']),
  sendsEmails: z.boolean(),
  hasPlaces: z.boolean(),
  maxUploadBytes: count,
});

const applied: z.ZodType<TransactionResponse> = z.strictObject({ revs: numbers });

const themeStyles: z.ZodType<EditorThemeStylesResponse> = z.strictObject({ css: z.string() });

const themes: z.ZodType<EditorThemesResponse> = z.strictObject({
  themes: z.array(
    z.strictObject({
      folder: text,
      name: text,
      description: text.exactOptional(),
      isBundled: z.boolean(),
      presets: z.array(z.strictObject({ title: text, colors: z.array(text) })),
    }),
  ),
});

export const DOCUMENT_BODIES = {
  'get editorSite': site,
  'get editorDoc': documentResponse,
  'post editorDocs': docs,
  'patch editorDoc': applied,
  'post editorTransactions': applied,
  'post editorAssets': documentResponse,
  'get editorTheme': z.looseObject({ theme: z.looseObject({}) }),
  'post editorTheme': themeStyles,
  'get editorThemes': themes,
  'post editorThemes': z.strictObject({}),
} satisfies EndpointBodies;
