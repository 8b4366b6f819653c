import {
  WEBSITE_STATUS,
  type WebsiteStatus,
  websiteStatus,
} from '../../../formatters/vocabulary/site/website-status.ts';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { useBody } from '../hooks/use-documents.ts';
import { SETTINGS_KEY } from '../model/documents.ts';
import { numberAt } from '../model/json-access.ts';
import { t } from '../strings/core-strings.ts';

/** Says what a trial, or a site without a paid plan, cannot do, and links to its upgrade. Nothing for other sites. */
export function UpgradePrompt() {
  const choice = choiceFor(websiteStatus(numberAt(useBody(SETTINGS_KEY), 'website', 'status')));
  if (choice === undefined) return null;
  return (
    <NoticeBar
      tone="warn"
      action={
        <LinkButton href={LINKS[choice]} isSmall>
          {t(`upgrade.${choice}`)}
        </LinkButton>
      }
    >
      {t(`upgrade.${choice}Text`)}
    </NoticeBar>
  );
}

const LINKS = {
  trial: '/settings/billing/upgrade',
  plan: '/settings/billing/subscriptions/website',
} as const;

function choiceFor(status: WebsiteStatus): keyof typeof LINKS | undefined {
  switch (status) {
    case WEBSITE_STATUS.trial:
      return 'trial';
    case WEBSITE_STATUS.expired:
    case WEBSITE_STATUS['past-due']:
      return 'plan';
    default:
      return undefined;
  }
}
