import { numberInWords } from '../../../common/moneyWords.ts';
import type { Block, Pair, PrintedDocument } from '../document.ts';
import { showDay } from '../documentText.ts';
import { classAndSection, orNone } from './payment.ts';
import type { MarksheetData } from './marksheetData.ts';
import { gradesTable, legendOf, marksTable } from './marksheetTable.ts';
import { marksheetWords as words } from './marksheet.words.ts';
import { letterheadOf } from './school.ts';

const studentPairs = ({ student }: MarksheetData): Block => ({
  kind: 'pairs',
  across: 2,
  ...(student.photo ? { picture: student.photo } : {}),
  pairs: [
    { label: words.name, value: student.name, wide: true },
    { label: words.father, value: orNone(student.fatherName), wide: true },
    { label: words.mother, value: orNone(student.motherName), wide: true },
    { label: words.class, value: classAndSection(student.className, student.section) },
    { label: words.rollNo, value: student.rollNo === null ? words.none : String(student.rollNo) },
    { label: words.born, value: showDay(student.dateOfBirth) },
    { label: words.code, value: String(student.code) },
    { label: words.srNumber, value: orNone(student.srNo) },
  ],
});

function totalInWords(marks: number): string {
  const whole = numberInWords(Math.floor(marks));
  return Number.isInteger(marks) ? whole : words.half(whole);
}

const summaryTable = ({ total, division, rank, student }: MarksheetData): Block => ({
  kind: 'table',
  boxed: true,
  columns: [
    words.totalMarks,
    words.percentage,
    words.division,
    student.section === null ? words.rank : words.rankInSection,
  ].map((title) => ({ title, weight: 1, align: 'center' })),
  rows: [
    [
      total ? words.ofMaximum(total.raised, total.full) : words.none,
      total ? words.percent(total.percentage) : words.none,
      division ? words.divisions[division] : words.none,
      rank ? words.rankOf(rank.rank, rank.of) : words.none,
    ],
  ],
});

function resultPairs({ total, result, remark, declaredOn }: MarksheetData): Block {
  const pairs: Pair[] = [{ label: words.result, value: result }];
  if (total) pairs.push({ label: words.inWords, value: totalInWords(total.raised) });
  if (declaredOn) pairs.push({ label: words.declared, value: showDay(declaredOn) });
  if (remark) pairs.push({ label: words.remark, value: remark });
  return { kind: 'pairs', across: 1, pairs };
}

/** The marksheet of a student in an exam, in the annual exam the report card of the year; always one page. */
export function marksheetDocument(data: MarksheetData): PrintedDocument {
  const title = data.ofYear ? words.ofYear : words.ofExam;
  // The letter number is only for letters.
  const { number: _number, ...letterhead } = letterheadOf(data.school);
  const legend = legendOf(data);
  return {
    title: `${title} ${data.student.name}`,
    layout: 'portrait',
    onePage: true,
    letterhead,
    blocks: [
      { kind: 'title', text: title, note: words.about(data.exam, data.session) },
      studentPairs(data),
      ...(data.subjects.length > 0 ? [marksTable(data)] : []),
      ...(legend.length > 0 ? [{ kind: 'paragraph', tone: 'quiet', text: legend.join('  ·  ') } as const] : []),
      ...gradesTable(data),
      ...(data.total ? [summaryTable(data)] : []),
      resultPairs(data),
      {
        kind: 'signatures',
        tall: true,
        lines: [{ caption: words.classTeacher }, { caption: words.incharge }, { caption: words.principal }],
      },
    ],
  };
}
