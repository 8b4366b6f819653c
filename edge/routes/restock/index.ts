import { API } from '../../../formatters/vocabulary/index.ts';
import type { App } from '../../app-env.ts';
import { requireCrumb, requireCrumbOrOwnPage } from '../../middleware/crumb.ts';
import { listGroups, listSignUps, send, sendAll } from './lists.ts';
import { signUpMember, signUpVisitor } from './sign-up.ts';

/** Who waits for what is sold out (specification 7, Restock). */
export function restockRoutes(app: App): void {
  app.post(API.restockSignUp, requireCrumbOrOwnPage, signUpVisitor);
  app.post(API.restock, requireCrumb, signUpMember);
  app.get(API.restock, listSignUps);
  app.get(API.restockGroups, listGroups);
  app.post(API.restockSend, requireCrumb, send);
  app.post(API.restockSendAll, requireCrumb, sendAll);
}
