import type { Context } from 'hono';
import { addEndpoints, type EndpointRoute } from '../../middleware/add-endpoint.ts';
import { requireAction, requireContributor } from '../../middleware/contributor.ts';
import { requireCrumb, requireCrumbOrOwnPage, requireOwnOrigin } from '../../middleware/crumb.ts';
import type { App, AppEnv } from '../../tenancy/app-env.ts';
import { deleteSubmission, markSubmission, submissionPatchSchema } from './change-submission.ts';
import { makeFormKey } from './form-key.ts';
import { saveSchema } from './read-submission.ts';
import { saveForm } from './save-form.ts';
import { validateForm, valuesSchema } from './validate-form.ts';

/** Form endpoints for visitors (specification 7, Forms), and submissions for contributors. */
export function formRoutes(app: App): void {
  addEndpoints(app, ROUTES);
}

/** Requires no crumb, since the key is useless without the crumb of the save request. */
async function giveKey(context: Context<AppEnv>): Promise<Response> {
  const key = await makeFormKey(context.get('tenant'), context.get('clientAddress'), Date.now());
  return context.json({ key });
}

const FORMS = { tag: 'Forms', method: 'post' } as const;
const ANSWER = { name: 'editorSubmission', tag: 'Dashboard', access: 'contributor' } as const;
const MAY_WRITE = [requireContributor, requireCrumb, requireAction('answers.write')] as const;

const ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...FORMS,
      name: 'formKey',
      access: 'beacon',
      summary: 'A key for one submission, which makes it count once however often it is sent',
      answers: { 200: '{key}' },
    },
    requireOwnOrigin,
    giveKey,
  ],
  [
    {
      ...FORMS,
      name: 'formSave',
      access: 'visitor',
      summary: 'Saves the answers to a form; a form without script is answered with a page, or 303',
      body: saveSchema,
      answers: {
        200: '{}',
        303: 'To the page that the form names',
        401: 'The captcha is missing or wrong',
        404: 'There is no such form',
        500: 'Nothing could be stored',
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
      summary: 'What is wrong with answers, by field; nothing is stored',
      body: valuesSchema,
      answers: { 200: 'Sentences by field id; {} when all is well', 404: 'There is no such form' },
    },
    requireCrumb,
    validateForm,
  ],
  [
    {
      ...ANSWER,
      method: 'patch',
      summary: 'Says whether an answer to a form is spam',
      body: submissionPatchSchema,
      answers: { 200: '{id, isSpam}', 404: 'There is none' },
    },
    ...MAY_WRITE,
    markSubmission,
  ],
  [
    {
      ...ANSWER,
      method: 'delete',
      summary: 'Deletes an answer to a form, with the letter about it',
      answers: { 200: '{id}', 404: 'There is none' },
    },
    ...MAY_WRITE,
    deleteSubmission,
  ],
];
