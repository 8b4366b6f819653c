/// <reference lib="dom" />
import type { TextKind } from '../schema/text-schema.ts';
import { openTextSession, type TextSession } from '../session/text-session.ts';
import type { TextValue } from '../text-value.ts';

export interface TextToOpen {
  readonly kind: TextKind;
  readonly value: TextValue;
  readonly render: (value: TextValue) => string;
}

/** A text that is edited in an element of its own at the end of the page; what it says to the canvas goes nowhere. */
export function openText({ kind, value, render }: TextToOpen): {
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
  });
  if (session === undefined) throw new Error('The text was not opened');
  return { element, session };
}
