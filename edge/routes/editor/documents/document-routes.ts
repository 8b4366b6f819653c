import { z } from 'zod';
import { transactionSchema } from '../../../../compiler/model/index.ts';
import { LIST_LIMITS } from '../../../../formatters/vocabulary/api/list-limits.ts';
import { requireAction } from '../../../middleware/contributor.ts';
import { requireCrumb } from '../../../middleware/crumb.ts';
import { READ, WRITE } from '../../../middleware/dashboard-endpoint.ts';
import type { EndpointRoute } from '../../../middleware/endpoints.ts';
import { readMe } from '../account/me.ts';
import { changePassword, passwordSchema, readPassword } from '../account/password.ts';
import { readAssetFile, uploadAsset } from '../uploads/assets.ts';
import { downloadResponseSchema, uploadDownload } from '../uploads/downloads.ts';
import { listChanges } from './changes.ts';
import { docsRequestSchema, patchDoc, readDoc, readDocs } from './docs.ts';
import { fileUsesSchema, findFileUses, findProducts, findUnusedFiles } from './document-index.ts';
import { readSite } from './site.ts';
import { applyTransaction } from './transactions.ts';

const CONFLICT = 'Conflict, with `revs` and `transactions` since `base`.';

export const DOCUMENT_ROUTES: readonly EndpointRoute[] = [
  [
    { ...READ, name: 'editorMe', summary: 'The signed-in contributor', responses: { 200: 'EditorMe' } },
    readMe,
  ],
  [
    {
      ...READ,
      name: 'editorPassword',
      summary: 'Whether the contributor has a password',
      responses: { 200: 'EditorPasswordState' },
    },
    readPassword,
  ],
  [
    {
      ...WRITE,
      name: 'editorPassword',
      method: 'put',
      summary: 'Sets the contributor’s password and ends all other sessions',
      body: passwordSchema,
      responses: { 200: 'Password changed', 400: 'Wrong current password', 429: 'Too many attempts' },
    },
    requireCrumb,
    changePassword,
  ],
  [
    {
      ...READ,
      name: 'editorSite',
      summary: 'All documents that the contributor may read',
      query: { summaries: '`true` returns summaries of documents beyond 500,000 characters of bodies' },
      responses: { 200: 'EditorSiteResponse' },
    },
    readSite,
  ],
  [
    {
      ...READ,
      name: 'editorDoc',
      summary: 'One document',
      responses: { 200: 'EditorDocumentResponse, with the revision as ETag', 404: 'Not found' },
    },
    readDoc,
  ],
  [
    {
      ...WRITE,
      name: 'editorDocs',
      method: 'post',
      summary: 'Several documents; changes nothing',
      body: docsRequestSchema,
      responses: { 200: 'EditorDocsResponse' },
    },
    requireCrumb,
    readDocs,
  ],
  [
    {
      ...READ,
      name: 'editorProducts',
      summary: 'Ids of products whose title, SKUs or option values contain every word',
      query: { search: `At most ${LIST_LIMITS.search} characters` },
      responses: { 200: 'EditorProductsResponse' },
    },
    requireAction('products.read'),
    findProducts,
  ],
  [
    {
      ...WRITE,
      name: 'editorFileUses',
      method: 'post',
      summary: 'Documents that refer to files; changes nothing',
      body: fileUsesSchema,
      responses: { 200: 'EditorFileUsesResponse' },
    },
    requireCrumb,
    requireAction('assets.read'),
    findFileUses,
  ],
  [
    {
      ...READ,
      name: 'editorUnusedFiles',
      summary: 'Ids of files that no document refers to',
      responses: { 200: 'EditorUnusedFilesResponse' },
    },
    requireAction('assets.read'),
    findUnusedFiles,
  ],
  [
    {
      ...WRITE,
      name: 'editorDoc',
      method: 'patch',
      summary: 'Changes one document, with If-Match: "rev"',
      body: z.object({ transaction: transactionSchema }),
      responses: { 200: 'TransactionResponse', 412: CONFLICT, 428: 'If-Match is missing' },
    },
    requireCrumb,
    patchDoc,
  ],
  [
    {
      ...WRITE,
      name: 'editorTransactions',
      method: 'post',
      summary: 'Applies a transaction, all or none; idempotent by id',
      body: transactionSchema,
      responses: { 200: 'TransactionResponse', 412: CONFLICT },
    },
    requireCrumb,
    applyTransaction,
  ],
  [
    {
      ...READ,
      name: 'editorChanges',
      summary: 'Unpublished changes',
      query: { labels: '`true` includes the labels of changes' },
      responses: { 200: 'EditorChangesResponse' },
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
      query: { filename: 'File name', id: 'Id of the asset document; absent: a new one' },
      body: 'application/octet-stream',
      responses: {
        200: 'EditorAssetResponse',
        413: 'Too large',
        415: 'Unsupported file type',
        501: 'No build service',
      },
    },
    requireCrumb,
    requireAction('assets.write'),
    uploadAsset,
  ],
  [
    {
      ...WRITE,
      name: 'editorDownloads',
      method: 'post',
      summary: 'Uploads a file that customers download after payment',
      query: { filename: 'File name' },
      body: 'application/octet-stream',
      responses: { 200: downloadResponseSchema, 413: 'Too large', 501: 'No build service' },
    },
    requireCrumb,
    requireAction('products.write'),
    uploadDownload,
  ],
  [
    {
      ...READ,
      name: 'editorAssetFile',
      summary: 'A file of the site’s folder, published or not, for the canvas',
      query: { width: 'Width of a scaled image' },
      responses: { 200: 'File content', 404: 'Not found' },
    },
    requireAction('assets.read', 'pages.read'),
    readAssetFile,
  ],
];
