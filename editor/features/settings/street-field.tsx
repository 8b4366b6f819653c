import { useState } from 'react';
import { setValue } from '../../core/commands/set-value.ts';
import { useTextField } from '../../core/fields/use-field.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBody } from '../../core/hooks/use-documents.ts';
import { useRun } from '../../core/hooks/use-run.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { recordAt, textAt } from '../../core/model/json-access.ts';
import { failureText } from '../../core/server/failure-text.ts';
import { SERVER } from '../../core/server/query-keys.ts';
import { useServer } from '../../core/server/use-server.ts';
import { useDebouncedValue } from '../../ui/dom/use-debounced-value.ts';
import { SuggestField } from '../../ui/fields/suggest-field.tsx';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { linesOf } from './address-lines.ts';
import { t } from './strings.ts';

const TRACKING_CONTEXT = { productPage: 'settings', productSection: 'business-address' };
const MIN_LENGTH = 3;

export interface StreetFieldProps {
  /** Path of the address in the settings. */
  readonly location: readonly string[];
  readonly name: string;
}

/** The street of an address. A suggestion fills in the city and the country, too. */
export function StreetField({ location, name }: StreetFieldProps) {
  const { api, newId } = useEditor();
  const run = useRun();
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  const [sessionToken, setSessionToken] = useState(newId);
  const settings = useBody(SETTINGS_KEY);
  const language = textAt(settings, 'website', 'language') || undefined;
  const label = t('settings.edit', { field: name });
  const at = [...location, 'addressLine1'];
  const { text, error, onChange, onBlur } = useTextField({ doc: SETTINGS_KEY, at, label, isOptional: true });
  const predictions = usePredictions({ input: typed, language, sessionToken });

  async function select(placeId: string): Promise<void> {
    setTyped('');
    try {
      const query = { placeId, language, sessionToken };
      const { place } = await api.placeDetails(query, TRACKING_CONTEXT);
      const value = { ...recordAt(settings, ...location), ...linesOf(place) };
      run(setValue({ doc: SETTINGS_KEY, at: location, value, label: t('address.fill') }));
    } catch (failure) {
      notify({ text: failureText(failure), isBad: true });
    }
    // A provider bills the requests until an address is selected as one search.
    setSessionToken(newId());
  }

  return (
    <SuggestField
      label={name}
      help={t('address.help')}
      value={text}
      error={error}
      emptyText={t(predictions === undefined ? 'address.keepTyping' : 'error.noResults')}
      suggestions={(predictions ?? []).map(({ placeId, title, description }) => ({
        id: placeId,
        label: title,
        description,
      }))}
      onChange={(next) => {
        setTyped(next);
        onChange(next);
      }}
      onBlur={() => {
        setTyped('');
        onBlur();
      }}
      onSelect={(placeId) => void select(placeId)}
    />
  );
}

interface Search {
  readonly input: string;
  readonly language: string | undefined;
  readonly sessionToken: string;
}

/** Undefined until there is a response. */
function usePredictions({ input, language, sessionToken }: Search) {
  const { api } = useEditor();
  const debounced = useDebouncedValue(input.trim(), 250);
  const isSearched = debounced.length >= MIN_LENGTH && input !== '';
  const { data } = useServer(
    [...SERVER.places, language ?? '', debounced],
    () => api.completeAddress({ input: debounced, language, sessionToken }, TRACKING_CONTEXT),
    { isOnce: true, isDisabled: !isSearched, keepsPreviousData: true },
  );
  return isSearched ? data?.predictions : undefined;
}
