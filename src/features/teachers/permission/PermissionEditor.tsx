import { Alert, Button } from 'antd';
import { useId } from 'react';
import type { UserPrivilege } from '@/api/privileges';
import { ConflictDialog } from '@/shared/feedback';
import { useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import { PermissionBar } from './PermissionBar';
import { PermissionGroups } from './PermissionGroups';
import { within } from './permissionTree';
import { usePermissions, type PermissionEditor as Editor } from './usePermissions';

interface PermissionEditorProps {
  readonly userId: number;
  readonly tree: readonly UserPrivilege[];
}

export function PermissionEditor({ userId, tree }: PermissionEditorProps) {
  const editor = usePermissions(userId, tree);
  const { dialog } = useLeaveGuard(editor.changes > 0);
  const hint = useId();
  return (
    <>
      {editor.closed ? <WhyClosed closed={editor.closed} /> : <Tools tree={tree} editor={editor} hint={hint} />}
      <PermissionGroups tree={tree} editor={editor} hint={hint} />
      {!editor.closed && <PermissionBar editor={editor} />}
      {dialog}
      <ConflictDialog {...editor.conflict} />
    </>
  );
}

function WhyClosed({ closed }: { readonly closed: 'own' | 'beyond' }) {
  const words = useWords(teacherWords);
  return <Alert type="info" showIcon title={closed === 'own' ? words.ownPermissions : words.holdsMore} />;
}

interface ToolsProps {
  readonly tree: readonly UserPrivilege[];
  readonly editor: Editor;
  readonly hint: string;
}

function Tools({ tree, editor, hint }: ToolsProps) {
  const words = useWords(teacherWords);
  const grantsAll = tree.flatMap(within).every(({ privilegeId }) => editor.grantable.has(privilegeId));
  return (
    <div className="permission-tools">
      <div className="permission-hints">
        <p>{words.ticking}</p>
        {!grantsAll && <p id={hint}>{words.onlyOwn}</p>}
      </div>
      <Button size="small" onClick={editor.selectAll}>
        {words.selectAll}
      </Button>
      <Button size="small" onClick={editor.clear}>
        {words.clear}
      </Button>
    </div>
  );
}
