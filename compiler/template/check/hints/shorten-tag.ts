/** Shortens a tag to quote it in a sentence, on one line. */
export function shortenTag(tag: string): string {
  const line = tag.replace(/\s+/g, ' ');
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH - 2)}…}`;
}

/** About half a terminal line. */
const MAX_LENGTH = 60;
