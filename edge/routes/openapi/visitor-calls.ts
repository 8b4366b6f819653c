import { z } from 'zod';
import { API } from '../../../formatters/vocabulary/index.ts';
import type { App } from '../../app-env.ts';
import {
  accountSchema,
  localeSchema,
  loginSchema,
  resetRequestSchema,
  resetSchema,
} from '../member/schemas.ts';
import { type Call, describeCall } from './add-call.ts';

/** Describes calls of visitors whose routes are added elsewhere, as far as this Worker answers them. */
export function describeVisitorCalls(app: App): void {
  const answered = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
  for (const call of [...memberCalls(), ...restockCalls(), ...censusCalls()]) {
    if (answered.has(`${call.method.toUpperCase()} ${API[call.name]}`)) describeCall(app, call);
  }
}

function memberCalls(): readonly Call[] {
  const visitor = { tag: 'Customers', access: 'visitor' } as const;
  const session = '{xsrfToken}, and the customer’s cookies';
  return [
    {
      ...visitor,
      name: 'session',
      method: 'post',
      summary: 'Signs a customer in; the cart of the browser goes into the customer’s own',
      body: loginSchema,
      answers: { 200: session, 401: 'Email and password do not belong together' },
    },
    {
      ...visitor,
      name: 'session',
      method: 'delete',
      summary: 'Signs out',
      query: { cloneCart: '`true` leaves a copy of the cart' },
      answers: { 200: '{xsrfToken}' },
    },
    {
      ...visitor,
      name: 'account',
      method: 'post',
      summary: 'Makes an account and signs in',
      body: accountSchema,
      answers: { 200: session, 409: 'There is such an account' },
    },
    {
      ...visitor,
      name: 'locale',
      method: 'post',
      summary: 'Chooses the language of a customer’s letters',
      body: localeSchema,
      answers: { 200: 'Chosen' },
    },
    {
      ...visitor,
      name: 'passwordResetLink',
      method: 'post',
      summary: 'Sends a link for a new password, if there is such an account; the answer does not tell',
      body: resetRequestSchema,
      answers: { 202: 'Always' },
    },
    {
      ...visitor,
      access: 'anybody',
      name: 'passwordReset',
      method: 'get',
      summary: 'The page on which a new password is typed',
      query: { token: 'From the letter' },
      answers: { 200: 'A page' },
    },
    ...(['post', 'put'] as const).map(
      (method): Call => ({
        ...visitor,
        name: 'passwordReset',
        method,
        summary: 'Sets a new password with the token of the letter',
        body: resetSchema,
        answers: { 200: 'Set', 400: 'The token is used, too old, or none' },
      }),
    ),
  ];
}

function restockCalls(): readonly Call[] {
  const tag = 'Restock';
  const variant = { productId: z.string(), variantId: z.string() };
  const signUp = z.object({
    ...variant,
    siteVisitorEmail: z.string(),
    isJoinMailingList: z.boolean().optional(),
  });
  const send = z.object(variant);
  const one = { productId: 'Of this product', variantId: 'Of this variant', cursor: 'From the page before' };
  return [
    {
      tag,
      access: 'visitor',
      name: 'restockSignUp',
      method: 'post',
      summary: 'Waits for a variant that is sold out; a form without script is answered with a page',
      body: signUp,
      answers: { 200: '{}', 404: 'There is no such variant' },
    },
    {
      tag,
      access: 'visitor',
      name: 'restock',
      method: 'post',
      summary: 'The same for a customer who is signed in',
      body: send,
      answers: { 200: '{}', 401: 'Nobody is signed in', 404: 'There is no such variant' },
    },
    {
      tag,
      access: 'contributor',
      name: 'restock',
      method: 'get',
      summary: 'Who waits, newest first; a customer sees only what she waits for herself',
      query: one,
      answers: { 200: 'A page of sign-ups' },
    },
    {
      tag,
      access: 'contributor',
      name: 'restockGroups',
      method: 'get',
      summary: 'How many wait for each variant',
      query: { cursor: one.cursor },
      answers: { 200: 'A page of counts' },
    },
    {
      tag,
      access: 'contributor',
      name: 'restockSend',
      method: 'post',
      summary: 'Promises a letter to all who wait for a variant',
      body: send,
      answers: { 200: '{notified}', 404: 'There is no such variant', 409: 'It is still sold out' },
    },
    {
      tag,
      access: 'contributor',
      name: 'restockSendAll',
      method: 'post',
      summary: 'The same for several variants, all or none',
      body: z.object({ sendRequests: z.array(send).min(1).max(500) }),
      answers: { 200: '{notified}', 404: 'There is no such variant', 409: 'It is still sold out' },
    },
  ];
}

/** Beacons of pages; nobody waits for their answers. */
function censusCalls(): readonly Call[] {
  const beacon = (name: Call['name'], summary: string): Call => ({
    tag: 'Census',
    access: 'beacon',
    name,
    method: 'post',
    summary,
    answers: { 204: 'Counted, or left out on purpose' },
  });
  return [
    beacon('recordHit', 'Counts the view of a page'),
    beacon('buttonClick', 'Counts a click on a button'),
    beacon('buttonRender', 'Counts that a button was seen'),
    beacon('formRender', 'Counts that a form was seen'),
    beacon('overlay', 'Counts what happened to an announcement'),
    beacon('quickView', 'Counts that a product was looked at'),
    beacon('performance', 'Takes in how fast a page was'),
    { ...beacon('javascriptErrors', 'Takes in errors of scripts'), access: 'visitor' },
    { ...beacon('recordEvent', 'Takes in an event'), access: 'visitor' },
    {
      ...beacon('eventsPipeline', 'Takes in an event by the name of its schema'),
      answers: { 202: 'Taken in' },
    },
  ];
}
