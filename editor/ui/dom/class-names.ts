/** Joins the class names that apply: `cx(css.row, isOpen && css.open)`. */
export function cx(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => typeof name === 'string').join(' ');
}
