import { isCodeIn } from '../code-table.ts';

/** Event types of published pages. */
export const ANALYTICS_EVENT = {
  'page-view': 1,
  'site-search': 2,
  heartbeat: 10,
  audio: 20,
  video: 21,
} as const;

export type AnalyticsEvent = (typeof ANALYTICS_EVENT)[keyof typeof ANALYTICS_EVENT];

export function isAnalyticsEvent(value: unknown): value is AnalyticsEvent {
  return isCodeIn(ANALYTICS_EVENT, value);
}
