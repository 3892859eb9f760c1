import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import type { SubjectLimits } from '@/api/results';
import { FormDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { awardListWords } from './awardListWords';

interface AwardListValues {
  readonly subjectIds: number[];
}

const Item = Form.Item<AwardListValues>;

interface AwardListDialogProps {
  readonly open: boolean;
  /** description of the list */
  readonly about: string;
  readonly subjects: readonly SubjectLimits[];
  readonly preselected: number[];
  readonly onDownload: (subjectIds: number[]) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for the subjects of an award list. Enter downloads the list. */
export function AwardListDialog({ subjects, preselected, onDownload, about, ...props }: AwardListDialogProps) {
  const words = useWords(awardListWords);
  const [isEmpty, setEmpty] = useState(preselected.length === 0);
  return (
    <FormDialog<AwardListValues>
      {...props}
      title={words.title}
      saveLabel={words.download}
      saveDisabled={isEmpty}
      initialValues={{ subjectIds: preselected }}
      onValuesChange={(_changed, { subjectIds }) => setEmpty(subjectIds.length === 0)}
      onSave={({ subjectIds }) => onDownload(subjectIds)}
    >
      <p>{about}</p>
      <Item name="subjectIds" noStyle>
        <SubjectChoice subjects={subjects} />
      </Item>
    </FormDialog>
  );
}

interface SubjectChoiceProps {
  readonly subjects: readonly SubjectLimits[];
  /** passed by the form */
  readonly value?: readonly number[];
  readonly onChange?: (subjectIds: number[]) => void;
}

function SubjectChoice({ subjects, value = [], onChange }: SubjectChoiceProps) {
  const words = useWords(awardListWords);
  const isAll = value.length === subjects.length;
  return (
    <div role="group" aria-label={words.subjects} className="award-subjects">
      <Checkbox
        checked={isAll}
        indeterminate={!isAll && value.length > 0}
        onChange={() => onChange?.(isAll ? [] : subjects.map(({ subjectId }) => subjectId))}
      >
        {words.all}
      </Checkbox>
      <Checkbox.Group<number>
        options={subjects.map(({ subjectId, subjectName }) => ({ value: subjectId, label: subjectName }))}
        value={[...value]}
        onChange={(subjectIds) => onChange?.(subjectIds)}
      />
    </div>
  );
}
