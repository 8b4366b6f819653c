import { type Bodies, type Language, valueAt } from '../../../compiler/model/index.ts';
import { setValue } from '../../core/commands/set-value.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { textAt } from '../../core/model/json-access.ts';
import type { Command } from '../../core/operations/changes/change.ts';

/** The languages of the settings; without a list, the language of the website. */
export function languagesIn(settings: unknown): readonly Language[] {
  const stored = valueAt(settings, ['languages']);
  if (Array.isArray(stored) && stored.length > 0) return stored.map(languageOf);
  const code = textAt(settings, 'website', 'language') || 'en';
  return [{ code, name: ownName(code), isPrimary: true, enabled: true }];
}

/** The name of a language in the language itself, for visitors. */
export function ownName(code: string): string {
  try {
    return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Changes the languages, and with them the language of the website. */
export function changeLanguages(
  label: string,
  change: (languages: readonly Language[]) => readonly Language[],
): Command {
  return (bodies: Bodies) => {
    const languages = change(languagesIn(bodies.get(SETTINGS_KEY)));
    const primary = languages.find(({ isPrimary }) => isPrimary)?.code;
    const values = [
      { at: ['languages'], value: languages.length > 1 ? languages : undefined },
      { at: ['website', 'language'], value: primary },
    ];
    const ops = values.flatMap((each) => setValue({ doc: SETTINGS_KEY, label, ...each })(bodies).ops);
    return { label, ops };
  };
}

/** Makes a language the one of the documents; a new one replaces it. */
export function withPrimary(languages: readonly Language[], code: string): readonly Language[] {
  if (!languages.some((language) => language.code === code)) {
    return languages.map((language) =>
      language.isPrimary ? { ...language, code, name: ownName(code) } : language,
    );
  }
  return languages.map((language) =>
    language.code === code
      ? { ...language, isPrimary: true, enabled: true }
      : { ...language, isPrimary: false },
  );
}

function languageOf(entry: unknown): Language {
  const code = textAt(entry, 'code');
  return {
    code,
    name: textAt(entry, 'name') || ownName(code),
    isPrimary: valueAt(entry, ['isPrimary']) === true,
    enabled: valueAt(entry, ['enabled']) !== false,
  };
}
