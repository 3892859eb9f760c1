import { Checkbox, Form, Input, Select } from 'antd';
import type { SubjectLimits } from '@/api/results';
import { FormDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { BOUNDS, componentsIn } from './limitCells';
import { NO_FILLING, type Filling } from './limitFill';
import { limitsWords } from './limitsWords';

const Item = Form.Item<FillValues>;
const ALL = 0;
type FillValues = Omit<Filling, 'examId'> & { readonly examId: number };

interface FillDialogProps {
  readonly open: boolean;
  readonly subjects: readonly SubjectLimits[];
  readonly onFill: (filling: Filling) => void;
  readonly onClose: () => void;
}

/** The same marks for all subjects of an exam, or of all exams: what is alike need not be typed again and again. */
export function FillDialog({ open, subjects, onFill, onClose }: FillDialogProps) {
  const words = useWords(limitsWords);
  const exams = (subjects[0]?.exams ?? []).filter(({ lockedMaxMarks }) => !lockedMaxMarks);
  const fill = ({ examId, ...filling }: FillValues) => {
    onFill({ ...filling, examId: examId === ALL ? null : examId });
    onClose();
  };
  return (
    <FormDialog<FillValues>
      open={open}
      title={words.fillTitle}
      saveLabel={words.fillIn}
      initialValues={{ ...NO_FILLING, examId: ALL }}
      onSave={fill}
      onClose={onClose}
    >
      <p>{words.fillText}</p>
      <Item name="examId" label={words.fillExam}>
        <Select
          options={[
            { value: ALL, label: words.allExams },
            ...exams.map(({ examId, examName }) => ({ value: examId, label: examName })),
          ]}
        />
      </Item>
      {componentsIn(subjects).map((component) => (
        <div key={component} className="limits-fill">
          {BOUNDS.map((bound) => (
            <Item
              key={bound}
              name={`${component}${bound}`}
              label={`${words[component]} ${words[bound === 'Min' ? 'min' : 'max'].toLowerCase()}`}
            >
              <Input inputMode="decimal" autoComplete="off" />
            </Item>
          ))}
        </div>
      ))}
      <Item name="onlyEmpty" valuePropName="checked">
        <Checkbox>{words.onlyEmpty}</Checkbox>
      </Item>
    </FormDialog>
  );
}
