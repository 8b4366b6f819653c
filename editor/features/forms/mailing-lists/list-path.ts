/** The path of the screen of a mailing list. */
export function listPath(listId: string): string {
  return `/config/forms/mailing-lists/${encodeURIComponent(listId)}`;
}
