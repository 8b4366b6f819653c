/** Global shortcuts. `mod` is Command on a Mac, Control elsewhere. */
export const SHORTCUTS = {
  palette: 'mod+k',
  undo: 'mod+z',
  redo: 'mod+shift+z',
  publish: 'mod+shift+p',
  save: 'mod+s',
  help: '?',
} as const;

export type Shortcut = keyof typeof SHORTCUTS;

/** Formats a shortcut for this platform: "⌘K", "Ctrl K". */
export function keysFor(shortcut: Shortcut): string {
  return keyNames(SHORTCUTS[shortcut]);
}

export function keyNames(keys: string): string {
  const isMac = isMacKeyboard();
  const names: Readonly<Record<string, string>> = isMac
    ? { mod: '⌘', shift: '⇧', alt: '⌥' }
    : { mod: 'Ctrl', shift: 'Shift', alt: 'Alt' };
  const parts = keys.split('+').map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key));
  return parts.join(isMac ? '' : ' ');
}

export function isMacKeyboard(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
