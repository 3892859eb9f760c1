import { Alert } from 'antd';
import type { Exam } from '@/api/results';
import type { ClassSelection } from '@/shared/domain';
import { useFields } from '@/shared/forms';
import { ReadOnlyField, ReadOnlySection } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { configWords } from '../words';
import { configFields, KINDS, type ConfigRecord } from './configForm';

interface ConfigReadingProps {
  readonly selection: ClassSelection;
  readonly record: ConfigRecord;
  readonly exams: readonly Exam[];
}

/** The config of an ACTIVE or COMPLETED session, read-only (SESSION-43). */
export function ConfigReading({ selection, record: { config }, exams }: ConfigReadingProps) {
  const words = useWords(configWords);
  const fields = useFields(configFields);
  const hint = words.reading(selection.session.sessionName);
  if (!config) return <Alert type="warning" showIcon title={words.notSaved} description={hint} />;
  return (
    <>
      <Alert type="info" showIcon title={hint} />
      <ReadOnlySection title={words.exams}>
        <ReadOnlyField label={fields.termExamNo.title}>{config.termExamNo}</ReadOnlyField>
        {config.termExamNo > 0 && (
          <ReadOnlyField label={fields.termExamName.title}>{config.termExamName}</ReadOnlyField>
        )}
        {KINDS.map(([on, name]) => (
          <ReadOnlyField key={on} label={fields[on].title}>
            {config[on] ? config[name] : words.off}
          </ReadOnlyField>
        ))}
        <ReadOnlyField label={words.stored} wide>
          {exams.map(({ examName }) => examName).join(', ')}
        </ReadOnlyField>
      </ReadOnlySection>
      <ReadOnlySection title={words.grace}>
        <ReadOnlyField label={fields.maxGraceMarks.title}>{config.maxGraceMarks}</ReadOnlyField>
        <ReadOnlyField label={fields.maxGraceSubjectsNo.title}>{config.maxGraceSubjectsNo}</ReadOnlyField>
      </ReadOnlySection>
    </>
  );
}
