import { createRoot } from 'react-dom/client';
import { config } from 'zod/v4/core';
import { App } from './app.tsx';
import { applyTheme, storedTheme } from './startup/use-theme.ts';

/** Renders the dashboard into its root element. */
export function mountEditor(): void {
  // Must run before the first schema is made: zod tests whether it may evaluate code, which the page's policy reports.
  config({ jitless: true });
  applyTheme(storedTheme());
  const root = document.getElementById('editor');
  if (root !== null) createRoot(root).render(<App />);
}
