import { afterEach, expect, it, vi } from 'vitest';
import { type OpenPart, openInEditor } from '../../core/hooks/testing/open-in-editor.tsx';
import { GeneralSettings } from './general-settings.tsx';

let part: OpenPart;
afterEach(async () => {
  vi.restoreAllMocks();
  await part.close();
});

const FAILED = 'Failed to load the timezone';

it('a browser that does not know time zones says so (R-SHELL-MSG-10)', async () => {
  vi.spyOn(Intl, 'supportedValuesOf').mockImplementation(() => {
    throw new RangeError('Invalid key');
  });
  part = await openInEditor(<GeneralSettings />);
  expect(part.container.textContent).toContain(FAILED);
});

it('a browser that knows time zones offers them', async () => {
  part = await openInEditor(<GeneralSettings />);
  expect(part.container.textContent).not.toContain(FAILED);
});
