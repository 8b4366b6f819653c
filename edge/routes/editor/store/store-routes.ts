import { MAX_STOCK_PRODUCTS } from '../../../../formatters/vocabulary/api/editor/inventory.ts';
import { ORDER_FILTERS, ORDER_SORTS } from '../../../../formatters/vocabulary/api/order-list.ts';
import { requireAction } from '../../../middleware/contributor.ts';
import { requireCrumb } from '../../../middleware/crumb.ts';
import { READ, WRITE } from '../../../middleware/dashboard-endpoint.ts';
import type { EndpointRoute } from '../../../middleware/endpoints.ts';
import { LIST_QUERY_DOCS } from '../../../middleware/list-query.ts';
import { listAudit } from './audit.ts';
import { listOrders, summarizeOrders } from './list-orders.ts';
import { changeOrder, orderPatchSchema, readOrder } from './orders.ts';
import { listOutbox } from './outbox.ts';
import { readStock, readStockTotals, setStock, stockSchema } from './stock.ts';
import { listForms, listSubmissions, markFormSeen, seenSchema } from './submissions.ts';

const page = { cursor: '`nextPageCursor` of the previous page', limit: 'At most 100' };

export const STORE_ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...READ,
      name: 'editorInventory',
      summary: 'Stock of all variants, or of some products',
      query: { productId: `Id of a product, up to ${MAX_STOCK_PRODUCTS} times; absent: all` },
      responses: { 200: 'EditorInventoryResponse' },
    },
    requireAction('stock.read', 'products.read'),
    readStock,
  ],
  [
    {
      ...READ,
      name: 'editorStockTotals',
      summary: 'Stock of all products, one number each',
      responses: { 200: 'EditorStockTotalsResponse' },
    },
    requireAction('stock.read', 'products.read'),
    readStockTotals,
  ],
  [
    {
      ...WRITE,
      name: 'editorInventory',
      method: 'put',
      summary: 'Sets stock, all lines or none',
      body: stockSchema,
      responses: {
        200: 'EditorInventoryResponse',
        404: 'Unknown SKU',
        409: 'Stock has changed, with the current `stock`',
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
      query: {
        ...LIST_QUERY_DOCS,
        filter: ORDER_FILTERS.join(', '),
        sort: ORDER_SORTS.join(', '),
        cursor: `${page.cursor}, instead of \`offset\`; without \`sort\``,
      },
      responses: { 200: 'EditorOrdersResponse' },
    },
    requireAction('orders.read'),
    listOrders,
  ],
  [
    {
      ...READ,
      name: 'editorOrderSummary',
      summary: 'Sales of the last days, and numbers of orders that need action',
      query: { days: 'Number of days, 7 by default' },
      responses: { 200: 'EditorOrderSummaryResponse' },
    },
    requireAction('orders.read'),
    summarizeOrders,
  ],
  [
    {
      ...READ,
      name: 'editorOrder',
      summary: 'One order',
      responses: { 200: 'EditorOrderResponse', 404: 'Order not found' },
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
        'Fulfills or cancels an order; `shippingEmail` notifies the customer once, and retries a failed email; `returnOrder` refunds a fulfilled order, restocks it, or both',
      body: orderPatchSchema,
      responses: { 200: 'EditorOrderResponse', 404: 'Order not found', 409: 'Transition not allowed' },
    },
    requireCrumb,
    requireAction('orders.write'),
    changeOrder,
  ],
  [
    {
      ...READ,
      name: 'editorSubmissions',
      summary: 'Submissions of a form, newest first',
      query: {
        ...LIST_QUERY_DOCS,
        spam: '`true`: only spam, `false`: no spam',
        cursor: `${page.cursor}, instead of \`offset\`, \`search\` and \`order\``,
      },
      responses: { 200: 'SubmissionsResponse' },
    },
    requireAction('submissions.read'),
    listSubmissions,
  ],
  [
    {
      ...READ,
      name: 'editorForms',
      summary: 'Numbers of unread submissions by form, without spam',
      responses: { 200: 'EditorFormsResponse' },
    },
    requireAction('submissions.read'),
    listForms,
  ],
  [
    {
      ...WRITE,
      name: 'editorFormSeen',
      method: 'put',
      summary: 'Marks the submissions of a form as read up to a time',
      body: seenSchema,
      responses: { 200: '{}' },
    },
    requireCrumb,
    requireAction('submissions.read'),
    markFormSeen,
  ],
  [
    {
      ...READ,
      name: 'editorOutbox',
      summary: 'Emails of the store, newest first',
      query: page,
      responses: { 200: 'EditorOutboxResponse' },
    },
    requireAction('mail.read'),
    listOutbox,
  ],
  [
    {
      ...READ,
      name: 'editorAudit',
      summary: 'Audit log of stock, prices, orders and incidents, newest first',
      query: page,
      responses: { 200: 'EditorAuditResponse' },
    },
    requireAction('commerce.read'),
    listAudit,
  ],
];
