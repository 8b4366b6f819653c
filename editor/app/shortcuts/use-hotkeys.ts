import { useEffect } from 'react';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useHistory } from '../../core/hooks/use-history.ts';
import type { Shell } from '../../core/shell/shell-context.tsx';
import { isMacKeyboard, SHORTCUTS, type Shortcut } from '../../ui/dom/key-names.ts';

/** Handles the global keyboard shortcuts. */
export function useHotkeys(shell: Shell): void {
  const { sync } = useEditor();
  const { undo, redo } = useHistory();
  useEffect(() => {
    const actions: Readonly<Record<Shortcut, () => void>> = {
      palette: shell.openPalette,
      publish: shell.openPublish,
      help: shell.openShortcuts,
      undo,
      redo,
      // Staged changes are saved by their own screen, which validates them first.
      save: () => void sync.flush(),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = event.defaultPrevented ? undefined : shortcutOf(event);
      if (shortcut === undefined || !isHandledHere(shortcut, event)) return;
      event.preventDefault();
      actions[shortcut]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shell, sync, undo, redo]);
}

function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  const mod = isMacKeyboard() ? event.metaKey : event.ctrlKey;
  const key = event.key.toLowerCase();
  if (mod && !event.altKey && key === 'y' && !event.shiftKey) return 'redo';
  const pressed = [mod ? 'mod' : '', event.shiftKey && key !== '?' ? 'shift' : '', key];
  const text = pressed.filter((part) => part !== '').join('+');
  if (event.altKey) return undefined;
  return Object.entries(SHORTCUTS).find(([, keys]) => keys === text)?.[0] as Shortcut | undefined;
}

/**
 * Whether a global shortcut applies to the event. Text that is edited on the page has its own undo, dialogs and search
 * fields handle some keys themselves, and `?` may be a typed character.
 */
function isHandledHere(shortcut: Shortcut, { target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return true;
  if (shortcut === 'palette' || shortcut === 'publish' || shortcut === 'save') {
    return target.closest('[role="dialog"], [role="alertdialog"]') === null;
  }
  if (target.isContentEditable) return false;
  const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if (!isField) return true;
  // Fields bound to a document are controlled: the undo of the browser would not reach the document.
  return shortcut !== 'help' && target.closest<HTMLElement>('[data-undo]')?.dataset.undo === 'document';
}
