import { type DocKey, PAGE_TYPE, type Status } from '../../../../compiler/model/index.ts';
import { setStatus } from '../../../commands/set-status.ts';
import { setValue } from '../../../commands/set-value.ts';
import { useBodies, useBody } from '../../../hooks/use-documents.ts';
import { useMay } from '../../../hooks/use-may.ts';
import { useRun } from '../../../hooks/use-run.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { LinkButton } from '../../../kit/buttons/link.tsx';
import { Disclosure } from '../../../kit/collections/disclosure.tsx';
import { Select } from '../../../kit/fields/select.tsx';
import { documentsOf, screenOf, typeOf } from '../../../model/documents.ts';
import { flagAt, numberAt, textAt } from '../../../model/read.ts';
import { STATUSES, statusOf } from '../../../model/status.ts';
import { t } from '../../../strings.ts';
import { makeHome } from '../commands/page-commands.ts';
import css from '../pages.module.css';
import { FlagPlaceField, TextPlaceField } from './fields.tsx';
import { PictureField } from './picture-field.tsx';
import { PublishTime } from './publish-time.tsx';

/** What a page or a collection is called, where it is, who sees it, and what search engines read. */
export function PageFields({ doc }: { readonly doc: DocKey }) {
  const bodies = useBodies();
  const body = useBody(doc);
  const run = useRun();
  const mayWrite = useMay()('pages.write');
  const isHome = flagAt(body, 'isHome');
  const isSystem = numberAt(body, 'pageType') === PAGE_TYPE['not-found'];
  const isPage = typeOf(doc) === 'page';
  const content = isPage ? undefined : screenOf(doc, body);
  const status = statusOf(body);
  const checkAddress = (text: string) => {
    if (!URL_ID.test(text)) return t('field.addressWrong');
    const others = [...documentsOf(bodies, 'page'), ...documentsOf(bodies, 'collection')];
    return others.some(({ key, body: other }) => key !== doc && textAt(other, 'urlId') === text)
      ? t('field.addressTaken')
      : undefined;
  };
  return (
    <>
      <TextPlaceField
        doc={doc}
        at={['title']}
        label={t('field.pageTitle')}
        isOptional={false}
        validate={(text) => (text.trim() === '' ? t('field.titleNeeded') : undefined)}
      />
      <TextPlaceField
        doc={doc}
        at={['navigationTitle']}
        label={t('field.navigationTitle')}
        placeholder={textAt(body, 'title')}
      />
      {!isSystem && (
        <TextPlaceField
          doc={doc}
          at={['urlId']}
          label={t('field.address')}
          isMono
          isOptional={false}
          validate={checkAddress}
          help={t('field.addressHelp', { url: isHome ? '/' : `/${textAt(body, 'urlId')}` })}
        />
      )}
      {isPage && !isSystem && (
        <>
          <Select<Status>
            label={t('field.visibility')}
            value={status}
            isDisabled={!mayWrite}
            options={STATUSES.map((id) => ({ id, label: id }))}
            onChange={(next) => run(setStatus([doc], next, t('step.editPage')))}
          />
          {status === 'Scheduled' && <PublishTime doc={doc} />}
          {isHome ? (
            <p className={css.quiet}>{t('field.isHome')}</p>
          ) : (
            mayWrite && (
              <Button isSmall onPress={() => run(makeHome(doc))}>
                {t('field.makeHome')}
              </Button>
            )
          )}
        </>
      )}
      {content !== undefined && (
        <LinkButton href={content} isSmall>
          {t('pages.openContent')}
        </LinkButton>
      )}
      <Disclosure title={t('field.searchEngines')}>
        <div className={css.form}>
          <TextPlaceField
            doc={doc}
            at={['seo', 'title']}
            label={t('field.seoTitle')}
            placeholder={textAt(body, 'title')}
          />
          <TextPlaceField doc={doc} at={['seo', 'description']} label={t('field.seoDescription')} isLong />
          <FlagPlaceField doc={doc} at={['seo', 'hidden']} label={t('field.seoHidden')} />
          <PictureField
            label={t('field.seoImage')}
            assetId={textAt(body, 'seo', 'imageId')}
            onChoose={(value) =>
              run(setValue({ doc, at: ['seo', 'imageId'], value, label: t('step.editPage') }))
            }
            onRemove={() =>
              run(setValue({ doc, at: ['seo', 'imageId'], value: undefined, label: t('step.editPage') }))
            }
          />
        </div>
      </Disclosure>
    </>
  );
}

/** One piece of an address or several (compiler/model, fields/url-id). */
const URL_ID = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*(?:\/[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*)*$/u;
