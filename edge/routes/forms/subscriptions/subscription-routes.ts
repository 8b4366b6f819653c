import { requireOwnOrigin } from '../../../middleware/crumb.ts';
import type { EndpointRoute } from '../../../middleware/endpoints.ts';
import { confirm, end, showConfirm, showEnd, tokenSchema } from './subscription-pages.ts';

const PAGE = {
  tag: 'Forms',
  method: 'get',
  access: 'public',
  query: { token: 'Token from the email', language: 'Code of a language of the site' },
  responses: { 200: 'HTML page with a button', 400: 'Expired or invalid token' },
} as const;
const ACTION = {
  tag: 'Forms',
  method: 'post',
  access: 'beacon',
  body: tokenSchema,
  isForm: true,
  query: {
    token: 'Token from the email, if the body has none',
    language: 'Code of a language of the site',
  },
} as const;

/** The links in emails to subscribers of mailing lists. */
export const SUBSCRIPTION_ROUTES: readonly EndpointRoute[] = [
  [{ ...PAGE, name: 'subscriptionConfirm', summary: 'The page that confirms a subscription' }, showConfirm],
  [
    {
      ...ACTION,
      name: 'subscriptionConfirm',
      summary: 'Adds an address to a mailing list',
      responses: { 200: '{}', 400: 'Expired or invalid token' },
    },
    requireOwnOrigin,
    confirm,
  ],
  [{ ...PAGE, name: 'subscriptionEnd', summary: 'The page that ends a subscription' }, showEnd],
  [
    {
      ...ACTION,
      name: 'subscriptionEnd',
      summary: 'Removes an address from a mailing list',
      responses: { 200: '{}', 400: 'Invalid token' },
    },
    requireOwnOrigin,
    end,
  ],
];
