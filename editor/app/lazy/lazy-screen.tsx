import { type ComponentType, useEffect, useReducer } from 'react';
import { ApiFailure } from '../../core/api/api-failure.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { loadPart } from '../../core/shell/load-module.ts';
import { ErrorState } from '../../ui/feedback/message.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { focusMain } from '../../ui/focus/focus-main.ts';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { t } from '../strings/app-strings.ts';

/** A screen that is loaded when it is first shown. What does not come says so in its place, with a button. */
export function laterScreen(load: () => Promise<ComponentType>) {
  const part = createPart(load);
  return Object.assign(() => <LaterScreen part={part} />, {
    // The router shows the screen of before until the next one is there.
    preload: () => (part.state().Shown === undefined ? part.start() : undefined),
  });
}

/** The same of what opens above the screens: what does not come is not open, and says why. */
export function laterDialog<Props extends Closing>(load: () => Promise<ComponentType<Props>>) {
  const part = createPart(load);
  return (props: Props) => <LaterDialog part={part} given={props} />;
}

interface Closing {
  readonly onClose: () => void;
}

function LaterScreen({ part }: { readonly part: Part<object> }) {
  const { Shown, error, retry } = usePart(part);
  if (Shown !== undefined) return <Shown />;
  if (error === undefined) return <Skeleton />;
  const isAway = isNetwork(error);
  return (
    <ErrorState title={isAway ? t('error.network') : t('error.generic')} onRetry={() => void retry()}>
      {isAway ? t('error.networkHelp') : t('error.genericHelp')}
    </ErrorState>
  );
}

interface LaterDialogProps<Props> {
  readonly part: Part<Props>;
  readonly given: Props;
}

function LaterDialog<Props extends Closing>({ part, given }: LaterDialogProps<Props>) {
  const { Shown, error } = usePart(part);
  const notify = useNotify();
  const { onClose } = given;
  useEffect(() => {
    if (error === undefined) return;
    notify({ text: isNetwork(error) ? t('error.connect') : t('error.generic'), isBad: true });
    onClose();
  }, [error, notify, onClose]);
  return Shown === undefined ? null : <Shown {...given} />;
}

interface PartState<Props> {
  readonly Shown?: ComponentType<Props>;
  readonly error?: unknown;
}

interface Part<Props> {
  readonly state: () => PartState<Props>;
  /** Loads what is not there; what failed is in the state. */
  readonly start: (isAsked?: boolean) => Promise<void>;
  readonly forgetError: () => void;
}

function createPart<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let state: PartState<Props> = {};
  let loading: Promise<void> | undefined;
  const open = async (isAsked: boolean) => {
    try {
      state = { Shown: await loadPart(load, isAsked) };
    } catch (error) {
      state = { error };
    }
    loading = undefined;
  };
  return {
    state: () => state,
    start: (isAsked = false) => {
      loading ??= open(isAsked);
      return loading;
    },
    forgetError: () => {
      if (state.error !== undefined) state = {};
    },
  };
}

function usePart<Props>(part: Part<Props>): PartState<Props> & { readonly retry: () => Promise<void> } {
  const { isAway } = useEditor();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const { Shown, error } = part.state();
  useEffect(() => {
    const { Shown: isThere, error: failure } = part.state();
    if (isThere === undefined && failure === undefined) void part.start().then(draw);
    // Whoever comes again gets another chance.
    return part.forgetError;
  }, [part]);
  useEffect(() => {
    if (error !== undefined) isAway.setState(isNetwork(error), true);
  }, [isAway, error]);
  const retry = async () => {
    await part.start(true);
    draw();
    // The button is gone.
    if (part.state().Shown !== undefined) focusMain();
  };
  return { ...(Shown !== undefined && { Shown }), error, retry };
}

function isNetwork(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === 'network';
}
