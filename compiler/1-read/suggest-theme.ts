import { suggestName } from '../diagnostics/suggest-name.ts';
import type { Files } from './files.ts';

/**
 * The theme that a path with a slip of the pen was likely meant to be: each step of it that is no folder is taken for the
 * one beside it that has nearly that name. Undefined when no theme is found so. As `site.json` would name it.
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
