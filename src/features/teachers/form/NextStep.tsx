import { CheckCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { Teacher } from '@/api/teachers';
import { useHolds } from '@/shared/access';
import { useWords } from '@/shared/words';
import { wayTo } from '../wayTo';
import { teacherWords } from '../words';

/** A new teacher has no permissions; links to them for users who may grant them. */
export function NextStep({ teacher }: { readonly teacher: Teacher }) {
  const words = useWords(teacherWords);
  const navigate = useNavigate();
  const holds = useHolds();
  const { to, state } = wayTo('permission', teacher);
  if (!holds('USER_MANAGEMENT')) return null;
  return (
    <section className="portal-card teacher-next" aria-label={words.nextStep}>
      <CheckCircleOutlined aria-hidden className="teacher-next-icon" />
      <p>{words.registeredOf(teacher.teacherName, teacher.userName)}</p>
      <Button type="primary" ghost onClick={() => void navigate(to, { state })}>
        {words.givePermissions}
      </Button>
    </section>
  );
}
