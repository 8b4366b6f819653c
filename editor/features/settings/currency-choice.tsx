import { useMemo, useState } from 'react';
import { DEFAULT_CURRENCY } from '../../../formatters/vocabulary/store/currency.ts';
import { useUnsavedIn } from '../../core/drafts/use-unsaved-in.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { documentsOf, SETTINGS_KEY, STORE_AT } from '../../core/model/documents.ts';
import { useLoadDocuments } from '../../core/server/use-load-documents.ts';
import { hasOtherCurrency, storeAmounts, storeCurrencies } from '../../core/store/change-currency.ts';
import { currencyOf } from '../../core/store/product.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { CurrencyDialog } from './currency-dialog.tsx';
import { currencies } from './locale-names.ts';
import { SettingsChoice } from './settings-choice.tsx';
import { t } from './strings.ts';

interface CurrencyChoiceProps {
  readonly isReadOnly: boolean;
}

/** The currency of the store. Changing it asks what happens to the prices, unless there are none. */
export function CurrencyChoice({ isReadOnly }: CurrencyChoiceProps) {
  const { store } = useEditor();
  const bodies = useBodies();
  const loadDocuments = useLoadDocuments();
  const known = useMemo(currencies, []);
  const isUnsavedIn = useUnsavedIn();
  const [newCurrency, setNewCurrency] = useState<string>();
  // The combo box keeps the selected text until it is mounted again.
  const [resetCount, setResetCount] = useState(0);
  const close = () => {
    setNewCurrency(undefined);
    setResetCount((last) => last + 1);
  };
  const openUnlessUnsaved = async (currency: string) => {
    const products = documentsOf(bodies, 'item').map(({ key }) => key);
    if (!(await loadDocuments(products))) return close();
    const docs = storeAmounts(store.states.getState().head).map(({ doc }) => doc);
    if (isUnsavedIn([...new Set([SETTINGS_KEY, ...docs])])) close();
    else setNewCurrency(currency);
  };
  const intercept = (currency: string): boolean => {
    if (currency === currencyOf(bodies) || storeCurrencies(bodies).size === 0) return false;
    void openUnlessUnsaved(currency);
    return true;
  };
  return (
    <>
      {hasOtherCurrency(bodies) && (
        <NoticeBar
          tone="warn"
          action={
            !isReadOnly && (
              <Button isSmall onPress={() => void openUnlessUnsaved(currencyOf(bodies))}>
                {t('currency.correct')}
              </Button>
            )
          }
        >
          {t('currency.other', { currency: currencyOf(bodies) })}
        </NoticeBar>
      )}
      <SettingsChoice
        key={resetCount}
        at={[...STORE_AT, 'currency']}
        name={t('settings.currency')}
        help={t('settings.currencyHelp')}
        options={known}
        defaultValue={DEFAULT_CURRENCY}
        failed={t('settings.namesFailed')}
        isReadOnly={isReadOnly}
        intercept={intercept}
      />
      {newCurrency !== undefined && <CurrencyDialog currency={newCurrency} onClose={close} />}
    </>
  );
}
