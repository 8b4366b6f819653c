import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyTheme, storedTheme } from './startup/use-theme.ts';

/** Starts the dashboard in the element that its page has for it. */
export function mountEditor(): void {
  applyTheme(storedTheme());
  const root = document.getElementById('editor');
  if (root !== null) createRoot(root).render(<App />);
}
