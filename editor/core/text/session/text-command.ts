import type { TextColor } from '../colors/text-color.ts';

/** What a paragraph is: one of three sizes, or a heading (R-RTE-TOOL-01 to -03). */
export type TextStyle = 'large' | 'normal' | 'small' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export interface LinkMark {
  readonly href: string;
  readonly newWindow: boolean;
}

/** Everything that a button or a key can ask of a text. */
export type TextCommand =
  | { readonly kind: 'style'; readonly style: TextStyle }
  | { readonly kind: 'mark'; readonly mark: MarkName }
  | { readonly kind: 'list'; readonly list: 'bullet_list' | 'ordered_list' }
  | { readonly kind: 'align'; readonly align: Side }
  /** `name`: the words that the link is on; absent or empty: those that are selected. */
  | { readonly kind: 'link'; readonly link: LinkMark | undefined; readonly name?: string }
  /** Without a colour the words have that of the page again. */
  | { readonly kind: 'color'; readonly of: ColorUse; readonly color: TextColor | undefined }
  | { readonly kind: 'indent' | 'outdent' | 'quote' | 'undo' | 'redo' };

export type Side = 'left' | 'center' | 'right';

/** Of the words themselves, or behind them. */
export type ColorUse = 'text' | 'back';

export type MarkName = 'strong' | 'em' | 'underline' | 'strike' | 'sub' | 'sup';
