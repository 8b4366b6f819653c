/** A text, or singular and plural forms selected by `count`. */
type Entry = string | { readonly one: string; readonly other: string };
type Catalogue = Readonly<Record<string, Entry>>;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type NamesOf<Said> = Said extends string
  ? NamesIn<Said>
  : Said extends { readonly one: infer One extends string; readonly other: infer Other extends string }
    ? NamesIn<One> | NamesIn<Other> | 'count'
    : never;
type Values<Said> = [NamesOf<Said>] extends [never]
  ? readonly []
  : readonly [values: Readonly<Record<NamesOf<Said>, string | number>>];

export type Texts<Strings extends Catalogue> = <Key extends keyof Strings>(
  key: Key,
  ...values: Values<Strings[Key]>
) => string;

/**
 * Creates the lookup of a string table: `t('table.selected', { count: 2 })` returns "2 items selected". The type
 * requires the values of the text's placeholders.
 */
export function createTranslator<const Strings extends Catalogue>(strings: Strings): Texts<Strings> {
  return (key, ...[values]) => {
    const entry: Entry = strings[key] ?? '';
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
  };
}
