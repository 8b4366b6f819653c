import { requireCrumb } from '../../middleware/crumb.ts';
import type { EndpointRoute } from '../../middleware/endpoints.ts';
import { loginSchema, showLogin, signIn } from './login.ts';
import { signOut } from './logout.ts';

const LOGIN = { tag: 'Dashboard', name: 'login', isForm: true } as const;

/** Sign-in and sign-out of contributors, for scripts and for plain forms. */
export const SIGN_IN_ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...LOGIN,
      access: 'public',
      method: 'get',
      summary: 'The sign-in page; contributors with a session get 303',
      query: { next: 'The dashboard page to open' },
      responses: { 200: 'The sign-in page' },
    },
    showLogin,
  ],
  [
    {
      ...LOGIN,
      access: 'visitor',
      method: 'post',
      summary: 'Signs in a contributor; plain HTML forms get 303',
      body: loginSchema,
      responses: {
        200: '{xsrfToken} and a session cookie',
        401: 'Incorrect email or password',
        429: 'Too many attempts; `Retry-After` says when to try again',
      },
    },
    requireCrumb,
    signIn,
  ],
  [
    {
      tag: 'Dashboard',
      name: 'logout',
      isForm: true,
      access: 'visitor',
      method: 'post',
      summary: 'Signs out; plain HTML forms get 303',
      responses: { 200: '{xsrfToken}' },
    },
    requireCrumb,
    signOut,
  ],
];
