import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import type { ResultRules } from '@/api/results';
import type { Session } from '@/api/sessions';
import { useHolds } from '@/shared/access';
import { useFields } from '@/shared/forms';
import { showDate } from '@/shared/lib/dates';
import { useListLink } from '@/shared/lists';
import { paths } from '@/shared/navigation';
import { ReadOnlyField, ReadOnlySection } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { rulesFields, type NumberName } from './rulesForm';
import { rulesWords, type RulesWords } from './rulesWords';

interface RulesReadingProps {
  readonly session: Session;
  readonly rules: ResultRules;
}

const NAMED = 3;

/** 'Term Exam 1 of 15 classes on 30/06/2026; Half Yearly of class 8 on 12/10/2026; 2 more'. */
function declaredNames(words: RulesWords, declared: ResultRules['declared']): string {
  const groups = new Map<string, ResultRules['declared']>();
  for (const exam of declared) {
    const key = `${exam.resultDeclarationDate} ${exam.examName}`;
    groups.set(key, [...(groups.get(key) ?? []), exam]);
  }
  const names = [...groups.values()].map((exams) => {
    const [{ examName, resultDeclarationDate }] = exams as [ResultRules['declared'][number]];
    const classes = exams.map(({ className }) => className);
    return words.declaredExam(examName, classes, showDate(resultDeclarationDate));
  });
  const others = names.length - NAMED;
  return [...names.slice(0, NAMED), ...(others > 0 ? [words.otherExams(others)] : [])].join('; ');
}

/** The rules of a COMPLETED session, or while results are declared, with the reason. */
export function RulesReading({ session, rules }: RulesReadingProps) {
  const words = useWords(rulesWords);
  const fields = useFields(rulesFields);
  const holds = useHolds();
  const linkTo = useListLink(session.schoolId);
  const { sessionId, sessionName, status } = session;
  const percent = (name: NumberName) => (
    <ReadOnlyField label={fields[name].title}>{words.percent(rules[name])}</ReadOnlyField>
  );
  const grades = rules.gradeScale.map(({ name, fromPercent }) => words.gradeFrom(name, fromPercent));
  return (
    <>
      {status === 'COMPLETED' ? (
        <Alert type="info" showIcon title={words.completed(sessionName)} />
      ) : (
        <Alert
          type="info"
          showIcon
          title={words.declared}
          description={
            <>
              {words.declaredOf(declaredNames(words, rules.declared))}{' '}
              {holds('LOCK_RESULT') ? (
                <Link className="rules-link" to={linkTo(paths.controlResult, { sessionId })}>
                  {words.toControl}
                </Link>
              ) : (
                words.toControl
              )}
            </>
          }
        />
      )}
      <ReadOnlySection title={words.passing}>
        {percent('passPercent')}
        {percent('annualPaperPercent')}
        <ReadOnlyField label={fields.maxSupplementarySubjects.title}>{rules.maxSupplementarySubjects}</ReadOnlyField>
        <ReadOnlyField label={fields.medicalLeavesOut.title} wide>
          {rules.medicalLeavesOut.map((kind) => words[kind]).join(', ')}
        </ReadOnlyField>
      </ReadOnlySection>
      <ReadOnlySection title={words.divisions}>
        {percent('firstPercent')}
        {percent('secondPercent')}
        {percent('thirdPercent')}
        {percent('distinctionPercent')}
      </ReadOnlySection>
      <ReadOnlySection title={words.marksheets}>
        <ReadOnlyField label={fields.gradeScale.title} wide>
          {grades.length > 0 ? grades.join(', ') : words.noGrades}
        </ReadOnlyField>
        <ReadOnlyField label={fields.declarationRequired.title}>
          {rules.declarationRequired ? words.yes : words.no}
        </ReadOnlyField>
      </ReadOnlySection>
    </>
  );
}
