import { DOCUMENT_STRINGS } from './strings/documents.ts';
import { KIT_STRINGS } from './strings/kit.ts';
import { LIBRARY_STRINGS } from './strings/library.ts';
import { PAGES_STRINGS } from './strings/pages.ts';
import { PUBLISHING_STRINGS } from './strings/publishing.ts';
import { SHELL_STRINGS } from './strings/shell.ts';
import { STORE_STRINGS } from './strings/store.ts';

/** Every word that the dashboard says, by key (R-SHELL-APP-05). The sentences of the specification stand there word for word. */
const STRINGS = {
  ...KIT_STRINGS,
  ...SHELL_STRINGS,
  ...DOCUMENT_STRINGS,
  ...STORE_STRINGS,
  ...LIBRARY_STRINGS,
  ...PUBLISHING_STRINGS,
  ...PAGES_STRINGS,
};

export type StringKey = keyof typeof STRINGS;

/** A sentence, or two when it is about a number: `count` chooses. */
type Entry = string | { readonly one: string; readonly other: string };

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type NamesOf<Said> = Said extends string
  ? NamesIn<Said>
  : Said extends { readonly one: infer One extends string; readonly other: infer Other extends string }
    ? NamesIn<One> | NamesIn<Other> | 'count'
    : never;
type Values<Key extends StringKey> = [NamesOf<(typeof STRINGS)[Key]>] extends [never]
  ? readonly []
  : readonly [values: Readonly<Record<NamesOf<(typeof STRINGS)[Key]>, string | number>>];

/** `t('table.selected', { count: 2 })` is "2 items selected". What a sentence needs is asked for by its type. */
export function t<Key extends StringKey>(key: Key, ...[values]: Values<Key>): string {
  const entry: Entry = STRINGS[key];
  const given: Readonly<Record<string, string | number>> = values ?? {};
  const text =
    typeof entry === 'string'
      ? entry
      : new Intl.PluralRules('en').select(Number(given.count)) === 'one'
        ? entry.one
        : entry.other;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(given, name) ? given[name] : whole;
    return typeof value === 'number' ? value.toLocaleString('en') : (value ?? '');
  });
}
