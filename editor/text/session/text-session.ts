import { EditorState, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { pastedHtml } from '../html/pasted-html.ts';
import { sameHtml } from '../html/same-html.ts';
import { createTextSchema, type TextKind } from '../schema/text-schema.ts';
import { type RenderText, readText, storedText, type TextPage, type TextValue } from '../text-value.ts';
import { proseCommand } from './prose-command.ts';
import type { TextCommand } from './text-command.ts';
import { textPlugins } from './text-plugins.ts';
import { type ToolState, toolStateOf } from './tool-state.ts';

/** A text that somebody is writing, in the place where it stands on the page. */
export interface TextSession {
  tools(): ToolState;
  /** Whether the page shows colours of words: what it would leave out is not offered. */
  readonly hasColors: boolean;
  /** `keepsFocus`: the tool goes on being used; otherwise the text has the focus again. */
  run(command: TextCommand, options?: { readonly keepsFocus?: boolean }): void;
  focus(): void;
  /** The text as it is stored now. `isSure` checks that Markdown says it all, which takes a few milliseconds. */
  value(options?: { readonly isSure?: boolean }): TextValue;
  /** Leaves the element empty: what belongs there has to be drawn again. */
  close(): void;
}

export interface TextSessionOptions {
  /** The element of the page that holds the text and nothing else. */
  readonly element: HTMLElement;
  readonly kind: TextKind;
  readonly value: TextValue;
  readonly render: RenderText;
  /** Said to screen readers. */
  readonly label: string;
  /** The text is another. It is called before the change is seen, so it must be quick: `value` is asked for later. */
  readonly onChange: () => void;
  /** The toolbar looks different now. */
  readonly onTools: () => void;
  /** The focus went elsewhere. */
  readonly onBlur: () => void;
  readonly onLeave: () => void;
  readonly onLink: () => void;
  /** From the text to the tools with a key. */
  readonly onToTools: () => void;
}

/** Opens a text for writing; undefined when something of it would be lost. */
export function openTextSession(options: TextSessionOptions): TextSession | undefined {
  const { element, kind, value: was, render, label, onChange, onTools, onBlur } = options;
  const schema = createTextSchema(kind);
  const page: TextPage = { render, home: element.ownerDocument };
  const { doc, isWhole } = readText(schema, was, page);
  if (!isWhole) return undefined;
  const stored = (isSure: boolean) => storedText(view.state.doc, { was, page, isSure });
  let tools: ToolState | undefined;
  element.replaceChildren();
  const view: EditorView = new EditorView(
    { mount: element },
    {
      state: EditorState.create({
        doc,
        selection: Selection.atEnd(doc),
        plugins: [...textPlugins(schema, options)],
      }),
      attributes: {
        role: 'textbox',
        'aria-label': label,
        'aria-keyshortcuts': 'Alt+F10',
        ...(kind !== 'line' && { 'aria-multiline': 'true' }),
      },
      transformPastedHTML: (html) => pastedHtml(html, page.home),
      handleDOMEvents: {
        blur: () => {
          onBlur();
          return false;
        },
      },
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged) onChange();
        const before = tools;
        tools = toolStateOf(view.state);
        if (before === undefined || !sameTools(before, tools)) onTools();
      },
    },
  );
  return {
    tools: () => {
      tools ??= toolStateOf(view.state);
      return tools;
    },
    hasColors: kind === 'blocks' && sameHtml(render({ html: COLORED }), COLORED, page.home),
    run: (command, { keepsFocus = false } = {}) => {
      proseCommand(schema, command)(view.state, view.dispatch, view);
      if (!keepsFocus) view.focus();
    },
    focus: () => view.focus(),
    value: ({ isSure = true } = {}) => stored(isSure),
    close: () => view.destroy(),
  };
}

const COLORED = '<p><span style="color:hsl(0 0% 0%)">a</span></p>';

/** Most keys leave the toolbar as it is: then nobody needs to draw it again. */
function sameTools(left: ToolState, right: ToolState): boolean {
  return JSON.stringify([left, [...left.marks]]) === JSON.stringify([right, [...right.marks]]);
}
