import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { t } from '../strings/core-strings.ts';
import { AssetPicker } from './asset-picker.tsx';

export interface ImageButtonsProps {
  /** Whether there is an image to change. */
  readonly isChosen: boolean;
  /** Name of the image, for screen readers, where the buttons are in no group with this name. */
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly onChoose: (assetId: string) => void;
  /** Undefined when there is nothing to remove, or when the image is required. */
  readonly onRemove?: (() => void) | undefined;
  /** Default: "Remove". */
  readonly removeLabel?: string;
}

/** Buttons that choose an image from the library, change it and remove it. */
export function ImageButtons(props: ImageButtonsProps) {
  const {
    isChosen,
    name,
    isDisabled = false,
    onChoose,
    onRemove,
    removeLabel = t('assets.removeImage'),
  } = props;
  const [isPicking, setPicking] = useState(false);
  const chooseLabel = t(isChosen ? 'assets.changeImage' : 'assets.chooseOne');
  const nameOf = (label: string) => (name === undefined ? {} : { 'aria-label': `${label}: ${name}` });
  return (
    <>
      <Button isSmall isDisabled={isDisabled} onPress={() => setPicking(true)} {...nameOf(chooseLabel)}>
        {chooseLabel}
      </Button>
      {onRemove !== undefined && (
        <Button isSmall variant="quiet" isDisabled={isDisabled} onPress={onRemove} {...nameOf(removeLabel)}>
          {removeLabel}
        </Button>
      )}
      {isPicking && (
        <AssetPicker
          isSingle
          onClose={() => setPicking(false)}
          onChoose={([chosen]) => {
            setPicking(false);
            if (chosen !== undefined) onChoose(chosen);
          }}
        />
      )}
    </>
  );
}
