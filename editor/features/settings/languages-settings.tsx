import { X } from 'lucide-react';
import { Fragment, useMemo, useState } from 'react';
import type { Language } from '../../../compiler/model/index.ts';
import { UnsavedWork } from '../../core/drafts/save-bar.tsx';
import { useManualSave } from '../../core/drafts/use-manual-save.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { useRun } from '../../core/hooks/use-run.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { ComboBox } from '../../ui/fields/combo-box.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { changeLanguages, languagesIn, ownName, withPrimary } from './languages.ts';
import { languages as knownLanguages } from './locale-names.ts';
import css from './settings.module.css';
import { t } from './strings.ts';

/** The languages that the site is published in. */
export function LanguagesSettings() {
  const manualSave = useManualSave(SETTINGS_KEY);
  const may = useMay();
  const isReadOnly = !may('settings.write');
  const languages = languagesIn(useBody(SETTINGS_KEY));
  return (
    <div className={css.cards} data-undo="document">
      {isReadOnly && <NoticeBar>{t('settings.readOnly')}</NoticeBar>}
      <Fragment key={manualSave.resetCount}>
        <Card title={t('languages.title')}>
          <p className={css.intro}>{t('languages.help')}</p>
          <ul className={css.languages} aria-label={t('languages.title')}>
            {languages.map((language) => (
              <LanguageRow key={language.code} language={language} isReadOnly={isReadOnly} />
            ))}
          </ul>
          {!isReadOnly && <AddLanguage languages={languages} />}
          {!isReadOnly && languages.length > 1 && <PrimaryLanguage languages={languages} />}
        </Card>
      </Fragment>
      <UnsavedWork doc={SETTINGS_KEY} manualSave={manualSave} />
    </div>
  );
}

interface LanguageRowProps {
  readonly language: Language;
  readonly isReadOnly: boolean;
}

function LanguageRow({ language: { code, name, isPrimary, enabled }, isReadOnly }: LanguageRowProps) {
  const run = useRun();
  const publish = (isOn: boolean) =>
    run(
      changeLanguages(t('languages.publish', { name }), (languages) =>
        languages.map((each) => (each.code === code ? { ...each, enabled: isOn } : each)),
      ),
    );
  const remove = () =>
    run(
      changeLanguages(t('languages.remove', { name }), (languages) =>
        languages.filter((each) => each.code !== code),
      ),
    );
  return (
    <li className={css.language}>
      <span className={css.languageName} lang={code}>
        {name} · {code}
      </span>
      {isPrimary ? (
        <StatusPill tone="quiet">{t('languages.isPrimary')}</StatusPill>
      ) : (
        <>
          <Switch
            isSelected={enabled}
            isDisabled={isReadOnly}
            aria-label={t('languages.publish', { name })}
            onChange={publish}
          >
            {t('languages.published')}
          </Switch>
          {!isReadOnly && (
            <IconButton
              icon={<X aria-hidden="true" />}
              label={t('languages.remove', { name })}
              onPress={remove}
            />
          )}
        </>
      )}
    </li>
  );
}

function AddLanguage({ languages }: { readonly languages: readonly Language[] }) {
  const run = useRun();
  const [added, setAdded] = useState(0);
  const known = useMemo(knownLanguages, []);
  const options = known.filter(({ id }) => !languages.some(({ code }) => code === id));
  const add = (code: string | null) => {
    if (code === null) return;
    const language = { code, name: ownName(code), isPrimary: false, enabled: true };
    run(changeLanguages(t('languages.add', { name: language.name }), (before) => [...before, language]));
    setAdded(added + 1);
  };
  return (
    <ComboBox
      // The combo box keeps its initial list and its text.
      key={`${languages.map(({ code }) => code).join()}-${added}`}
      label={t('languages.addLabel')}
      help={t('languages.addHelp')}
      error={known.length === 0 ? t('settings.namesFailed') : undefined}
      options={options}
      value={null}
      onChange={add}
    />
  );
}

function PrimaryLanguage({ languages }: { readonly languages: readonly Language[] }) {
  const run = useRun();
  const label = t('languages.primary');
  return (
    <Select
      label={label}
      help={t('languages.primaryHelp')}
      options={languages.map(({ code, name }) => ({ id: code, label: `${name} · ${code}` }))}
      value={languages.find(({ isPrimary }) => isPrimary)?.code ?? null}
      onChange={(code) => run(changeLanguages(label, (before) => withPrimary(before, code)))}
    />
  );
}
