import { resolve } from 'node:path';
import { createMemoryFiles } from '../../compiler/1-read/memory-files.ts';
import { readSite } from '../../compiler/1-read/read-site.ts';
import { validateTheme } from '../../compiler/2-validate/theme/validate-theme.ts';
import { validateDocuments } from '../../compiler/2-validate/validate-documents.ts';
import { createCollector } from '../../compiler/diagnostics/collector.ts';
import { designSchema, type ResolvedTweak, resolveTweaks, type Theme } from '../../compiler/model/index.ts';
// Imported directly instead of through the folder's index: see locale.ts.
import { createDiskFiles } from '../../compiler/node/disk-files.ts';
import { rootKind } from '../checking/check-path.ts';
import { defineCommand } from '../input/command.ts';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';
import { changeTheme } from './themes/change-theme.ts';
import { listThemes } from './themes/list-themes.ts';

/**
 * `quoin theme my-site`: lists the tweaks and presets of a theme, with the values that apply to the site. `quoin theme list` and
 * `quoin theme use` are about all themes of a site; a folder of such a name is `./list`.
 */
export const theme = defineCommand({
  name: 'theme',
  summary: 'list the tweaks of a theme; list and change the themes of a site',
  usage: 'quoin theme [site|theme]\n       quoin theme list [site]\n       quoin theme use <theme> [site]',
  options: {
    'dry-run': { type: 'boolean', description: 'with use: print what would change, and change nothing' },
  },
  examples: [
    'quoin theme my-site',
    'quoin theme list my-site',
    'quoin theme use gazette my-site --dry-run',
    'quoin theme themes/kiln --json',
  ],
  run: async (io, { values, positionals: [path = '.', ...more] }) => {
    const isDryRun = values['dry-run'] === true;
    if (path === 'use') return changeTheme(io, more, { isDryRun });
    if (isDryRun)
      throw new CommandError(
        'usage',
        '--dry-run requires use',
        'for example quoin theme use gazette --dry-run',
      );
    if (path === 'list') return listThemes(io, more);
    if (more.length > 0)
      throw new CommandError('usage', `Too many arguments: ${more.join(' ')}`, 'usage: quoin theme [path]');
    const { theme: read, tweaks } = readTweaks(io, path);
    const { name } = read.conf;
    const presets = read.presets.map((preset) => ({ name: preset.name, title: preset.title }));
    io.out(
      io.json
        ? `${JSON.stringify({ name, tweaks: tweaks.map(listed), presets })}\n`
        : formatTweaks(tweaks) + formatPresets(presets),
    );
    return 0;
  },
});

interface ThemeTweaks {
  readonly theme: Theme;
  readonly tweaks: readonly ResolvedTweak[];
}

/** Reads a theme, or a site with its theme. Problems of the theme are the business of `quoin check`. */
function readTweaks(io: Io, path: string): ThemeTweaks {
  const folder = resolve(io.cwd, path);
  const kind = rootKind(io, path);
  if (kind === undefined)
    throw new CommandError(
      'usage',
      `${path} is not a site or theme`,
      'specify the folder of a site or theme',
    );
  const files = createDiskFiles(folder, io.cwd);
  const sources = readSite(kind === 'site' ? { site: files } : { site: createMemoryFiles({}), theme: files });
  const collector = createCollector();
  const read = validateTheme(sources.theme, { collector, isExpected: true, navigationIds: [] });
  if (read === undefined)
    throw new CommandError(
      'input',
      collector.list()[0]?.message ?? `The theme of ${path} cannot be read`,
      `run quoin check ${path}`,
    );
  const { site } = validateDocuments(sources, createCollector());
  return { theme: read, tweaks: resolveTweaks(read, site?.settings.design ?? designSchema.parse({})) };
}

function listed({ tweak, value, from }: ResolvedTweak) {
  return { ...tweak, value, from };
}

/** Grouped by category, in the order of the theme. */
function formatTweaks(tweaks: readonly ResolvedTweak[]): string {
  if (tweaks.length === 0) return 'The theme has no tweaks\n';
  const width = Math.max(...tweaks.map(({ tweak }) => tweak.name.length));
  const categories = [...new Set(tweaks.map(categoryOf))];
  return categories
    .map((category) => {
      const lines = tweaks.filter((each) => categoryOf(each) === category).map((each) => line(each, width));
      return `${category}\n${lines.map((text) => `  ${text}\n`).join('')}`;
    })
    .join('\n');
}

function categoryOf({ tweak }: ResolvedTweak): string {
  return tweak.category ?? 'Other';
}

function line({ tweak, value, from }: ResolvedTweak, width: number): string {
  const origin = from === 'theme' ? '' : ` (${from})`;
  return `${tweak.name.padEnd(width)}  ${tweak.kind.padEnd(8)}  ${valueText(value)}${origin}${rangeOf(tweak)}`;
}

function valueText(value: ResolvedTweak['value']): string {
  if (typeof value !== 'object') return String(value);
  const all = Object.entries(value).map(([property, text]) => `${property}: ${text}`);
  return all.length === 0 ? '–' : all.join('; ');
}

function rangeOf(tweak: ResolvedTweak['tweak']): string {
  if (tweak.kind === 'dropdown') return `, one of ${tweak.options.join(', ')}`;
  if (tweak.kind !== 'value') return '';
  const { min, max } = tweak;
  const range = min !== undefined && max !== undefined ? `${min} to ${max}` : undefined;
  if (range !== undefined) return `, ${range}`;
  if (min !== undefined) return `, at least ${min}`;
  return max === undefined ? '' : `, at most ${max}`;
}

function formatPresets(presets: readonly { readonly name: string; readonly title: string }[]): string {
  if (presets.length === 0) return '';
  return `\nPresets\n${presets.map(({ name, title }) => `  ${title} (${name}.preset)\n`).join('')}`;
}
