export { ANALYTICS_EVENT, type AnalyticsEvent, isAnalyticsEvent } from './analytics-event.ts';
export { CONTRIBUTOR_ROLE, type ContributorRole, isContributorRole } from './contributor-role.ts';
export { EXTERNAL_SERVICE, isExternalService } from './external-service.ts';
export { OWN_RELEASE_MESSAGE, RELEASE_AUTHOR } from './own-releases.ts';
export { isPlanFeature, PLAN_FEATURE } from './plan-feature.ts';
export {
  isWebsiteStatus,
  takesLiveOrders,
  WEBSITE_STATUS,
  type WebsiteAccess,
  type WebsiteStatus,
  websiteAccess,
} from './website-status.ts';
