import type { Context } from 'hono';
import { requireAction, requireContributor } from '../../middleware/contributor.ts';
import { requireCrumb, requireCrumbOrOwnPage, requireOwnOrigin } from '../../middleware/crumb.ts';
import { type App, addEndpoints, type EndpointRoute } from '../../middleware/endpoints.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { deleteSubmission, markSubmission, submissionPatchSchema } from './change-submission.ts';
import { makeFormKey } from './form-key.ts';
import { saveSchema } from './read-submission.ts';
import { saveForm } from './save-form.ts';
import { SUBSCRIPTION_ROUTES } from './subscriptions/subscription-routes.ts';
import { readTemplateSchema, templateSchemaSchema } from './template-schema.ts';
import { validateForm, valuesSchema } from './validate-form.ts';

/** Form endpoints for visitors (specification 7, Forms), and submissions for contributors. */
export function formRoutes(app: App): void {
  addEndpoints(app, ROUTES);
  addEndpoints(app, SUBSCRIPTION_ROUTES);
}

/** Requires no crumb, since the key is useless without the crumb of the save request. */
async function createKey(context: Context<AppEnv>): Promise<Response> {
  const key = await makeFormKey(context.get('tenant'), context.get('clientAddress'), Date.now());
  return context.json({ key });
}

const FORMS = { tag: 'Forms', method: 'post' } as const;
const SUBMISSION = { name: 'editorSubmission', tag: 'Dashboard', access: 'contributor' } as const;
const MAY_WRITE = [requireContributor, requireCrumb, requireAction('submissions.write')] as const;

const ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...FORMS,
      name: 'formKey',
      access: 'beacon',
      summary: 'Creates a key that makes one submission idempotent',
      responses: { 200: '{key}' },
    },
    requireOwnOrigin,
    createKey,
  ],
  [
    {
      ...FORMS,
      name: 'formSave',
      access: 'visitor',
      summary: 'Stores a form submission; plain HTML forms get a page, or 303',
      body: saveSchema,
      isForm: true,
      responses: {
        200: '{}',
        303: 'Redirect to the page set in the form',
        401: 'Missing or invalid captcha',
        404: 'Form not found',
        500: 'The submission could not be stored',
      },
    },
    requireCrumbOrOwnPage,
    saveForm,
  ],
  [
    {
      ...FORMS,
      name: 'formValidate',
      access: 'visitor',
      summary: 'Validates values without storing them',
      body: valuesSchema,
      responses: { 200: 'Errors by field id; {} when valid', 404: 'Form not found' },
    },
    requireCrumb,
    validateForm,
  ],
  [
    {
      name: 'templateSchema',
      tag: 'Forms',
      method: 'get',
      access: 'public',
      summary: 'JSON schema of a form, with a property per fieldset of its editor',
      query: { type: '`form`' },
      responses: { 200: templateSchemaSchema, 404: 'Unknown type' },
    },
    readTemplateSchema,
  ],
  [
    {
      ...SUBMISSION,
      method: 'patch',
      summary: 'Marks or unmarks a submission as spam',
      body: submissionPatchSchema,
      responses: { 200: '{id, isSpam}', 404: 'Submission not found' },
    },
    ...MAY_WRITE,
    markSubmission,
  ],
  [
    {
      ...SUBMISSION,
      method: 'delete',
      summary: 'Deletes a submission and its email',
      responses: { 200: '{id}', 404: 'Submission not found' },
    },
    ...MAY_WRITE,
    deleteSubmission,
  ],
];
