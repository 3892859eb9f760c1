import type { PrintedDocument } from '../document.ts';
import { showDay } from '../documentText.ts';
import { studentCertificateWords, transferCertificateWords as words } from './printed.words.ts';
import {
  certificateDocument,
  classInBoth,
  classLine,
  dayInBoth,
  dayOrMissing,
  orMissing,
  principalSignature,
  type StudentCertificateData,
} from './studentCertificate.ts';

function examLine({ details: { lastExam, lastResult } }: StudentCertificateData): string | null {
  if (lastExam === null || lastResult === null) return lastExam;
  return words.examAndResult(lastExam, lastResult);
}

function rowsOf(data: StudentCertificateData): readonly (readonly [label: string, value: string])[] {
  const { details } = data;
  const firstClass = orMissing(details.admissionClass && classInBoth(details.admissionClass));
  return [
    [words.name, data.studentName],
    [words.mother, orMissing(data.motherName)],
    [words.father, orMissing(data.fatherName)],
    [words.category, orMissing(data.category)],
    [words.admission, words.admitted(showDay(data.admissionDate), firstClass)],
    [words.born, dayInBoth(data.dateOfBirth)],
    [words.lastClass, classLine(data)],
    [words.lastExam, orMissing(examLine(data))],
    [words.promotion, orMissing(details.promotion)],
    [words.dues, orMissing(details.duesClearedUpTo)],
    [words.workingDays, orMissing(details.workingDays)],
    [words.daysPresent, orMissing(details.daysPresent)],
    [words.conduct, orMissing(details.conduct)],
    [words.application, dayOrMissing(details.applicationDate)],
    [words.issue, showDay(data.issuedOn)],
    [words.leaving, dayOrMissing(details.leavingDate)],
    [words.reason, orMissing(details.reason)],
    [words.remarks, orMissing(details.remarks)],
  ];
}

/** The transfer certificate as numbered rows, which prints also missing values. */
export const transferCertificateDocument = (data: StudentCertificateData): PrintedDocument =>
  certificateDocument(data, {
    title: words.title,
    body: [
      {
        kind: 'table',
        ruled: true,
        columns: [
          { title: words.no, weight: 1, align: 'center' },
          { title: words.particulars, weight: 7 },
          { title: words.entry, weight: 11 },
        ],
        rows: rowsOf(data).map(([label, value], at) => [String(at + 1), label, value]),
      },
    ],
    lines: [
      { caption: studentCertificateWords.classTeacher },
      { caption: studentCertificateWords.checked },
      principalSignature(data),
    ],
  });
