/** A text, or singular and plural forms selected by `count`. */
type Entry = string | { readonly one: string; readonly other: string };
type StringTable = Readonly<Record<string, Entry>>;

type PlaceholdersIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;
type PlaceholdersOf<EntryType> = EntryType extends string
  ? PlaceholdersIn<EntryType>
  : EntryType extends { readonly one: infer One extends string; readonly other: infer Other extends string }
    ? PlaceholdersIn<One> | PlaceholdersIn<Other> | 'count'
    : never;
type Values<EntryType> = [PlaceholdersOf<EntryType>] extends [never]
  ? readonly []
  : readonly [values: Readonly<Record<PlaceholdersOf<EntryType>, string | number>>];

export type Texts<Strings extends StringTable> = <Key extends keyof Strings>(
  key: Key,
  ...values: Values<Strings[Key]>
) => string;

/**
 * Creates the lookup of a string table: `t('table.selected', { count: 2 })` returns "2 items selected". The type
 * requires the values of the text's placeholders.
 */
export function createTranslator<const Strings extends StringTable>(strings: Strings): Texts<Strings> {
  return (key, ...[values]) => {
    const entry: Entry = strings[key] ?? '';
    const replacements: Readonly<Record<string, string | number>> = values ?? {};
    const text =
      typeof entry === 'string'
        ? entry
        : new Intl.PluralRules('en').select(Number(replacements.count)) === 'one'
          ? entry.one
          : entry.other;
    return text.replace(/\{(\w+)\}/g, (match, name: string) => {
      const value = Object.hasOwn(replacements, name) ? replacements[name] : match;
      return typeof value === 'number' ? value.toLocaleString('en') : (value ?? '');
    });
  };
}
