/** Quotes a path for the shell. */
export function shellQuote(path: string): string {
  const plain = path.startsWith('-') ? `./${path}` : path;
  return /^[\w./@%+=:,-]+$/.test(plain) ? plain : `'${plain.replaceAll("'", "'\\''")}'`;
}
