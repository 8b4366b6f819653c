import { closeHistory, isHistoryTransaction, undoDepth } from 'prosemirror-history';
import { AllSelection, EditorState, Selection, type Transaction } from 'prosemirror-state';
import { EditorView, type NodeViewConstructor } from 'prosemirror-view';
import { sameHtml } from '../html/html-equal.ts';
import { pastedHtml } from '../html/pasted-html.ts';
import { createTextSchema, type TextKind } from '../schema/text-schema.ts';
import { type RenderText, readText, storedText, type TextPage, type TextValue } from '../text-value.ts';
import { limitPaste, type PasteLimit } from './paste-limit.ts';
import { proseCommand } from './prose-command.ts';
import { sameTools } from './same-tools.ts';
import type { ColorUse, TextCommand } from './text-command.ts';
import { textPlugins } from './text-plugins.ts';
import { type ToolState, toolStateOf } from './tool-state.ts';

/** An editing session of a text in place on the page. */
export interface TextSession {
  tools(): ToolState;
  /** Whether the page shows text colors; otherwise they are not offered. */
  readonly hasColors: boolean;
  run(command: TextCommand, options?: RunOptions): void;
  focus(): void;
  /** Focuses the text for the first time: selects all of a new text and inserts what was typed before. */
  start(startOptions: StartOptions): void;
  /**
   * Returns the text as stored. `isSure` verifies that Markdown expresses all of it, which takes a few milliseconds.
   */
  value(options?: { readonly isSure?: boolean }): TextValue;
  /** Empties the element; callers must render its content again. */
  close(): void;
}

export interface RunOptions {
  /** The tool stays in use; otherwise the text gets the focus back. */
  readonly keepsFocus?: boolean;
  /** Part of the same undo step as the previous command, such as the next color of a dragged slider. */
  readonly isContinued?: boolean;
}

export interface StartOptions {
  readonly isNew: boolean;
  readonly typed: string;
}

export interface TextSessionOptions {
  /** The element that contains the text and nothing else. */
  readonly element: HTMLElement;
  readonly kind: TextKind;
  readonly value: TextValue;
  readonly render: RenderText;
  /** Accessible name. */
  readonly label: string;
  /** Called on each change before it is painted, so it must be fast: read `value` later. */
  readonly onChange: () => void;
  /**
   * Called before a change that starts an undo step (`new`: typing after a pause, a format, a color), or that undoes
   * or redoes one (`travel`).
   */
  readonly onStep: (kind: 'new' | 'travel') => void;
  /** Called when the toolbar state changes. */
  readonly onTools: () => void;
  /** Called on blur. */
  readonly onBlur: () => void;
  readonly onLeave: () => void;
  readonly onLink: () => void;
  /** Called when a shortcut moves the focus to the toolbar. */
  readonly onToTools: () => void;
  /** Called when pasted or dropped content is too long. */
  readonly onPasteLimit: (limit: PasteLimit) => void;
  /** The URL that shows an image here, where the one of the text leads to the page. Default: that of the text. */
  readonly imageUrl?: (src: string) => string;
}

/** Opens a text for editing; undefined when part of it would be lost. */
export function openTextSession(options: TextSessionOptions): TextSession | undefined {
  const { element, kind, value: original, render, label, onChange, onStep, onTools, onBlur } = options;
  const schema = createTextSchema(kind);
  const page: TextPage = { render, home: element.ownerDocument };
  const { doc, isWhole } = readText(schema, original, page);
  if (!isWhole) return undefined;
  const isMarkdownOnly = kind === 'article';
  const stored = (isSure: boolean) =>
    storedText(view.state.doc, { original, page, first: doc, isSure, isMarkdownOnly });
  let tools: ToolState | undefined;
  let lastColor: ColorChange | undefined;
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
      ...(options.imageUrl !== undefined && { nodeViews: { image: imageView(options.imageUrl) } }),
      transformPastedHTML: (html) => pastedHtml(html, page.home),
      handleDOMEvents: {
        ...limitPaste(options.onPasteLimit),
        blur: () => {
          onBlur();
          return false;
        },
      },
      dispatchTransaction: (transaction) => {
        const next = view.state.apply(transaction);
        if (isHistoryTransaction(transaction)) onStep('travel');
        else if (undoDepth(next) > undoDepth(view.state)) onStep('new');
        view.updateState(next);
        if (transaction.docChanged) {
          lastColor = undefined;
          onChange();
        }
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
    run: (command, { keepsFocus = false, isContinued = false } = {}) => {
      const first = continuesColor(lastColor, command, isContinued) ? lastColor?.transaction : undefined;
      const isTravel = command.kind === 'undo' || command.kind === 'redo';
      if (first === undefined && !isTravel) view.dispatch(closeHistory(view.state.tr));
      const dispatch = (transaction: Transaction) => {
        // The history keeps appended transactions in the undo step of the first.
        view.dispatch(first === undefined ? transaction : transaction.setMeta('appendedTransaction', first));
        if (command.kind === 'color')
          lastColor = { of: command.of, t: Date.now(), transaction: first ?? transaction };
      };
      proseCommand(schema, command)(view.state, dispatch, view);
      if (!keepsFocus) view.focus();
    },
    focus: () => view.focus(),
    start: (startOptions) => startIn(view, startOptions),
    value: ({ isSure = true } = {}) => stored(isSure),
    close: () => view.destroy(),
  };
}

function imageView(urlOf: (src: string) => string): NodeViewConstructor {
  return ({ attrs }, { dom }) => {
    const image = dom.ownerDocument.createElement('img');
    image.src = urlOf(String(attrs.src));
    image.alt = String(attrs.alt);
    return { dom: image };
  };
}

function startIn(view: EditorView, { isNew, typed }: StartOptions): void {
  const { tr, doc, schema } = view.state;
  if (isNew) view.dispatch(tr.setSelection(new AllSelection(doc)));
  if (typed !== '') view.dispatch(view.state.tr.replaceSelectionWith(schema.text(typed)));
  view.focus();
}

/** The last command, when it was a color. */
interface ColorChange {
  readonly of: ColorUse;
  readonly t: number;
  /** The first of its undo step. */
  readonly transaction: Transaction;
}

/** Pause after which another color is a new undo step, unless it continues a gesture. */
const COLOR_MERGE_MS = 800;

function continuesColor(last: ColorChange | undefined, command: TextCommand, isContinued: boolean): boolean {
  if (last === undefined || command.kind !== 'color' || command.of !== last.of) return false;
  return isContinued || Date.now() - last.t < COLOR_MERGE_MS;
}

const COLORED = '<p><span style="color:hsl(0 0% 0%)">a</span></p>';
