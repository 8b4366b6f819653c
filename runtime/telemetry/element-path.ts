/** Maximum length of a path in characters (R-PERF-VAL-10). */
const MAX_LENGTH = 200;

/** A selector-like path such as `main#content>div.hero>img.thumb-image`; long paths are truncated at the start. */
export function elementPath(from: Element | null | undefined): string {
  let path = '';
  for (let element = from; element && path.length < MAX_LENGTH; element = element.parentElement) {
    const id = element.id && `#${element.id}`;
    const classes = [...element.classList].map((name) => `.${name}`).join('');
    path = `${element.localName}${id}${classes}${path && '>'}${path}`;
  }
  return path.slice(-MAX_LENGTH);
}
