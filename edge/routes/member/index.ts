import { addEndpoints, type EndpointRoute } from '../../middleware/add-endpoint.ts';
import { requireCrumb } from '../../middleware/crumb.ts';
import type { App } from '../../tenancy/app-env.ts';
import { setLocale } from './locale.ts';
import { requestReset, resetPassword, showReset } from './reset-password.ts';
import { accountSchema, localeSchema, loginSchema, resetRequestSchema, resetSchema } from './schemas.ts';
import { createAccount, signIn, signOut } from './sign-in.ts';

/** Customer accounts (specification 7, Session). Contributors sign in at `/config/login`. */
export function memberRoutes(app: App): void {
  addEndpoints(app, ROUTES);
}

const VISITOR = { tag: 'Customers', access: 'visitor' } as const;
const SESSION = '{xsrfToken}, and the customer’s cookies';
const RESET = {
  ...VISITOR,
  name: 'passwordReset',
  summary: 'Sets a new password with the token of the letter',
  body: resetSchema,
  answers: { 200: 'Set', 400: 'The token is used, too old, or none' },
} as const;

const ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...VISITOR,
      name: 'session',
      method: 'post',
      summary: 'Signs a customer in; the cart of the browser goes into the customer’s own',
      body: loginSchema,
      answers: { 200: SESSION, 401: 'Email and password do not belong together' },
    },
    requireCrumb,
    signIn,
  ],
  [
    {
      ...VISITOR,
      name: 'session',
      method: 'delete',
      summary: 'Signs out',
      query: { cloneCart: '`true` leaves a copy of the cart' },
      answers: { 200: '{xsrfToken}' },
    },
    requireCrumb,
    signOut,
  ],
  [
    {
      ...VISITOR,
      name: 'account',
      method: 'post',
      summary: 'Makes an account and signs in',
      body: accountSchema,
      answers: { 200: SESSION, 409: 'There is such an account' },
    },
    requireCrumb,
    createAccount,
  ],
  [
    {
      ...VISITOR,
      name: 'locale',
      method: 'post',
      summary: 'Chooses the language of a customer’s letters',
      body: localeSchema,
      answers: { 200: 'Chosen' },
    },
    requireCrumb,
    setLocale,
  ],
  [
    {
      ...VISITOR,
      name: 'passwordResetLink',
      method: 'post',
      summary: 'Sends a link for a new password, if there is such an account; the answer does not tell',
      body: resetRequestSchema,
      answers: { 202: 'Always' },
    },
    requireCrumb,
    requestReset,
  ],
  [
    {
      ...VISITOR,
      access: 'anybody',
      name: 'passwordReset',
      method: 'get',
      summary: 'The page on which a new password is typed',
      query: { token: 'From the letter' },
      answers: { 200: 'A page' },
    },
    showReset,
  ],
  [{ ...RESET, method: 'post' }, requireCrumb, resetPassword],
  [{ ...RESET, method: 'put' }, requireCrumb, resetPassword],
];
