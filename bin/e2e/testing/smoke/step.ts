import type { Page } from 'playwright-core';
import type { CopiedSite } from '../copy-site.ts';
import type { DashboardUser } from '../dashboard-user.ts';
import type { Serving } from '../run-quoin.ts';

/** What the steps share: a site that is served, three people with a browser each, and what went wrong. */
export interface SmokeRun {
  readonly site: CopiedSite;
  /** Another one after the whole program was killed, at the same address. */
  serving: Serving;
  /** How the editor works: with the mouse, or with the keyboard alone. */
  readonly hands: DashboardUser;
  readonly editor: Page;
  /** On a phone. */
  readonly first: Page;
  readonly second: Page;
  readonly problems: string[];
  /** Called where there is something to look at. */
  readonly look: Look;
}

export type Look = (page: Page) => Promise<void>;

export interface Step {
  readonly name: string;
  readonly run: (thread: SmokeRun) => Promise<void>;
}
