// The further reports: each is one file and an entry in schoolReports.ts. A request names the report.
import { isTooLong, MOST_DAYS } from '../../../../common/reportDays.ts';
import type { Context } from '../../../call/context.ts';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Privilege } from '../../../contract/generated/privileges.gen.ts';
import { fail, failField, failFields, type Problem } from '../../../shared/fail.ts';
import type { Report } from '../kit/report.ts';

export type SchoolRequest = components['schemas']['SchoolReportRequest'];
type SchoolFileRequest = components['schemas']['SchoolReportFileRequest'];

/** Filters that only some reports have. */
const FILTERS = ['sessionId', 'classIds', 'from', 'to', 'day', 'details', 'groupBy', 'onlyDue', 'mobiles'] as const;
type Filter = (typeof FILTERS)[number];

export interface SchoolReport extends Report<SchoolRequest> {
  privilege: Privilege;
  /** true: the filter is required */
  takes: Partial<Record<Filter, boolean>>;
}

const FACTS: Record<Filter, { title: string; messages?: Readonly<Record<string, string>> }> =
  FORM_FACTS.SchoolReportRequest;

const missing = (filter: Filter): string =>
  FACTS[filter].messages?.['required'] ?? `${FACTS[filter].title} is required`;

function problemOf({ takes }: SchoolReport, request: SchoolRequest, filter: Filter): Problem[] {
  const isSet = request[filter] !== undefined;
  if (isSet && takes[filter] === undefined) return [{ path: filter, message: 'The report has no such filter' }];
  return !isSet && takes[filter] ? [{ path: filter, message: missing(filter) }] : [];
}

function rangeProblems({ from, to }: SchoolRequest): Problem[] {
  if (from === undefined || to === undefined) return [];
  if (to < from) return [{ path: 'to', message: 'End date must not be before the start date' }];
  return isTooLong(from, to) ? [{ path: 'to', message: `Select at most ${MOST_DAYS} days` }] : [];
}

/** 109 for slips of a report that has none, in a spreadsheet or in another order, and for a language without slips. */
export function requireSlips({ slips }: SchoolReport, request: SchoolFileRequest): void {
  const { paper, fileFormat, language, sortBy } = request;
  const problems: Problem[] = [];
  if (paper === 'SLIPS') {
    if (!slips) problems.push({ path: 'paper', message: 'The report has no slips' });
    if (fileFormat !== 'PDF') problems.push({ path: 'fileFormat', message: 'Slips are available as a PDF' });
    if (sortBy !== undefined) problems.push({ path: 'sortBy', message: 'Slips are in the order of the classes' });
  } else if (language !== undefined) problems.push({ path: 'language', message: 'Only slips have a language' });
  if (problems.length > 0) failFields(problems);
}

/** 137 without the privilege of the report; 109 for a missing filter, one that the report does not have, and a wrong range. */
export function requireReport({ actor }: Context, report: SchoolReport, request: SchoolRequest): void {
  if (!actor.privileges.has(report.privilege)) fail('NO_PRIVILEGES');
  const problems = [...FILTERS.flatMap((filter) => problemOf(report, request, filter)), ...rangeProblems(request)];
  if (problems.length > 0) failFields(problems);
}

/** 109 for a file of a format that the report does not have. */
export function requireFormat({ noPdf }: SchoolReport, fileFormat: 'EXCEL' | 'PDF'): void {
  if (noPdf !== undefined && fileFormat === 'PDF') failField('fileFormat', noPdf);
}
