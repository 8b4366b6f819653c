/** Texts that are edited on the page: what they may hold, how they are stored, and the session in which they change. */

export type { TextKind } from './schema/text-schema.ts';
export type { LinkMark, TextCommand, TextStyle, ToolState } from './session/text-commands.ts';
export { openTextSession, type TextSession } from './session/text-session.ts';
export type { TextValue } from './text-value.ts';
