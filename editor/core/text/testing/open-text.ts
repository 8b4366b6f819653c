/// <reference lib="dom" />
import type { TextKind } from '../schema/text-schema.ts';
import { openTextSession, type TextSession, type TextSessionOptions } from '../session/text-session.ts';
import type { TextValue } from '../text-value.ts';

export interface OpenTextOptions {
  readonly kind: TextKind;
  readonly value: TextValue;
  readonly render: (value: TextValue) => string;
  readonly onPasteLimit?: TextSessionOptions['onPasteLimit'];
}

/** Opens a text session in a new element at the end of the page, with callbacks that do nothing. */
export function openText({ kind, value, render, onPasteLimit }: OpenTextOptions): {
  readonly element: HTMLElement;
  readonly session: TextSession;
} {
  const element = document.createElement('div');
  document.body.append(element);
  const nothing = () => {};
  const session = openTextSession({
    element,
    kind,
    value,
    render,
    label: 'Text',
    onChange: nothing,
    onStep: nothing,
    onTools: nothing,
    onBlur: nothing,
    onLeave: nothing,
    onLink: nothing,
    onToTools: nothing,
    onPasteLimit: onPasteLimit ?? nothing,
  });
  if (session === undefined) throw new Error('The text was not opened');
  return { element, session };
}
