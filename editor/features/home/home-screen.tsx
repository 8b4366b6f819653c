import { UpgradePrompt } from '../../core/billing/upgrade-prompt.tsx';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useMay } from '../../core/hooks/use-may.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { greeting } from './greeting.ts';
import { RecentReleases } from './recent-releases.tsx';
import { RecentWork } from './recent-work.tsx';
import { SetupCard } from './setup/setup-card.tsx';
import { ToDo } from './to-do.tsx';
import { WeekSales } from './week-sales.tsx';

/** Tasks, sales of the week, recent releases and recent work. */
export function HomeScreen() {
  const { me, now } = useEditor();
  const may = useMay();
  const name = me.name || me.email;
  return (
    <Screen title={greeting(new Date(now()).getHours(), name.split(' ')[0] ?? name)}>
      <Columns
        main={
          <>
            <UpgradePrompt />
            <SetupCard />
            <ToDo />
            <RecentWork />
          </>
        }
        side={
          <>
            {may('orders.read') && <WeekSales />}
            {may('releases.read') && <RecentReleases />}
          </>
        }
      />
    </Screen>
  );
}
