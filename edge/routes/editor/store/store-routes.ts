import type { EndpointRoute } from '../../../middleware/add-endpoint.ts';
import { requireAction } from '../../../middleware/contributor.ts';
import { requireCrumb } from '../../../middleware/crumb.ts';
import { READ, WRITE } from '../../../middleware/dashboard-endpoint.ts';
import { listAudit } from './audit.ts';
import { changeOrder, listOrders, orderPatchSchema, readOrder } from './orders.ts';
import { listOutbox } from './outbox.ts';
import { readStock, setStock, stockSchema } from './stock.ts';
import { listForms, listSubmissions, markFormSeen, seenSchema } from './submissions.ts';

const page = { cursor: 'From the page before', limit: 'At most 100' };

export const STORE_ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...READ,
      name: 'editorInventory',
      summary: 'Stock of all variants',
      answers: { 200: 'EditorInventoryResponse' },
    },
    requireAction('stock.read', 'products.read'),
    readStock,
  ],
  [
    {
      ...WRITE,
      name: 'editorInventory',
      method: 'put',
      summary: 'Sets stock, all lines or none',
      body: stockSchema,
      answers: {
        200: 'EditorInventoryResponse',
        404: 'An unknown SKU',
        409: 'Sold in between; with fresh `stock`',
      },
    },
    requireCrumb,
    requireAction('stock.write'),
    setStock,
  ],
  [
    {
      ...READ,
      name: 'editorOrders',
      summary: 'Orders, newest first',
      query: { ...page, refundDue: '`true`: only those of which money has to be given back' },
      answers: { 200: 'EditorOrdersResponse' },
    },
    requireAction('orders.read'),
    listOrders,
  ],
  [
    {
      ...READ,
      name: 'editorOrder',
      summary: 'One order',
      answers: { 200: 'EditorOrderResponse', 404: 'None' },
    },
    requireAction('orders.read'),
    readOrder,
  ],
  [
    {
      ...WRITE,
      name: 'editorOrder',
      method: 'patch',
      summary:
        'Fulfils or cancels an order; with `shippingEmail` the customer is notified once, and an email that failed is sent again; with `returnOrder` what was sent is refunded, restocked or both',
      body: orderPatchSchema,
      answers: { 200: 'EditorOrderResponse', 404: 'None', 409: 'Not from its state' },
    },
    requireCrumb,
    requireAction('orders.write'),
    changeOrder,
  ],
  [
    {
      ...READ,
      name: 'editorSubmissions',
      summary: 'Answers to a form, newest first',
      query: { ...page, spam: '`true` for spam only, `false` for the others only' },
      answers: { 200: 'SubmissionsResponse' },
    },
    requireAction('answers.read'),
    listSubmissions,
  ],
  [
    {
      ...READ,
      name: 'editorForms',
      summary: 'Answers to forms that nobody has seen yet, by form; spam is not counted',
      answers: { 200: 'EditorFormsResponse' },
    },
    requireAction('answers.read'),
    listForms,
  ],
  [
    {
      ...WRITE,
      name: 'editorFormSeen',
      method: 'put',
      summary: 'Says up to when somebody has seen the answers to a form',
      body: seenSchema,
      answers: { 200: '{}' },
    },
    requireCrumb,
    requireAction('answers.read'),
    markFormSeen,
  ],
  [
    {
      ...READ,
      name: 'editorOutbox',
      summary: 'Letters that were promised, newest first',
      query: { limit: page.limit },
      answers: { 200: 'EditorOutboxResponse' },
    },
    requireAction('mail.read'),
    listOutbox,
  ],
  [
    {
      ...READ,
      name: 'editorAudit',
      summary: 'Changes of stock, prices and orders, and what needs somebody to act, newest first',
      query: page,
      answers: { 200: 'EditorAuditResponse' },
    },
    requireAction('commerce.read'),
    listAudit,
  ],
];
