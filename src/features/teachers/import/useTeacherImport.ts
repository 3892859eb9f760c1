import { useRef, useState } from 'react';
import { CODES, type ApiFailure } from '@/api/catalogue';
import {
  useCheckTeacherImportMutation,
  useImportTeachersMutation,
  type ImportedTeacher,
  type TeacherImportCheck,
} from '@/api/teachers';
import { isUndecided, useFeedback, useSnackbar } from '@/shared/feedback';
import {
  chosenMapping,
  NO_HEADINGS,
  shownMapping,
  withField,
  withSuggestions,
  type HeadingFields,
} from '@/shared/import';
import { useRequestKey } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { teacherImportWords } from './teacherImportWords';

export type TeacherImportPhase =
  | { readonly kind: 'choosing'; readonly refused?: ApiFailure }
  | { readonly kind: 'checking'; readonly check?: TeacherImportCheck }
  | { readonly kind: 'checked'; readonly check: TeacherImportCheck; readonly undecided: boolean }
  | { readonly kind: 'importing'; readonly check: TeacherImportCheck }
  | { readonly kind: 'done'; readonly teachers: readonly ImportedTeacher[] };

/** Checks a file of teachers and registers them; the provider validates it both times and stores all rows or none. */
export function useTeacherImport(schoolId: number) {
  const words = useWords(teacherImportWords);
  const snackbar = useSnackbar();
  const feedback = useFeedback();
  const [file, setFile] = useState<File>();
  const [phase, setPhase] = useState<TeacherImportPhase>({ kind: 'choosing' });
  const [checkRows] = useCheckTeacherImportMutation();
  const [importRows, { reset }] = useImportTeachersMutation();
  const requestKey = useRequestKey();
  const fields = useRef<HeadingFields>(NO_HEADINGS);
  // Ignores the response of a check that was replaced by another file or mapping.
  const asked = useRef(0);
  const shown = phase.kind === 'checking' || phase.kind === 'checked' ? phase.check : undefined;

  const run = async (chosen: File, kept?: TeacherImportCheck) => {
    const turn = (asked.current += 1);
    requestKey.edited();
    setPhase({ kind: 'checking', ...(kept && { check: kept }) });
    const sent = checkRows({ teacherImportFile: { schoolId, file: chosen, ...chosenMapping(fields.current) } });
    const result = await feedback(sent.unwrap(), { fallback: words.checkFailed, onFailure: () => true });
    if (turn !== asked.current) return;
    setPhase(
      result.ok
        ? { kind: 'checked', check: result.data, undecided: false }
        : { kind: 'choosing', refused: result.failure },
    );
  };
  const map = (next: HeadingFields) => {
    fields.current = next;
    if (file) void run(file, shown);
  };
  const register = async () => {
    if (phase.kind !== 'checked' || !file) return;
    const { check } = phase;
    setPhase({ kind: 'importing', check });
    const order = { schoolId, teachers: check.ready, file, ...shownMapping(check.reading) };
    const key = requestKey.keyOf(undefined, order.teachers);
    const sent = importRows({ 'Idempotency-Key': key, teacherImportOrder: order });
    const result = await feedback(sent.unwrap(), { fallback: words.importFailed, onFailure: isOtherNow });
    if (result.ok) {
      requestKey.done();
      // Passwords remain only in the state of this screen.
      reset();
      setPhase({ kind: 'done', teachers: result.data.registered });
    } else if (isOtherNow(result.failure)) {
      snackbar.error(words.changed);
      await run(file);
    } else setPhase({ kind: 'checked', check, undecided: isUndecided(result.failure) });
  };
  return {
    file,
    phase,
    check: (chosen: File) => {
      setFile(chosen);
      void run(chosen);
    },
    mapHeading: (heading: string, field: string | null) => map(withField(fields.current, heading, field)),
    confirmHeadings: () => shown && map(withSuggestions(fields.current, shown.reading.columns)),
    register,
    restart: () => {
      fields.current = NO_HEADINGS;
      setFile(undefined);
      setPhase({ kind: 'choosing' });
    },
  };
}

const OTHER_NOW: readonly (number | null)[] = [
  CODES.CHANGED_MEANWHILE,
  CODES.INVALID_FILE_WITH_REASON,
  CODES.USERNAME_ALREADY_USED,
];
/** Another user registered one of the teachers or took a username; the file must be checked again. */
const isOtherNow = ({ responseCode }: ApiFailure): boolean => OTHER_NOW.includes(responseCode);
