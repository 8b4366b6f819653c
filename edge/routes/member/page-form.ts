import type { Context } from 'hono';
import type { z } from 'zod';
import { serverTexts, translatedMessage } from '../../domain/server-texts.ts';
import { showDenied } from '../../middleware/denied-page.ts';
import { findAccess } from '../../middleware/find-access.ts';
import { readForm } from '../../middleware/read-body.ts';
import { seeOther, sitePath } from '../../middleware/site-path.ts';
import type { AccountForm, AccountFormError } from '../../pages/account-forms.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { validationErrors } from '../../platform/validation/validation-errors.ts';
import { findFile } from '../../release/find-file.ts';
import { releaseInLanguage } from '../../release/release-in-language.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

export interface PageForm<Fields> {
  readonly form: AccountForm;
  readonly schema: z.ZodType<Fields>;
  /** Where an error without a field is shown. */
  readonly field: string;
  /** Returns a page; without one, the visitor is led back to the page that the form was on. */
  act(fields: Fields, path: string): Promise<Response | undefined>;
}

/** Handles a plain form of a page in place of a protected one. With an error, the page is shown again. */
export async function handlePageForm<Fields>(
  context: Context<AppEnv>,
  { schema, act, ...form }: PageForm<Fields>,
): Promise<Response> {
  const entries = await readForm(context);
  const path = sitePath(entries.get('path') ?? '/');
  if (path === undefined) throw new ApiError(404, MESSAGES.notFound);
  const { crumb: _, path: __, ...given } = Object.fromEntries(entries);
  try {
    const fields = schema.safeParse(given);
    if (!fields.success)
      throw new ApiError(400, MESSAGES.invalidRequest, { errors: validationErrors(fields.error) });
    return (await act(fields.data, path.pathname + path.search)) ?? seeOther(context, path);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return showAgain(context, path, { ...form, error, entries });
  }
}

interface Failed extends Pick<PageForm<unknown>, 'form' | 'field'> {
  readonly error: ApiError;
  readonly entries: ReadonlyMap<string, string>;
}

async function showAgain(
  context: Context<AppEnv>,
  path: URL,
  { form, field, error, entries }: Failed,
): Promise<Response> {
  const release = await context.get('tenant').release();
  const found = release && findFile(release.manifest, path.pathname);
  if (release === undefined || found?.kind !== 'protected') throw error;
  const access = await findAccess(context, found.behind);
  if (!('denial' in access)) return seeOther(context, path);
  const { denial } = access;
  const [first] = Object.entries(error.details.errors ?? {});
  const texts = serverTexts(releaseInLanguage(release, path.pathname.split('/')[1]).data);
  const shown: AccountFormError = {
    form,
    field: first?.[0] ?? field,
    message: translatedMessage(first?.[1] ?? error.message, texts),
    email: entries.get('email') ?? '',
    name: entries.get('name') ?? '',
    status: error.status,
    headers: error.headers,
  };
  return showDenied(context, release, denial, { path: path.pathname + path.search, error: shown });
}
