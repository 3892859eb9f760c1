import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Parent, Sibling } from '@/api/students';
import { useFields } from '@/shared/forms';
import { studentAddress } from '@/shared/navigation';
import { PersonPicture, ReadOnlyField } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { answerWords, studentWords } from '../words';
import { shownAnswer } from './answers';
import { parentFields } from './parentForm';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part with several persons. */
function PeopleSection({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className="portal-card portal-form-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function ParentDetails({ parents }: { readonly parents: readonly Parent[] }) {
  const words = useWords(studentWords);
  const answers = useWords(answerWords);
  const fields = useFields(parentFields);
  return (
    <PeopleSection title={words.parents}>
      <div className="student-relatives">
        {parents.map((parent) => (
          <div key={parent.parentId} className="student-relative">
            <h3>
              {parent.name} <span>{words[parent.type]}</span>
            </h3>
            <dl className="portal-form-grid portal-read-only-grid">
              {(['mobileNo', 'aadharNo', 'panNo'] as const).map((name) => (
                <ReadOnlyField key={name} label={fields[name].title}>
                  {parent[name]}
                </ReadOnlyField>
              ))}
              <ReadOnlyField label={fields.taxPayer.title}>{parent.taxPayer ? words.yes : words.no}</ReadOnlyField>
              {(['higherQualification', 'occupation'] as const).map((name) => (
                <ReadOnlyField key={name} label={fields[name].title}>
                  {shownAnswer(answers, parent[name])}
                </ReadOnlyField>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </PeopleSection>
  );
}

export function SiblingDetails({ siblings }: { readonly siblings: readonly Sibling[] }) {
  const words = useWords(studentWords);
  return (
    <PeopleSection title={words.siblings}>
      {siblings.length === 0 && <p className="student-people-none">{words.noSiblings}</p>}
      {siblings.map((sibling) => (
        <div key={sibling.siblingStudentId} className="student-sibling">
          <PersonPicture name={sibling.siblingName} url={null} size="line" />
          <h3>
            <Link to={studentAddress('view', sibling.siblingStudentId, undefined)}>{sibling.siblingName}</Link>
          </h3>
          <dl>
            <ReadOnlyField label={words.code}>{sibling.siblingCode}</ReadOnlyField>
            <ReadOnlyField label={words.class}>{sibling.className}</ReadOnlyField>
          </dl>
        </div>
      ))}
    </PeopleSection>
  );
}
