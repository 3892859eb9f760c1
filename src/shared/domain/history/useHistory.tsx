import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Privilege } from '@/api/catalogue';
import type { HistoryEntity, HistoryQuery } from '@/api/history';
import { HISTORY_READERS } from '@common/historyReaders';
import { useHolds } from '../../access';
import { useDialog } from '../../ui';
import { useWords } from '../../words';
import { historyWords } from './historyWords';

const HistoryDrawer = lazy(async () => ({ default: (await import('./HistoryDrawer')).HistoryDrawer }));

const READERS: Readonly<Record<HistoryEntity, readonly Privilege[]>> = HISTORY_READERS;

export interface HistoryTarget {
  readonly record: HistoryQuery;
  readonly name: string;
}

export interface History {
  readonly mayRead: (entity: HistoryEntity) => boolean;
  readonly show: (target: HistoryTarget) => void;
  /** To be rendered by the screen. */
  readonly drawer: ReactNode;
}

/** The drawer with the history of a record, for a screen that opens it from a menu or button. */
export function useHistory(): History {
  const holds = useHolds();
  const dialog = useDialog<HistoryTarget>();
  return {
    mayRead: (entity) => READERS[entity].some(holds),
    show: dialog.show,
    drawer: dialog.target && (
      <Suspense>
        <HistoryDrawer key={dialog.opening} open={dialog.open} onClose={dialog.close} {...dialog.target} />
      </Suspense>
    ),
  };
}

interface HistoryButtonProps extends HistoryTarget {
  readonly text?: string;
}

/** Opens the history of a record; nothing without the privilege. */
export function HistoryButton({ record, name, text }: HistoryButtonProps) {
  const words = useWords(historyWords);
  const { mayRead, show, drawer } = useHistory();
  if (!mayRead(record.entity)) return null;
  return (
    <>
      <Button icon={<HistoryOutlined aria-hidden />} onClick={() => show({ record, name })}>
        {text ?? words.open}
      </Button>
      {drawer}
    </>
  );
}
