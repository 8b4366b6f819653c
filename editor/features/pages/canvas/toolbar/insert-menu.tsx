import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AssetPicker } from '../../../../core/assets/asset-picker.tsx';
import { useMay } from '../../../../core/hooks/use-may.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { imageValue, newBlockValue } from '../../block-commands/new-block-value.ts';
import { type AddingOptions, useAdding } from '../../hooks/use-adding.ts';
import { useOutline } from '../../hooks/use-outline.ts';
import type { ImageKind } from '../../kinds/new-value.ts';
import type { BlockKind } from '../../model/block-kinds.ts';
import { t } from '../../strings/pages-strings.ts';
import { insertGroups } from './insert-options.tsx';

export interface InsertMenuProps extends AddingOptions {
  readonly onFocus?: () => void;
}

/**
 * All block kinds. Image kinds open the asset picker first. Kinds with missing prerequisites are disabled and say
 * why.
 */
export function InsertMenu(props: InsertMenuProps) {
  const bodies = useOutline();
  const may = useMay();
  const { add, addWithForm } = useAdding(props);
  const [imageKind, setImageKind] = useState<ImageKind>();
  const choose = (kind: BlockKind) => {
    const value = newBlockValue(bodies, kind, may);
    if ('imageKind' in value) setImageKind(value.imageKind);
    else if ('purpose' in value) addWithForm(kind, value.purpose);
    else if (value.missing === undefined) add(kind, value.value);
  };
  return (
    <>
      <Menu
        label={t('canvas.addBlock')}
        groups={insertGroups(bodies, may)}
        onChoose={(id) => choose(id as BlockKind)}
      >
        <Button
          icon={<Plus aria-hidden="true" />}
          isSmall
          data-add="block"
          {...(props.onFocus && { onFocus: props.onFocus })}
        >
          {t('canvas.addBlock')}
        </Button>
      </Menu>
      {imageKind !== undefined && (
        <AssetPicker
          isSingle={imageKind === 'image'}
          onChoose={(ids) => {
            setImageKind(undefined);
            add(imageKind, imageValue(imageKind, ids));
          }}
          onClose={() => setImageKind(undefined)}
        />
      )}
    </>
  );
}
