/** Maximum length of a path in characters (R-PERF-VAL-10). */
const LONGEST = 200;

/** A selector-like path such as `main#content>div.hero>img.thumb-image`; long paths are truncated at the start. */
export function elementPath(from: Element | null | undefined): string {
  let path = '';
  for (let at = from; at && path.length < LONGEST; at = at.parentElement) {
    const id = at.id && `#${at.id}`;
    const classes = [...at.classList].map((name) => `.${name}`).join('');
    path = `${at.localName}${id}${classes}${path && '>'}${path}`;
  }
  return path.slice(-LONGEST);
}
