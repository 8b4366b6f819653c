import { StatusPill } from '../../../ui/feedback/status-pill.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { ItemList } from '../../../ui/layout/item-list.tsx';
import { t } from '../strings.ts';
import css from './new-store.module.css';
import { isDone, type StoreSetup, type StoreStep, stepsOf } from './store-setup.ts';

export interface StepListProps {
  readonly setup: StoreSetup;
  readonly running: StoreStep | undefined;
  readonly failed: StoreStep | undefined;
  readonly isShown: boolean;
}

/** The steps of the creation with their states. Announces the step that is running. */
export function StepList({ setup, running, failed, isShown }: StepListProps) {
  const steps = stepsOf(setup);
  return (
    <div className={css.progress}>
      {isShown && (
        <ItemList
          isFlush
          items={steps.map((step) => ({
            id: step,
            title: t(`newStore.step.${step}`),
            trailing: <StepState state={stateOf(step, { setup, running, failed })} />,
          }))}
        />
      )}
      <p className={css.running} role="status">
        {running !== undefined &&
          t('newStore.running', {
            step: t(`newStore.step.${running}`),
            number: steps.indexOf(running) + 1,
            count: steps.length,
          })}
      </p>
    </div>
  );
}

type StepStateName = 'done' | 'running' | 'failed' | 'open';

function stateOf(step: StoreStep, { setup, running, failed }: Omit<StepListProps, 'isShown'>): StepStateName {
  if (isDone(step, setup)) return 'done';
  if (step === running) return 'running';
  return step === failed ? 'failed' : 'open';
}

const TONES: Readonly<Record<StepStateName, Tone>> = {
  done: 'ok',
  running: 'plan',
  failed: 'bad',
  open: 'quiet',
};

function StepState({ state }: { readonly state: StepStateName }) {
  return <StatusPill tone={TONES[state]}>{t(`newStore.state.${state}`)}</StatusPill>;
}
