/** A tag as it is quoted in a sentence: on one line, and not much of it. */
export function shortenTag(tag: string): string {
  const line = tag.replace(/\s+/g, ' ');
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH - 2)}…}`;
}

/** About half a line of a terminal, so that the sentence around it is still read. */
const MAX_LENGTH = 60;
