/** Returns the attributes of a variant in the order of the product's options; other attributes follow in their order. */
export function orderedAttributes(
  attributes: Readonly<Record<string, string>>,
  optionNames: readonly string[],
): Readonly<Record<string, string>> {
  const position = (name: string) => {
    const index = optionNames.indexOf(name);
    return index < 0 ? optionNames.length : index;
  };
  const entries = Object.entries(attributes);
  return Object.fromEntries(entries.sort(([one], [other]) => position(one) - position(other)));
}
