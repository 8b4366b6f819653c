import { type ComponentType, useEffect, useReducer } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorState } from '../../ui/feedback/message.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { focusMain } from '../../ui/focus/focus-main.ts';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { ApiFailure } from '../api/api-failure.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { importModule } from '../shell/import-module.ts';
import { loadModule } from '../shell/load-module.ts';
import { t } from '../strings/core-strings.ts';

/** Wraps a screen that is loaded when it is first shown. A load error is shown in place, with a retry button. */
export function lazyScreen<Module>(load: () => Promise<Module>, pick: (module: Module) => ComponentType) {
  const module = createLazyModule(load, pick);
  return Object.assign(() => <LazyScreen module={module} />, {
    // The router keeps the previous screen until this one is loaded.
    preload: () => (module.state().Component === undefined ? module.start() : undefined),
  });
}

/** Like `lazyScreen`, for dialogs. A load error closes the dialog and shows a notification. */
export function lazyDialog<Module, Props extends Closable>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  const module = createLazyModule(load, pick);
  return (props: Props) => <LazyDialog module={module} dialogProps={props} />;
}

/** Like `lazyScreen`, for a part of a screen. A load error is shown in its place, with a retry button. */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  const module = createLazyModule(load, pick);
  return (props: Props) => <LazyPart module={module} partProps={props} />;
}

export interface Closable {
  readonly onClose: () => void;
}

function LazyScreen({ module }: { readonly module: LazyModule<object> }) {
  const { Component, error, retry } = useLazyModule(module);
  if (Component !== undefined) return <Component />;
  if (error === undefined) return <Skeleton />;
  const isUnreachable = isNetwork(error);
  const onRetry = async () => {
    // The retry button is unmounted.
    if (await retry()) focusMain();
  };
  return (
    <ErrorState
      title={isUnreachable ? t('error.network') : t('error.generic')}
      onRetry={() => void onRetry()}
    >
      {isUnreachable ? t('error.networkHelp') : t('error.genericHelp')}
    </ErrorState>
  );
}

interface LazyPartProps<Props> {
  readonly module: LazyModule<Props>;
  readonly partProps: Props;
}

function LazyPart<Props extends object>({ module, partProps }: LazyPartProps<Props>) {
  const { Component, error, retry } = useLazyModule(module);
  if (Component !== undefined) return <Component {...partProps} />;
  if (error === undefined) return <Skeleton />;
  return (
    <NoticeBar
      tone="bad"
      action={
        <Button isSmall onPress={() => void retry()}>
          {t('error.tryAgain')}
        </Button>
      }
    >
      {t(isNetwork(error) ? 'error.network' : 'error.generic')}
    </NoticeBar>
  );
}

interface LazyDialogProps<Props> {
  readonly module: LazyModule<Props>;
  readonly dialogProps: Props;
}

function LazyDialog<Props extends Closable>({ module, dialogProps }: LazyDialogProps<Props>) {
  const { Component, error } = useLazyModule(module);
  const notify = useNotify();
  const { onClose } = dialogProps;
  useEffect(() => {
    if (error === undefined) return;
    notify({ text: isNetwork(error) ? t('error.connect') : t('error.generic'), isBad: true });
    onClose();
  }, [error, notify, onClose]);
  return Component === undefined ? null : <Component {...dialogProps} />;
}

interface LazyModuleState<Props> {
  readonly Component?: ComponentType<Props>;
  readonly error?: unknown;
}

interface LazyModule<Props> {
  readonly state: () => LazyModuleState<Props>;
  /** Loads the module unless it is loaded. Never rejects: the error is part of the state. */
  readonly start: (isManual?: boolean) => Promise<void>;
  readonly clearError: () => void;
}

function createLazyModule<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyModule<Props> {
  let state: LazyModuleState<Props> = {};
  let loading: Promise<void> | undefined;
  const open = async (isManual: boolean) => {
    try {
      state = { Component: pick(await loadModule(() => importModule(load), isManual)) };
    } catch (error) {
      state = { error };
    }
    loading = undefined;
  };
  return {
    state: () => state,
    start: (isManual = false) => {
      loading ??= open(isManual);
      return loading;
    },
    clearError: () => {
      if (state.error !== undefined) state = {};
    },
  };
}

function useLazyModule<Props>(
  module: LazyModule<Props>,
): LazyModuleState<Props> & { readonly retry: () => Promise<boolean> } {
  const { isUnreachable } = useEditor();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const { Component, error } = module.state();
  useEffect(() => {
    const { Component: Loaded, error: failure } = module.state();
    if (Loaded === undefined && failure === undefined) void module.start().then(rerender);
    // Loaded since it was rendered.
    else rerender();
    // The next mount tries again.
    return module.clearError;
  }, [module]);
  useEffect(() => {
    if (error !== undefined) isUnreachable.setState(isNetwork(error), true);
  }, [isUnreachable, error]);
  const retry = async () => {
    await module.start(true);
    rerender();
    return module.state().Component !== undefined;
  };
  return { ...(Component !== undefined && { Component }), error, retry };
}

function isNetwork(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === 'network';
}
