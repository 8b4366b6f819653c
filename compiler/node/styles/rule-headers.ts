/** The selectors of a rule of the compiled CSS, one in each line: captures the indent and the list. */
export const RULE_HEADER = String.raw`^([ \t]*)((?:[^\s{}@][^{}\n]*,\n[ \t]*)*[^\s{}@,][^{}\n]*) \{$`;

export function selectorsIn(list: string): readonly string[] {
  return list.split(/,\n\s*/);
}
