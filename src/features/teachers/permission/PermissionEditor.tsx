import { Alert } from 'antd';
import { useId } from 'react';
import type { UserPrivilege } from '@/api/privileges';
import { ConflictDialog } from '@/shared/feedback';
import type { TeacherHandover } from '@/shared/navigation';
import { EmptyState, useDialog, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import { CopyDialog } from './CopyDialog';
import { PermissionBar } from './PermissionBar';
import { PermissionGroups } from './PermissionGroups';
import { PermissionTools } from './PermissionTools';
import { usePermissions } from './usePermissions';
import { useTreeSearch } from './useTreeSearch';

interface PermissionEditorProps {
  readonly teacher: TeacherHandover['teacher'];
  readonly tree: readonly UserPrivilege[];
}

export function PermissionEditor({ teacher, tree }: PermissionEditorProps) {
  const words = useWords(teacherWords);
  const editor = usePermissions(teacher, tree);
  const { dialog } = useLeaveGuard(editor.changes > 0, { part: 'record', notSaved: editor.unconfirmed });
  const search = useTreeSearch(tree);
  const copying = useDialog<TeacherHandover['teacher']>();
  const hint = useId();
  const { found } = search;
  return (
    <>
      {editor.closed && <WhyClosed closed={editor.closed} />}
      <PermissionTools tree={tree} editor={editor} search={search} hint={hint} onCopy={() => copying.show(teacher)} />
      {found?.found.size === 0 ? (
        <div className="portal-card">
          <EmptyState text={words.nothingFound(search.text.trim())} />
        </div>
      ) : (
        <PermissionGroups tree={tree} editor={editor} found={found} hint={hint} />
      )}
      {!editor.closed && <PermissionBar editor={editor} />}
      <CopyDialog key={copying.opening} copying={copying} onCopy={editor.tickToo} grantable={editor.grantable} />
      {dialog}
      <ConflictDialog {...editor.conflict} />
    </>
  );
}

function WhyClosed({ closed }: { readonly closed: 'own' | 'beyond' }) {
  const words = useWords(teacherWords);
  return <Alert type="info" showIcon title={closed === 'own' ? words.ownPermissions : words.holdsMore} />;
}
