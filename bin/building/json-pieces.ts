/** Entries of an array that are serialized at once. */
const SLICE = 500;

/**
 * Serializes a JSON value like `JSON.stringify`, in pieces: long arrays that are in nothing but objects are divided. The text of all
 * pages of a large site takes hundreds of megabytes, several times while it is put together.
 */
export function* jsonPieces(value: unknown): Generator<string> {
  if (Array.isArray(value) && value.length > SLICE) {
    for (let start = 0; start < value.length; start += SLICE)
      yield (start === 0 ? '[' : ',') + JSON.stringify(value.slice(start, start + SLICE)).slice(1, -1);
    yield ']';
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    let separator = '{';
    for (const [key, each] of Object.entries(value)) {
      if (each === undefined) continue;
      yield `${separator}${JSON.stringify(key)}:`;
      yield* jsonPieces(each);
      separator = ',';
    }
    yield separator === '{' ? '{}' : '}';
  } else yield JSON.stringify(value);
}
