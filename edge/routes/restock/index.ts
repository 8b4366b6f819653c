import { addEndpoints, type EndpointRoute } from '../../middleware/add-endpoint.ts';
import { requireCrumb, requireCrumbOrOwnPage } from '../../middleware/crumb.ts';
import type { App } from '../../tenancy/app-env.ts';
import { listGroups, listSignUps, send, sendAll, sendAllSchema, sendSchema } from './lists.ts';
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
  answers: { 200: '{notified}', 404: 'There is no such variant', 409: 'It is still sold out' },
} as const;
const cursor = 'From the page before';

const ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...VISITOR,
      name: 'restockSignUp',
      summary: 'Waits for a variant that is sold out; a form without script is answered with a page',
      body: signUpSchema,
      answers: { 200: '{}', 404: 'There is no such variant' },
    },
    requireCrumbOrOwnPage,
    signUpVisitor,
  ],
  [
    {
      ...VISITOR,
      name: 'restock',
      summary: 'The same for a customer who is signed in',
      body: accountSchema,
      answers: { 200: '{}', 401: 'Nobody is signed in', 404: 'There is no such variant' },
    },
    requireCrumb,
    signUpMember,
  ],
  [
    {
      ...READ,
      name: 'restock',
      summary: 'Who waits, newest first; a customer sees what she asked for while she was signed in',
      query: { productId: 'Of this product', variantId: 'Of this variant', cursor },
      answers: { 200: 'A page of sign-ups' },
    },
    listSignUps,
  ],
  [
    {
      ...READ,
      name: 'restockGroups',
      summary: 'How many wait for each variant',
      query: { productId: 'Of this product', cursor },
      answers: { 200: 'A page of counts' },
    },
    listGroups,
  ],
  [
    {
      ...SEND,
      name: 'restockSend',
      summary: 'Promises a letter to all who wait for a variant',
      body: sendSchema,
    },
    requireCrumb,
    send,
  ],
  [
    {
      ...SEND,
      name: 'restockSendAll',
      summary: 'The same for several variants, all or none',
      body: sendAllSchema,
    },
    requireCrumb,
    sendAll,
  ],
];
