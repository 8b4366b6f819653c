import { z } from 'zod';
import { transactionSchema } from '../../../../compiler/model/index.ts';
import type { EndpointRoute } from '../../../middleware/add-endpoint.ts';
import { requireAction } from '../../../middleware/contributor.ts';
import { requireCrumb } from '../../../middleware/crumb.ts';
import { READ, WRITE } from '../../../middleware/dashboard-endpoint.ts';
import { readMe } from '../account/me.ts';
import { changePassword, passwordSchema, readPassword } from '../account/password.ts';
import { readAssetFile, uploadAsset } from '../uploads/assets.ts';
import { listChanges } from './changes.ts';
import { patchDoc, readDoc } from './docs.ts';
import { readSite } from './site.ts';
import { applyTransaction } from './transactions.ts';

const CONFLICT = 'Somebody else was first: `revs` and `transactions` since `base`.';

export const DOCUMENT_ROUTES: readonly EndpointRoute[] = [
  [{ ...READ, name: 'editorMe', summary: 'Who is signed in', answers: { 200: 'EditorMe' } }, readMe],
  [
    {
      ...READ,
      name: 'editorPassword',
      summary: 'Whether who is signed in has a password',
      answers: { 200: 'EditorPasswordState' },
    },
    readPassword,
  ],
  [
    {
      ...WRITE,
      name: 'editorPassword',
      method: 'put',
      summary: 'Sets the own password; every other session of theirs ends',
      body: passwordSchema,
      answers: { 200: 'It is changed', 400: 'The current one is another', 429: 'Too many tries' },
    },
    requireCrumb,
    changePassword,
  ],
  [
    {
      ...READ,
      name: 'editorSite',
      summary: 'Every document that these roles may read',
      answers: { 200: 'EditorSiteResponse' },
    },
    readSite,
  ],
  [
    {
      ...READ,
      name: 'editorDoc',
      summary: 'One document',
      answers: { 200: 'EditorDocAnswer, its revision as ETag', 404: 'There is none' },
    },
    readDoc,
  ],
  [
    {
      ...WRITE,
      name: 'editorDoc',
      method: 'patch',
      summary: 'Changes one document, with If-Match: "rev"',
      body: z.object({ transaction: transactionSchema }),
      answers: { 200: 'TransactionResponse', 412: CONFLICT, 428: 'If-Match is missing' },
    },
    requireCrumb,
    patchDoc,
  ],
  [
    {
      ...WRITE,
      name: 'editorTransactions',
      method: 'post',
      summary: 'Changes documents, all or none; a repeated id is answered again',
      body: transactionSchema,
      answers: { 200: 'TransactionResponse', 412: CONFLICT },
    },
    requireCrumb,
    applyTransaction,
  ],
  [
    {
      ...READ,
      name: 'editorChanges',
      summary: 'What is not live yet',
      query: { labels: '`true`: with what was done to each document; else `labels` is empty' },
      answers: { 200: 'EditorChangesResponse' },
    },
    requireAction('pages.read', 'content.read'),
    listChanges,
  ],
  [
    {
      ...WRITE,
      name: 'editorAssets',
      method: 'post',
      summary: 'Uploads a file',
      query: { filename: 'Its name', id: 'The id of the asset document; absent: one is made' },
      body: 'application/octet-stream',
      answers: {
        200: 'EditorAssetResponse',
        413: 'Too large',
        415: 'Not a supported file',
        501: 'Nothing can store it here',
      },
    },
    requireCrumb,
    requireAction('assets.write'),
    uploadAsset,
  ],
  [
    {
      ...READ,
      name: 'editorAssetFile',
      summary: 'A file of the folder, published or not, for the canvas',
      query: { width: 'A smaller picture' },
      answers: { 200: 'Its bytes', 404: 'There is none' },
    },
    requireAction('assets.read', 'pages.read'),
    readAssetFile,
  ],
];
