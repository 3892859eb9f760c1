import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { DayClose } from '@/api/receipts';
import { useHolds } from '@/shared/access';
import { paths } from '@/shared/navigation';
import { EmptyState, FailedState, PageFrame, PageSkeleton, RefusedState, type LoadState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { dayCloseWords } from '../dayCloseWords';
import { managementWords } from '../words';
import { CancelledTable } from './CancelledTable';
import { CashierTable } from './CashierTable';
import { DayCloseFilters } from './DayCloseFilters';
import { DaySums } from './DaySums';
import { DaysView } from './DaysView';
import { Drawers } from './Drawers';
import { TypeTable } from './TypeTable';
import { useDayClose } from './useDayClose';
import { useDayDocument } from './useDayDocument';

/** The receipts of a day by cashier, mode and type, which the school counts, prints and signs in the evening. */
export function DayCloseScreen() {
  const words = useWords(dayCloseWords);
  const { title: management } = useWords(managementWords);
  const holds = useHolds();
  const { list, day, days, state } = useDayClose();
  const { range, mine } = list.filters;
  const dayDocument = useDayDocument(mine);
  const actions = (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        disabled={!day || dayDocument.busy === 'print'}
        loading={dayDocument.busy === 'save'}
        onClick={() => day && dayDocument.save(day)}
      >
        {words.pdf}
      </Button>
      <Button
        type="primary"
        icon={<PrinterOutlined aria-hidden />}
        disabled={!day || dayDocument.busy === 'save'}
        loading={dayDocument.busy === 'print'}
        onClick={() => day && dayDocument.print(day)}
      >
        {words.print}
      </Button>
    </>
  );
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: management, to: paths.receipts }, { label: words.title }]}
      description={words.madeThatDay}
      actions={holds('LIST_RECEIPT') && range === 'DAY' ? actions : undefined}
    >
      <DayCloseFilters list={list} />
      <Content state={state} loaded={day ?? days}>
        {day && <Day day={day} mine={mine} />}
        {days && <DaysView days={days} onOpen={(date) => list.change({ date, range: 'DAY' })} />}
      </Content>
    </PageFrame>
  );
}

interface ContentProps {
  readonly state: LoadState | undefined;
  readonly loaded: object | undefined;
  readonly children: ReactNode;
}

/** The sums stay visible while the same day or range is refetched, also if that fails: an open count must not be lost. */
function Content({ state, loaded, children }: ContentProps) {
  const words = useWords(dayCloseWords);
  if (state === undefined)
    return (
      <div className="portal-card">
        <EmptyState text={words.chooseSchool} />
      </div>
    );
  const failure = state.kind === 'failed' && (
    <div className="portal-card">
      <FailedState {...state} inRow={loaded !== undefined} />
    </div>
  );
  if (state.kind === 'refused')
    return (
      <div className="portal-card">
        <RefusedState {...state} />
      </div>
    );
  if (!loaded) return failure || <PageSkeleton />;
  return (
    <div className="day-close-content" aria-busy={state.kind === 'loading'}>
      {failure}
      {children}
    </div>
  );
}

function Day({ day, mine }: { readonly day: DayClose; readonly mine: boolean }) {
  const words = useWords(dayCloseWords);
  return (
    <div className="day-close">
      {day.total.receipts > 0 ? (
        <>
          <DaySums day={day} mine={mine} />
          <Drawers day={day} mine={mine} />
          <CashierTable day={day} />
          <TypeTable day={day} />
        </>
      ) : (
        <>
          <div className="portal-card">
            <EmptyState text={words.empty} />
          </div>
          <Drawers day={day} mine={mine} />
        </>
      )}
      <CancelledTable title={words.cancelled} cancelled={day.cancelled} date="cancelledOn" />
      <CancelledTable title={words.earlierCancelled} cancelled={day.earlierCancelled} date="madeOn" />
    </div>
  );
}
