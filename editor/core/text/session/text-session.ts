import { closeHistory, isHistoryTransaction, undoDepth } from 'prosemirror-history';
import { AllSelection, EditorState, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { sameHtml } from '../html/html-equal.ts';
import { pastedHtml } from '../html/pasted-html.ts';
import { createTextSchema, type TextKind } from '../schema/text-schema.ts';
import { type RenderText, readText, storedText, type TextPage, type TextValue } from '../text-value.ts';
import { proseCommand } from './prose-command.ts';
import type { ColorUse, TextCommand } from './text-command.ts';
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
  /** The text has the focus for the first time: a new one is wholly selected, and what was typed already is typed. */
  begin(beginning: TextBeginning): void;
  /** The text as it is stored now. `isSure` checks that Markdown says it all, which takes a few milliseconds. */
  value(options?: { readonly isSure?: boolean }): TextValue;
  /** Leaves the element empty: what belongs there has to be drawn again. */
  close(): void;
}

export interface TextBeginning {
  readonly isNew: boolean;
  readonly typed: string;
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
  /**
   * Before the text changes: what comes is a step of undo of its own (`new`: typing after a pause, a form, a colour), or the
   * undoing or redoing of one (`travel`).
   */
  readonly onStep: (kind: 'new' | 'travel') => void;
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
  const { element, kind, value: was, render, label, onChange, onStep, onTools, onBlur } = options;
  const schema = createTextSchema(kind);
  const page: TextPage = { render, home: element.ownerDocument };
  const { doc, isWhole } = readText(schema, was, page);
  if (!isWhole) return undefined;
  const stored = (isSure: boolean) => storedText(view.state.doc, { was, page, first: doc, isSure });
  let tools: ToolState | undefined;
  let pulled: { readonly of: ColorUse; readonly t: number } | undefined;
  let isPulling = false;
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
        const next = view.state.apply(transaction);
        if (isHistoryTransaction(transaction)) onStep('travel');
        else if (undoDepth(next) > undoDepth(view.state) && !isPulling) onStep('new');
        view.updateState(next);
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
      // A colour that is pulled along its slider is one step, however many it takes.
      isPulling =
        command.kind === 'color' && command.of === pulled?.of && Date.now() - (pulled?.t ?? 0) < PULL_MS;
      pulled = command.kind === 'color' ? { of: command.of, t: Date.now() } : undefined;
      if (command.kind !== 'undo' && command.kind !== 'redo') view.dispatch(closeHistory(view.state.tr));
      proseCommand(schema, command)(view.state, view.dispatch, view);
      isPulling = false;
      if (!keepsFocus) view.focus();
    },
    focus: () => view.focus(),
    begin: (beginning) => beginIn(view, beginning),
    value: ({ isSure = true } = {}) => stored(isSure),
    close: () => view.destroy(),
  };
}

function beginIn(view: EditorView, { isNew, typed }: TextBeginning): void {
  const { tr, doc, schema } = view.state;
  if (isNew) view.dispatch(tr.setSelection(new AllSelection(doc)));
  if (typed !== '') view.dispatch(view.state.tr.replaceSelectionWith(schema.text(typed)));
  view.focus();
}

/** Pause after which another colour is a step of its own. */
const PULL_MS = 800;

const COLORED = '<p><span style="color:hsl(0 0% 0%)">a</span></p>';

/** Most keys leave the toolbar as it is: then nobody needs to draw it again. */
function sameTools(left: ToolState, right: ToolState): boolean {
  return JSON.stringify([left, [...left.marks]]) === JSON.stringify([right, [...right.marks]]);
}
