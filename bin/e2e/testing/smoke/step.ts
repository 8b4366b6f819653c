import type { Page } from 'playwright-core';
import type { CopiedSite } from '../copy-site.ts';
import type { DashboardUser } from '../dashboard-user.ts';
import type { Serving } from '../run-quoin.ts';
import type { SmokeSite } from './smoke-site.ts';

/** State shared by the steps: the served site, three browser pages and their errors. */
export interface SmokeRun {
  readonly site: CopiedSite;
  /** What the steps enter and expect on this site. */
  readonly expected: SmokeSite;
  /** Replaced when the process is killed and restarted at the same origin. */
  serving: Serving;
  /** Operates the dashboard with the mouse or with the keyboard. */
  readonly user: DashboardUser;
  /** The dashboard. */
  readonly editor: Page;
  /** The first visitor, on a phone. */
  readonly first: Page;
  /** The second visitor, on a desktop. */
  readonly second: Page;
  readonly pageErrors: string[];
  /** Called for each new state of a page, for example to run axe. */
  readonly inspect: Inspect;
}

export type Inspect = (page: Page) => Promise<void>;

export interface Step {
  readonly name: string;
  readonly run: (smokeRun: SmokeRun) => Promise<void>;
}
