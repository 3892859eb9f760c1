import { Form } from 'antd';
import type { Lookups } from '@/shared/domain';
import { useFields } from '@/shared/forms';
import { FormSection, FormWide } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { filled } from './fieldRules';
import { ParentsField } from './ParentsField';
import { SiblingsField } from './SiblingsField';
import { studentFields, type StudentValues } from './studentForm';
import type { Reveal } from './useReveal';

const Item = Form.Item<StudentValues>;

interface PeopleFieldsProps {
  readonly schoolId: number;
  /** the student being edited */
  readonly ownId: number | undefined;
  readonly lookups: Lookups;
  readonly reveal: Reveal;
}

/** Parents and siblings, side by side on wide screens. */
export function PeopleFields({ schoolId, ownId, lookups, reveal }: PeopleFieldsProps) {
  const words = useWords(studentWords);
  const fields = useFields(studentFields);
  const form = Form.useFormInstance<StudentValues>();
  return (
    <div className="student-family">
      <FormSection title={words.parents}>
        <FormWide>
          <Item name="parentsInfo" rules={[filled(fields.parentsInfo.message.minItems)]}>
            <ParentsField reveal={reveal} studentsMobile={() => form.getFieldValue('mobileNo') as string} />
          </Item>
        </FormWide>
      </FormSection>
      <FormSection title={words.siblings}>
        <FormWide>
          <Item name="siblingInfo">
            <SiblingsField schoolId={schoolId} ownId={ownId} lookups={lookups} />
          </Item>
        </FormWide>
      </FormSection>
    </div>
  );
}
