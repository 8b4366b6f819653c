import { useEditor } from '../../hooks/editor-context.tsx';
import { useMay } from '../../hooks/use-may.ts';
import { Columns } from '../../kit/layout/columns.tsx';
import { Screen } from '../../kit/layout/screen.tsx';
import { greeting } from './greeting.ts';
import { LastPublishes } from './last-publishes.tsx';
import { NeedsYou } from './needs-you.tsx';
import { RecentWork } from './recent-work.tsx';
import { WeekSales } from './week-sales.tsx';

/** What waits for somebody, how it sells, what went live, and where to go on. */
export function HomeScreen() {
  const { me, now } = useEditor();
  const may = useMay();
  const name = me.name || me.email;
  return (
    <Screen title={greeting(new Date(now()).getHours(), name.split(' ')[0] ?? name)}>
      <Columns
        main={
          <>
            <NeedsYou />
            <RecentWork />
          </>
        }
        side={
          <>
            {may('orders.read') && <WeekSales />}
            {may('releases.read') && <LastPublishes />}
          </>
        }
      />
    </Screen>
  );
}
