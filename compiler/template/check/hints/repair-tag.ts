/** Returns what a malformed tag was most likely meant to be, or undefined. Repairs are combined until the text is a tag. */
export function repairTag(inner: string, isTag: (text: string) => boolean): string | undefined {
  let text = inner;
  for (const repair of REPAIRS) {
    text = repair(text);
    if (text !== '' && text !== inner && isTag(text)) return text;
  }
  return undefined;
}

const REPAIRS: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.replace(/^\.\s+/, '.'),
  (text) => text.replace(/\s*\|\s*/g, '|'),
  (text) => text.replace(/\s+/g, ' '),
  (text) => text.replace(/\[(\d+)\]/g, '.$1'),
  (text) => text.replace(/[|,.\s]+$/, ''),
  (text) => text.replace(/\|{2,}/g, '|').replace(/\.{2,}/g, '.'),
];
