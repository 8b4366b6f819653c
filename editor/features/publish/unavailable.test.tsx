// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openInEditor, waitUntil } from '../../core/hooks/testing/open-in-editor.tsx';
import { PublishDialog } from './publish-dialog.tsx';

it('without a build service, the dialog names the command that publishes', async () => {
  const api = { labelledChanges: async () => ({ changes: [] }) };
  const part = await openInEditor(<PublishDialog onClose={() => {}} />, { api });
  await waitUntil(() => document.querySelector('[role=dialog]') !== null);
  expect(document.querySelector('[role=dialog]')?.textContent).toMatch(/: quoin publish$/);
  await part.close();
});
