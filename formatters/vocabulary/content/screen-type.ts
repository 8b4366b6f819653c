import { PAGE_TYPE, type PageType } from './page-type.ts';

/** Screens that stand in for a page or above it (R-EDSITE-SCREEN-03). */
export const SCREEN_TYPES = ['cover-page', 'lock-screen', 'popup-overlay', 'sso-screen'] as const;

export type ScreenType = (typeof SCREEN_TYPES)[number];

/** The page type of each screen. */
export const SCREEN_PAGE_TYPES: Readonly<Record<ScreenType, PageType>> = {
  'cover-page': PAGE_TYPE['splash-page'],
  'lock-screen': PAGE_TYPE['lock-screen'],
  'popup-overlay': PAGE_TYPE['popup-overlay'],
  'sso-screen': PAGE_TYPE['single-sign-on'],
};
