import { Button } from 'antd';
import { useReopen } from '@/shared/drafts';
import { useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { ADMINISTRATOR_DRAFTS } from '../form/useTeacherForm';
import { teacherWords } from '../words';
import { AdministratorDialog } from './AdministratorDialog';
import { useAdministratorArrival } from './useAdministratorArrival';

/** The button and the dialog for the administrator of a school; nothing until a school is chosen. */
export function AddAdministrator({ schoolId }: { readonly schoolId: number | undefined }) {
  const words = useWords(teacherWords);
  const { target, open, opening, show, close } = useDialog<number>();
  useAdministratorArrival(schoolId, show);
  useReopen(
    ADMINISTRATOR_DRAFTS,
    schoolId === undefined ? undefined : (id) => id === String(schoolId) && show(schoolId),
  );
  if (schoolId === undefined) return null;
  return (
    <>
      <Button onClick={() => show(schoolId)}>{words.addAdministrator}</Button>
      {target !== undefined && <AdministratorDialog key={opening} open={open} schoolId={target} onClose={close} />}
    </>
  );
}
