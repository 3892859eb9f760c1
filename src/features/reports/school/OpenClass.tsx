import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useWords } from '@/shared/words';
import { reportWords } from '../kit/reportWords';
import type { ReportList } from '../kit/useReportList';
import type { SchoolFilters } from './schoolLists';

interface OpenClassProps {
  readonly list: ReportList<SchoolFilters>;
  readonly onClosed: (classId: number) => void;
}

/** The class whose students are shown, with the button back to the classes; nothing while no class is open. */
export function OpenClass({ list, onClosed }: OpenClassProps) {
  const { openClassId } = list.filters;
  if (openClassId === undefined) return null;
  const onBack = () => {
    list.change({ openClassId: undefined });
    onClosed(openClassId);
  };
  return <Bar name={list.classes.find(({ classId }) => classId === openClassId)?.className} onBack={onBack} />;
}

function Bar({ name, onBack }: { readonly name: string | undefined; readonly onBack: () => void }) {
  const words = useWords(reportWords);
  const back = useRef<HTMLButtonElement>(null);
  // The button of the class in the table is gone, and the focus would be lost.
  useEffect(() => {
    if (document.activeElement === document.body) back.current?.focus();
  }, []);
  return (
    <div className="portal-card report-open-class">
      <Button ref={back} icon={<ArrowLeftOutlined aria-hidden />} onClick={onBack}>
        {words.allClasses}
      </Button>
      {name !== undefined && <h2>{words.openClass(name)}</h2>}
    </div>
  );
}
