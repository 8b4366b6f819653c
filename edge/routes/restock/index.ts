import { RESTOCK_SORTS } from '../../../formatters/vocabulary/api/restock.ts';
import { requireCrumb, requireCrumbOrOwnPage } from '../../middleware/crumb.ts';
import { type App, addEndpoints, type EndpointRoute } from '../../middleware/endpoints.ts';
import { LIST_QUERY_DOCS } from '../../middleware/list-query.ts';
import {
  listGroupPage,
  listGroups,
  listSignUps,
  MAX_FIRST_GROUPS,
  send,
  sendAll,
  sendAllSchema,
  sendSchema,
} from './lists.ts';
import { accountSchema, signUpMember, signUpSchema, signUpVisitor } from './sign-up.ts';

/** Back-in-stock requests (specification 7, Restock). */
export function restockRoutes(app: App): void {
  addEndpoints(app, ROUTES);
}

const VISITOR = { tag: 'Restock', access: 'visitor', method: 'post' } as const;
const READ = { tag: 'Restock', access: 'contributor', method: 'get' } as const;
const SEND = {
  tag: 'Restock',
  access: 'contributor',
  method: 'post',
  responses: { 200: '{notified}', 404: 'Variant not found', 409: 'The variant is sold out' },
} as const;
const cursor = '`nextPageCursor` of the previous page';

const ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...VISITOR,
      name: 'restockSignUp',
      summary: 'Requests a back-in-stock email; plain HTML forms get a page',
      body: signUpSchema,
      isForm: true,
      responses: { 200: '{}', 404: 'Variant not found' },
    },
    requireCrumbOrOwnPage,
    signUpVisitor,
  ],
  [
    {
      ...VISITOR,
      name: 'restock',
      summary: 'Requests a back-in-stock email as a signed-in customer',
      body: accountSchema,
      responses: { 200: '{}', 401: 'Not signed in', 404: 'Variant not found' },
    },
    requireCrumb,
    signUpMember,
  ],
  [
    {
      ...READ,
      name: 'restock',
      summary: 'Lists back-in-stock requests, newest first; customers see their own requests',
      query: { productId: 'Product id', variantId: 'Variant id', cursor },
      responses: { 200: 'One page of requests' },
    },
    listSignUps,
  ],
  [
    {
      ...READ,
      name: 'restockGroups',
      summary: 'Numbers of back-in-stock requests by variant, with its stock',
      query: {
        productId: 'Product id',
        cursor,
        first: `Only this number of variants with open requests, in stock first, up to ${MAX_FIRST_GROUPS}`,
      },
      responses: { 200: 'One page of counts' },
    },
    listGroups,
  ],
  [
    {
      ...READ,
      name: 'editorRestockGroups',
      summary: 'Numbers of back-in-stock requests by variant, searched by product',
      query: { ...LIST_QUERY_DOCS, sort: RESTOCK_SORTS.join(', ') },
      responses: { 200: 'EditorRestockGroupsResponse' },
    },
    listGroupPage,
  ],
  [
    {
      ...SEND,
      name: 'restockSend',
      summary: 'Sends back-in-stock emails for a variant',
      body: sendSchema,
    },
    requireCrumb,
    send,
  ],
  [
    {
      ...SEND,
      name: 'restockSendAll',
      summary: 'Sends back-in-stock emails for several variants, all or none',
      body: sendAllSchema,
    },
    requireCrumb,
    sendAll,
  ],
];
