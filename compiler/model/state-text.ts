/**
 * Texts that stand for documents where a build compares them: with the same text, a document has the same values. Documents without
 * one are compared as JSON, which takes longer to write than a site of many pages to validate.
 */
const texts = new WeakMap<object, string>();

export function setStateText(document: object, text: string): void {
  texts.set(document, text);
}

/** Returns the text that was set for the document, or its JSON. */
export function stateText(document: object): string {
  return texts.get(document) ?? JSON.stringify(document);
}

/** Sets the text of a document that was derived from another one and `added`. */
export function extendStateText(document: object, from: object, added: string): void {
  const text = texts.get(from);
  if (text !== undefined) texts.set(document, `${text}\n${added}`);
}
