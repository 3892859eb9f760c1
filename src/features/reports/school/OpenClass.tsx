import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useWords } from '@/shared/words';
import { reportWords } from '../kit/reportWords';
import type { ReportList } from '../kit/useReportList';
import type { SchoolFilters } from './schoolLists';

interface OpenClassProps {
  readonly list: ReportList<SchoolFilters>;
}

/** The class whose students are shown, with the button back to the classes; nothing without an open class. */
export function OpenClass({ list }: OpenClassProps) {
  const { openClassId } = list.filters;
  if (openClassId === undefined) return null;
  const name = list.classes.find(({ classId }) => classId === openClassId)?.className;
  return <Bar name={name} onBack={() => list.change({ openClassId: undefined })} />;
}

function Bar({ name, onBack }: { readonly name: string | undefined; readonly onBack: () => void }) {
  const words = useWords(reportWords);
  const back = useRef<HTMLButtonElement>(null);
  // The rows of the classes are replaced, so the name of the class cannot keep the focus.
  useEffect(() => {
    if (document.activeElement?.closest('table')) back.current?.focus();
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
