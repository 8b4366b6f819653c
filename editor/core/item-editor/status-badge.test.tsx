import { afterEach, expect, it } from 'vitest';
import { type OpenPart, openInEditor } from '../hooks/testing/open-in-editor.tsx';
import { StatusBadge } from './status-badge.tsx';

let part: OpenPart;
afterEach(() => part.close());

it.each(['Scheduled', 'Needs Review', 'Draft', 'Private', 'Deprecated'])(
  'a page with the status %s is labeled (R-EDSITE-SCREEN-04)',
  async (status) => {
    part = await openInEditor(<StatusBadge body={{ status, publishOn: Number.MAX_SAFE_INTEGER }} />);
    expect(part.container.textContent).toBe(status);
  },
);
