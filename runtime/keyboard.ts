import { mountKeyboard } from './keyboard/mount-keyboard.ts';

/* Entry point on pages where the keyboard may not reach what opens a menu; other pages do not load it. */
mountKeyboard();
