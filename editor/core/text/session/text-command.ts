import type { TextColor } from '../colors/text-color.ts';

/** Style of a paragraph: one of three sizes, or a heading (R-RTE-TOOL-01 to -03). */
export type TextStyle = 'large' | 'normal' | 'small' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export interface LinkMark {
  readonly href: string;
  readonly newWindow: boolean;
}

/** Every command of the toolbar and the keyboard. */
export type TextCommand =
  | { readonly kind: 'style'; readonly style: TextStyle }
  | { readonly kind: 'mark'; readonly mark: MarkName }
  | { readonly kind: 'list'; readonly list: 'bullet_list' | 'ordered_list' }
  | { readonly kind: 'align'; readonly align: Side }
  /** `name`: the link text; absent or empty for the selected text. */
  | { readonly kind: 'link'; readonly link: LinkMark | undefined; readonly name?: string }
  /** Without a color the text inherits that of the page. */
  | { readonly kind: 'color'; readonly of: ColorUse; readonly color: TextColor | undefined }
  | { readonly kind: 'image'; readonly src: string; readonly alt: string }
  | { readonly kind: 'indent' | 'outdent' | 'quote' | 'undo' | 'redo' };

export type Side = 'left' | 'center' | 'right';

/** Text or background. */
export type ColorUse = 'text' | 'back';

export type MarkName = 'strong' | 'em' | 'underline' | 'strike' | 'sub' | 'sup';
