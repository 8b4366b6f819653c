import type { Tweak, TweakKind } from '../../../../compiler/model/index.ts';

export type TweakOf<Kind extends TweakKind> = Extract<Tweak, { readonly kind: Kind }>;

/** What the controls of all kinds of tweaks have in common. */
export interface TweakControlProps<Kind extends TweakKind> {
  readonly tweak: TweakOf<Kind>;
  /** The name of the tweak, as label. */
  readonly name: string;
  readonly isReadOnly: boolean;
  /** `isGesture`: part of a drag or of typing. */
  readonly onChange: (value: unknown, isGesture?: boolean) => void;
}
