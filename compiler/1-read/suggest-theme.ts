import { suggestName } from '../diagnostics/suggest-name.ts';
import type { Files } from './files.ts';

/**
 * Suggests the theme that a misspelled path was likely meant to name: each path segment that does not exist is replaced by the
 * most similar sibling. Returns the path as `site.json` would name it, or undefined when no theme is found.
 */
export function suggestTheme(site: Files, named: string): string | undefined {
  const steps: string[] = [];
  for (const step of named.split('/')) {
    const found = suggestSegment(step, site.open(steps.join('/')));
    if (found === undefined) return undefined;
    steps.push(found);
  }
  const path = steps.join('/');
  return path !== named && isTheme(site.open(path)) ? path : undefined;
}

function suggestSegment(step: string, folder: Files): string | undefined {
  if (step === '' || step === '.' || step === '..') return step;
  const names = folder.folders();
  return names.includes(step) ? step : suggestName(step, names);
}

function isTheme(folder: Files): boolean {
  try {
    folder.readText('template.conf');
    return true;
  } catch {
    return false;
  }
}
