export { BUILT_IN, type BuiltInName } from './choose-template.ts';
export { orderItems } from './order-items.ts';
export { planRedirects } from './plan-redirects.ts';
export { type PlannedRoutes, planRoutes, type RouteOptions } from './plan-routes.ts';
export { SHELL_PLACES } from './plan-shells.ts';
export type {
  Feed,
  ListPagination,
  PlaceOf,
  PublishedPlan,
  Route,
  RoutePlan,
  Subject,
  UrlTable,
} from './route.ts';
