import { describe, expect, it } from 'vitest';
import { ANALYTICS_EVENT } from './analytics-event.ts';
import { CONTRIBUTOR_ROLE, isContributorRole } from './contributor-role.ts';
import { PLAN_FEATURE } from './plan-feature.ts';
import {
  isWebsiteStatus,
  takesLiveOrders,
  WEBSITE_STATUS,
  type WebsiteStatus,
  websiteAccess,
} from './website-status.ts';

describe('the status of a website', () => {
  const between = (low: number, high: number) =>
    Object.fromEntries(Object.entries(WEBSITE_STATUS).filter(([, code]) => code >= low && code <= high));

  it('has the specified values up to 8 (R-ENUM-VAL-14)', () => {
    expect(between(0, 8)).toEqual({
      expired: 1,
      'past-due': 2,
      trial: 3,
      beta: 4,
      removed: 5,
      internal: 6,
      comped: 7,
      paid: 8,
    });
  });

  it('has the specified values from 11 (R-ENUM-VAL-15)', () => {
    expect(between(9, 99)).toEqual({
      linked: 11,
      parking: 12,
      resold: 13,
      'resold-grace': 14,
      enterprise: 15,
    });
    expect([0, 9, 10, 16, '8'].some(isWebsiteStatus)).toBe(false);
  });

  it('decides what visitors see (R-ENUM-VAL-16)', () => {
    const withAccess = (access: string) => statuses().filter((status) => websiteAccess(status) === access);
    expect(withAccess('lock-screen')).toEqual([1, 2, 5]);
    expect(withAccess('parking')).toEqual([12]);
    expect(withAccess('serve')).toEqual([3, 4, 6, 7, 8, 11, 13, 14, 15]);
  });

  it('keeps a trial from taking live orders (R-ENUM-VAL-16)', () => {
    expect(statuses().filter((status) => !takesLiveOrders(status))).toEqual([1, 2, 3, 5, 12]);
  });
});

describe('contributor roles', () => {
  const between = (low: number, high: number) =>
    Object.fromEntries(Object.entries(CONTRIBUTOR_ROLE).filter(([, code]) => code >= low && code <= high));

  it('have the specified values up to 8, without 5 (R-ENUM-VAL-17)', () => {
    expect(between(0, 8)).toEqual({
      admin: 1,
      billing: 2,
      reporting: 3,
      editor: 4,
      moderator: 6,
      commenter: 7,
      'store-manager': 8,
    });
    expect([0, 5, '1'].some(isContributorRole)).toBe(false);
  });

  it('have the specified values from 9 to 16 (R-ENUM-VAL-18)', () => {
    expect(between(9, 99)).toEqual({
      scheduling: 9,
      viewer: 10,
      'campaigns-editor': 11,
      'scheduling-viewer': 12,
      'scheduling-editor': 13,
      none: 14,
      'website-manager': 15,
      'draft-editor': 16,
    });
    expect(isContributorRole(17)).toBe(false);
  });
});

describe('analytics events', () => {
  it('have the specified values (R-ENUM-VAL-20)', () => {
    expect(ANALYTICS_EVENT).toEqual({
      'page-view': 1,
      'site-search': 2,
      heartbeat: 10,
      audio: 20,
      video: 21,
    });
  });
});

it('five plan features have a name', () => {
  expect(PLAN_FEATURE).toEqual({
    commerce: 1,
    'gift-cards': 2,
    subscriptions: 3,
    'point-of-sale': 4,
    'product-reviews': 5,
  });
});

function statuses(): WebsiteStatus[] {
  return Object.values(WEBSITE_STATUS).sort((left, right) => left - right);
}
