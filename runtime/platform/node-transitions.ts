import { animate } from './animation.ts';
import { isHidden, toggleView } from './node-styles.ts';
import type { Methods, Nodes, Target } from './nodes.ts';

/** Styles at the end of a transition, and how it goes. */
interface Transition extends Readonly<Record<string, unknown>> {
  /** In seconds. */
  readonly duration?: number;
  readonly easing?: string;
  readonly delay?: number;
  readonly on?: { readonly end?: Callback };
}

type Callback = (this: unknown) => void;
/** The name of a transition, such as `fadeIn`, its options or both, and what is called at the end. */
type Arguments = readonly unknown[];

/** Methods that change styles gradually, and that show and hide elements, also gradually: `show('fadeIn', {}, run)`. */
export function transitionMethods({ wrap }: Pick<Nodes, 'wrap'>): Methods {
  function play(element: Target, args: Arguments, done: () => void): void {
    const options: object[] = args.map((each) => (typeof each === 'string' ? fade(each) : Object(each)));
    const { duration, easing: _, delay: __, on, ...to }: Transition = Object.assign({}, ...options);
    const onEnd = () => {
      on?.end?.call(wrap(element));
      done();
    };
    animate(element, { to, ...(duration !== undefined && { duration }), onEnd });
  }

  function callBack(element: Target, args: Arguments): void {
    args.find((each): each is Callback => typeof each === 'function')?.call(wrap(element));
  }

  function toggle(element: Target, isShown: boolean, args: Arguments): void {
    const done = () => {
      toggleView(element, isShown);
      callBack(element, args);
    };
    if (isShown) toggleView(element, true);
    if (args[0]) play(element, [isShown ? 'fadeIn' : 'fadeOut', ...args], done);
    else done();
  }

  return {
    transition: (element, ...args: Arguments) => play(element, args, () => callBack(element, args)),
    show: (element, ...args: Arguments) => toggle(element, true, args),
    hide: (element, ...args: Arguments) => toggle(element, false, args),
    toggleView: (element, ...args: Arguments) => {
      const name = typeof args[0] === 'string' && args[0];
      const [isShown, ...more] = name ? args.slice(1) : args;
      const isToggled = isShown === undefined || typeof isShown === 'function';
      toggle(element, isToggled ? isHidden(element) : Boolean(isShown), [name, isShown, ...more]);
    },
  };
}

function fade(name: string): Transition {
  return { opacity: name.endsWith('In') ? 1 : 0 };
}
