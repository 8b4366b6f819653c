/** Characters of a path that is sent (R-PERF-VAL-10). */
const LONGEST = 200;

/** `main#content>div.hero>img.thumb-image`: enough to find it again; what is too long loses its beginning. */
export function elementPath(from: Element | null | undefined): string {
  let path = '';
  for (let at = from; at && path.length < LONGEST; at = at.parentElement) {
    const id = at.id && `#${at.id}`;
    const classes = [...at.classList].map((name) => `.${name}`).join('');
    path = `${at.localName}${id}${classes}${path && '>'}${path}`;
  }
  return path.slice(-LONGEST);
}
