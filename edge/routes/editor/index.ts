import { z } from 'zod';
import { transactionSchema } from '../../../compiler/model/index.ts';
import type { App } from '../../app-env.ts';
import { requireAction, requireContributor } from '../../middleware/contributor.ts';
import { requireCrumb } from '../../middleware/crumb.ts';
import { addCall, type Call } from '../openapi/add-call.ts';
import { listAudit } from './audit.ts';
import { listChanges } from './changes.ts';
import { patchDoc, readDoc } from './docs.ts';
import { readMe } from './me.ts';
import { changeOrder, listOrders, orderPatchSchema, readOrder } from './orders.ts';
import { listOutbox } from './outbox.ts';
import { publish, publishSchema } from './publish.ts';
import { listReleases, rollBack } from './releases.ts';
import { readSite } from './site.ts';
import { readStock, setStock, stockSchema } from './stock.ts';
import { listSubmissions } from './submissions.ts';
import { readTheme } from './theme.ts';
import { applyTransaction } from './transactions.ts';
import { readAssetFile, uploadAsset } from './uploads/assets.ts';

/** Every call of the dashboard. Who may do what is said here, in one place. */
export function editorRoutes(app: App): void {
  // Before the crumb, so that whoever's session has ended is told that and not something about a page.
  app.use('/api/editor/v1/*', requireContributor);
  const reading = (call: ReadCall) => ({ ...call, method: 'get', ...DASHBOARD }) as const;
  const writing = (call: Omit<Call, 'tag' | 'access'>) => ({ ...call, ...DASHBOARD }) as const;
  documentCalls(app, reading, writing);
  releaseCalls(app, reading, writing);
  storeCalls(app, reading, writing);
}

const DASHBOARD = { tag: 'Dashboard', access: 'contributor' } as const;
type ReadCall = Omit<Call, 'tag' | 'access' | 'method' | 'body'>;
type Reading = (call: ReadCall) => Call;
type Writing = (call: Omit<Call, 'tag' | 'access'>) => Call;

const CONFLICT = 'Somebody else was first: `revs` and `transactions` since `base`.';

function documentCalls(app: App, reading: Reading, writing: Writing): void {
  addCall(
    app,
    reading({ name: 'editorMe', summary: 'Who is signed in', answers: { 200: 'EditorMe' } }),
    readMe,
  );
  addCall(
    app,
    reading({
      name: 'editorSite',
      summary: 'Every document that these roles may read',
      answers: { 200: 'EditorSiteAnswer' },
    }),
    readSite,
  );
  addCall(
    app,
    reading({
      name: 'editorDoc',
      summary: 'One document',
      answers: { 200: 'EditorDocAnswer, its revision as ETag', 404: 'There is none' },
    }),
    readDoc,
  );
  addCall(
    app,
    writing({
      name: 'editorDoc',
      method: 'patch',
      summary: 'Changes one document, with If-Match: "rev"',
      body: z.object({ transaction: transactionSchema }),
      answers: { 200: 'TransactionAnswer', 412: CONFLICT, 428: 'If-Match is missing' },
    }),
    requireCrumb,
    patchDoc,
  );
  addCall(
    app,
    writing({
      name: 'editorTransactions',
      method: 'post',
      summary: 'Changes documents, all or none; a repeated id is answered again',
      body: transactionSchema,
      answers: { 200: 'TransactionAnswer', 412: CONFLICT },
    }),
    requireCrumb,
    applyTransaction,
  );
  addCall(
    app,
    reading({
      name: 'editorChanges',
      summary: 'What is not live yet',
      answers: { 200: 'EditorChangesAnswer' },
    }),
    requireAction('pages.read', 'content.read'),
    listChanges,
  );
  addCall(
    app,
    writing({
      name: 'editorAssets',
      method: 'post',
      summary: 'Uploads a file',
      query: { filename: 'Its name', id: 'The id of the asset document; absent: one is made' },
      body: 'application/octet-stream',
      answers: {
        200: 'EditorAssetAnswer',
        413: 'Too large',
        415: 'Not a supported file',
        501: 'Nothing can store it here',
      },
    }),
    requireCrumb,
    requireAction('assets.write'),
    uploadAsset,
  );
  addCall(
    app,
    reading({
      name: 'editorAssetFile',
      summary: 'A file of the folder, published or not, for the canvas',
      query: { width: 'A smaller picture' },
      answers: { 200: 'Its bytes', 404: 'There is none' },
    }),
    requireAction('assets.read', 'pages.read'),
    readAssetFile,
  );
}

function releaseCalls(app: App, reading: Reading, writing: Writing): void {
  addCall(
    app,
    reading({
      name: 'editorTheme',
      summary: 'The validated theme, for the preview',
      answers: { 200: '{theme}', 404: 'There is none', 501: 'Nothing can read it here' },
    }),
    requireAction('pages.read', 'content.read'),
    readTheme,
  );
  addCall(
    app,
    writing({
      name: 'editorPublish',
      method: 'post',
      summary: 'Builds and makes live, all changes or some',
      body: publishSchema,
      answers: {
        200: 'EditorPublishAnswer',
        409: 'Another release went live in the meantime',
        422: 'EditorPublishRefusal',
        501: 'Nothing can build here',
      },
    }),
    requireCrumb,
    requireAction('pages.publish', 'content.publish', 'products.publish'),
    publish,
  );
  addCall(
    app,
    reading({
      name: 'editorReleases',
      summary: 'What was live, newest first',
      answers: { 200: 'EditorReleasesAnswer' },
    }),
    requireAction('releases.read'),
    listReleases,
  );
  addCall(
    app,
    writing({
      name: 'editorRollback',
      method: 'post',
      summary: 'Makes an earlier release live again',
      answers: { 200: 'EditorReleasesAnswer', 404: 'There is no such release' },
    }),
    requireCrumb,
    requireAction('releases.publish'),
    rollBack,
  );
}

function storeCalls(app: App, reading: Reading, writing: Writing): void {
  const page = { cursor: 'From the page before', limit: 'At most 100' };
  addCall(
    app,
    reading({ name: 'editorStock', summary: 'Stock of all variants', answers: { 200: 'EditorStockAnswer' } }),
    requireAction('stock.read', 'products.read'),
    readStock,
  );
  addCall(
    app,
    writing({
      name: 'editorStock',
      method: 'put',
      summary: 'Sets stock, all lines or none',
      body: stockSchema,
      answers: {
        200: 'EditorStockAnswer',
        404: 'An unknown SKU',
        409: 'Sold in between; with fresh `stock`',
      },
    }),
    requireCrumb,
    requireAction('stock.write'),
    setStock,
  );
  addCall(
    app,
    reading({
      name: 'editorOrders',
      summary: 'Orders, newest first',
      query: page,
      answers: { 200: 'EditorOrdersAnswer' },
    }),
    requireAction('orders.read'),
    listOrders,
  );
  addCall(
    app,
    reading({
      name: 'editorOrder',
      summary: 'One order',
      answers: { 200: 'EditorOrderAnswer', 404: 'None' },
    }),
    requireAction('orders.read'),
    readOrder,
  );
  addCall(
    app,
    writing({
      name: 'editorOrder',
      method: 'patch',
      summary: 'Fulfils or cancels an order',
      body: orderPatchSchema,
      answers: { 200: 'EditorOrderAnswer', 404: 'None', 409: 'Not from its state' },
    }),
    requireCrumb,
    requireAction('orders.write'),
    changeOrder,
  );
  addCall(
    app,
    reading({
      name: 'editorSubmissions',
      summary: 'Answers to a form, newest first',
      query: { ...page, spam: '`true` for spam only, `false` for the others only' },
      answers: { 200: 'SubmissionsAnswer' },
    }),
    requireAction('answers.read'),
    listSubmissions,
  );
  addCall(
    app,
    reading({
      name: 'editorOutbox',
      summary: 'Letters that were promised, newest first',
      query: { limit: page.limit },
      answers: { 200: 'EditorOutboxAnswer' },
    }),
    requireAction('mail.read'),
    listOutbox,
  );
  addCall(
    app,
    reading({
      name: 'editorAudit',
      summary: 'Changes of stock, prices and orders, and what needs somebody to act, newest first',
      query: page,
      answers: { 200: 'EditorAuditAnswer' },
    }),
    requireAction('commerce.read'),
    listAudit,
  );
}
