import { requireCrumb } from '../../middleware/crumb.ts';
import { type App, addEndpoints, type EndpointRoute } from '../../middleware/endpoints.ts';
import { setLocale } from './locale.ts';
import { requestReset, resetPassword, showReset } from './reset-password.ts';
import { accountSchema, localeSchema, loginSchema, resetRequestSchema, resetSchema } from './schemas.ts';
import { createAccount, signIn, signOut, signOutSchema, signOutWithForm } from './sign-in.ts';

/** Customer accounts (specification 7, Session). Contributors sign in at `/config/login`. */
export function memberRoutes(app: App): void {
  addEndpoints(app, ROUTES);
}

const VISITOR = { tag: 'Customers', access: 'visitor' } as const;
const SESSION = '{xsrfToken} and session cookies';
const RESET = {
  ...VISITOR,
  name: 'passwordReset',
  summary: 'Sets a new password with a reset token',
  body: resetSchema,
  responses: { 200: 'Password changed', 400: 'Used, expired or invalid token' },
} as const;

const ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...VISITOR,
      name: 'session',
      method: 'post',
      summary: 'Signs in a customer and merges the anonymous cart',
      body: loginSchema,
      isForm: true,
      responses: { 200: SESSION, 401: 'Wrong email or password' },
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
      query: { cloneCart: '`true` keeps a copy of the cart' },
      responses: { 200: '{xsrfToken}' },
    },
    requireCrumb,
    signOut,
  ],
  [
    {
      ...VISITOR,
      name: 'signOut',
      method: 'post',
      summary: 'Signs out; plain HTML forms are redirected to their page',
      body: signOutSchema,
      isForm: true,
      responses: { 200: '{xsrfToken}' },
    },
    requireCrumb,
    signOutWithForm,
  ],
  [
    {
      ...VISITOR,
      name: 'account',
      method: 'post',
      summary: 'Creates an account and signs in',
      body: accountSchema,
      isForm: true,
      responses: { 200: SESSION, 409: 'The account already exists' },
    },
    requireCrumb,
    createAccount,
  ],
  [
    {
      ...VISITOR,
      name: 'locale',
      method: 'post',
      summary: 'Sets the customer’s language',
      body: localeSchema,
      responses: { 200: 'Language changed' },
    },
    requireCrumb,
    setLocale,
  ],
  [
    {
      ...VISITOR,
      name: 'passwordResetLink',
      method: 'post',
      summary: 'Sends a password reset link if the account exists; the response does not reveal it',
      body: resetRequestSchema,
      isForm: true,
      responses: { 202: 'Accepted', 501: 'The site has no URL for the link' },
    },
    requireCrumb,
    requestReset,
  ],
  [
    {
      ...VISITOR,
      access: 'public',
      name: 'passwordReset',
      method: 'get',
      summary: 'The password reset page',
      query: { token: 'Token from the email', language: 'Code of a language of the site' },
      responses: { 200: 'HTML page' },
    },
    showReset,
  ],
  [{ ...RESET, method: 'post', isForm: true }, requireCrumb, resetPassword],
  [{ ...RESET, method: 'put' }, requireCrumb, resetPassword],
];
