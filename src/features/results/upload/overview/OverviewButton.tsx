import { BarChartOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import type { StudentMarks } from '@/api/results';
import type { ClassSelection } from '@/shared/domain';
import type { Sheet } from '@/shared/sheet';
import { useDialog, useIsRoomy } from '@/shared/ui';
import { useWords } from '@/shared/words';
import type { MarksSheetData, Paper } from '../markCells';
import { ClassOverviewView } from './ClassOverviewView';
import { overviewWords } from './overviewWords';
import { RegisterDownload } from './RegisterDownload';

interface OverviewButtonProps {
  readonly selection: ClassSelection;
  readonly sheet: Sheet<StudentMarks>;
  readonly data: MarksSheetData;
  readonly papers: readonly Paper[];
}

const WIDTH = 720;

/** Opens the figures of the class in the exam, with the register to download. */
export function OverviewButton({ selection, sheet, data, papers }: OverviewButtonProps) {
  const words = useWords(overviewWords);
  const roomy = useIsRoomy();
  const { open, show, close } = useDialog<object>();
  const { class: ofClass, section } = selection;
  return (
    <>
      <Button icon={<BarChartOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => show({})}>
        {words.open}
      </Button>
      <Drawer
        open={open}
        onClose={close}
        title={words.title}
        size={roomy ? WIDTH : '100%'}
        closable={{ 'aria-label': words.close, placement: 'end' }}
        destroyOnHidden
        footer={<RegisterDownload selection={selection} exam={data.exam} />}
      >
        <ClassOverviewView
          sheet={sheet}
          data={data}
          papers={papers}
          className={section ? `${ofClass.className} ${section.sectionName}` : ofClass.className}
        />
      </Drawer>
    </>
  );
}
