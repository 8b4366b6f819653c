import { API } from '../../../formatters/vocabulary/index.ts';
import type { App } from '../../app-env.ts';
import { requireCrumb } from '../../middleware/crumb.ts';
import { setLocale } from './locale.ts';
import { requestReset, resetPassword, showReset } from './reset-password.ts';
import { createAccount, signIn, signOut } from './sign-in.ts';

/** Customers who sign in (specification 7, Session). Contributors have another door: `/config/login`. */
export function memberRoutes(app: App): void {
  app.post(API.session, requireCrumb, signIn);
  app.delete(API.session, requireCrumb, signOut);
  app.post(API.account, requireCrumb, createAccount);
  app.post(API.locale, requireCrumb, setLocale);
  app.post(API.passwordResetLink, requireCrumb, requestReset);
  app.get(API.passwordReset, showReset);
  app.on(['POST', 'PUT'], API.passwordReset, requireCrumb, resetPassword);
}
