/** Texts that are edited on the page: what they may hold, how they are stored, and the session in which they change. */

export type { TextKind } from './schema/text-schema.ts';
export type { ColorUse, LinkMark, TextCommand, TextStyle } from './session/text-command.ts';
export { openTextSession, type TextSession } from './session/text-session.ts';
export type { ToolState } from './session/tool-state.ts';
export type { TextValue } from './text-value.ts';
