import type { Source } from '../../../1-read/read-site.ts';
import type { Preset, Tweak } from '../../../model/design/tweak.ts';
import { readTweakValue } from '../../../model/design/tweak-value.ts';
import { ownValue } from '../../../model/own-value.ts';
import { siteDiagnostic } from '../../../model/site-diagnostic.ts';
import { presetSchema } from '../../../model/theme-conf.ts';
import { locationInJson } from '../../parse-json.ts';
import { type Reader, readConf } from '../theme-reader.ts';

/**
 * Reads the `.preset` files of a theme, in its folder or in `presets/`. Names without a tweak are those of the platform's own settings and ignored; a value
 * that its tweak cannot have is reported.
 */
export function readPresets({ sources, collector }: Reader, tweaks: readonly Tweak[]): readonly Preset[] {
  return sources
    .filter(({ path }) => /^(?:presets\/)?[^/]+\.preset$/.test(path))
    .flatMap((source) => {
      const conf = readConf(source, { schema: presetSchema, collector });
      if (conf === undefined) return [];
      const { title, templateTweaks, webFonts } = conf;
      const name = source.path.replace(/^presets\/|\.preset$/g, '');
      for (const tweak of tweaks) {
        const problem = problemOf(tweak, ownValue(templateTweaks, tweak.name));
        if (problem !== undefined) collector.add(describe(source, tweak, problem));
      }
      return [{ name, title: title ?? name, tweaks: templateTweaks, webFonts }];
    });
}

function problemOf(tweak: Tweak, raw: unknown): string | undefined {
  const read = raw === undefined ? undefined : readTweakValue(tweak, raw);
  return read !== undefined && 'problem' in read ? read.problem : undefined;
}

function describe(source: Source, { name, title }: Tweak, problem: string) {
  return siteDiagnostic('theme/invalid-tweak', {
    message: `The tweak "${title}" ${problem}`,
    hint: 'the value in the style sheet is used',
    location: locationInJson(source, ['templateTweaks', name]),
  });
}
