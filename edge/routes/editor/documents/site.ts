import type { Context } from 'hono';
import type { EditorSiteResponse } from '../../../../formatters/vocabulary/api/editor/documents.ts';
import { readableDoc } from '../../../domain/documents/readable-doc.ts';
import { MAX_UPLOAD_BYTES } from '../../../middleware/body-limit.ts';
import { createEmailProvider } from '../../../ports/create-email-provider.ts';
import { createPlaces } from '../../../ports/create-places.ts';
import { paymentMode, paymentProviders } from '../../../ports/payment-providers.ts';
import { openBuildService } from '../../../release/build-service.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

/** GET site. */
export async function readSite(context: Context<AppEnv>): Promise<Response> {
  const { siteId, site, keys } = context.get('tenant');
  const { roles } = context.get('contributor');
  const isSummarized = context.req.query('summaries') === 'true';
  const response: EditorSiteResponse = {
    websiteId: siteId,
    siteUrl: '/',
    docs: isSummarized
      ? await site().readSummaries(roles)
      : (await site().readSite()).flatMap((doc) => readableDoc(roles, doc) ?? []),
    canPublish: (await openBuildService(context.env, siteId)) !== undefined,
    payments: paymentMode(paymentProviders(context.env, keys)),
    sendsEmails: createEmailProvider(context.env) !== undefined,
    hasPlaces: createPlaces(context.env) !== undefined,
    maxUploadBytes: MAX_UPLOAD_BYTES,
  };
  return context.json(response);
}
