import { Checkbox, Form, Input, Select } from 'antd';
import type { SubjectLimits } from '@/api/results';
import { FormDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { BOUNDS } from './limitCells';
import { kindsIn, startOf, type Filling, type SubjectKind } from './limitFill';
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

/** The same marks for all subjects of a kind, such as theory only or theory and practical, in one exam or in all. */
export function FillDialog({ open, subjects, onFill, onClose }: FillDialogProps) {
  const words = useWords(limitsWords);
  const kinds = kindsIn(subjects);
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
      guard="page"
      initialValues={{ ...startOf(kinds), examId: ALL }}
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
      {kinds.map((kind) => (
        <KindFields key={kind.key} kind={kind} isOnly={kinds.length === 1} />
      ))}
      <Item name="onlyEmpty" valuePropName="checked">
        <Checkbox>{words.onlyEmpty}</Checkbox>
      </Item>
    </FormDialog>
  );
}

interface KindFieldsProps {
  readonly kind: SubjectKind;
  readonly isOnly: boolean;
}

/** Minimum and maximum of each component of the kind. */
function KindFields({ kind: { key, components, count }, isOnly }: KindFieldsProps) {
  const words = useWords(limitsWords);
  const names = components.map((component) => words[component]);
  return (
    <fieldset className="limits-kind">
      {!isOnly && <legend>{words.kind(names, count)}</legend>}
      {components.map((component) => (
        <div key={component} className="limits-fill">
          {BOUNDS.map((bound) => (
            <Item
              key={bound}
              name={['marks', key, `${component}${bound}`]}
              label={`${words[component]} ${words[bound === 'Min' ? 'min' : 'max'].toLowerCase()}`}
            >
              <Input inputMode="decimal" autoComplete="off" />
            </Item>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
