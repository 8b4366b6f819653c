import { afterEach, expect, it } from 'vitest';
import { WEBSITE_STATUS } from '../../../formatters/vocabulary/site/website-status.ts';
import { type OpenPart, openInEditor } from '../hooks/testing/open-in-editor.tsx';
import { UpgradePrompt } from './upgrade-prompt.tsx';

let part: OpenPart;
afterEach(() => part.close());

async function promptOf(status: keyof typeof WEBSITE_STATUS) {
  const body = { website: { status: WEBSITE_STATUS[status] } };
  const settings = { key: 'settings:site', rev: 1, updatedAt: 0, updatedBy: 'x', body } as const;
  part = await openInEditor(<UpgradePrompt />, { docs: [settings] });
  const link = part.container.querySelector('a');
  return link === null ? undefined : [link.textContent, link.getAttribute('href')];
}

it('a trial links to its upgrade (R-SHELL-BILL-01)', async () => {
  expect(await promptOf('trial')).toEqual(['Upgrade', '/settings/billing/upgrade']);
});

it.each(['expired', 'past-due'] as const)(
  'a site that is %s links to its plan (R-SHELL-BILL-02)',
  async (status) => {
    expect(await promptOf(status)).toEqual(['Choose a plan', '/settings/billing/subscriptions/website']);
  },
);

it.each(['paid', 'internal', 'beta'] as const)('a site with the status %s has no prompt', async (status) => {
  expect(await promptOf(status)).toBeUndefined();
});
