import { Checkbox, Tooltip } from 'antd';
import { useId } from 'react';
import type { UserPrivilege } from '@/api/privileges';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import { tickOf } from './permissionTree';
import type { PermissionEditor } from './usePermissions';
import { useLabelOf } from './useTreeSearch';

interface PermissionBoxProps {
  readonly node: UserPrivilege;
  readonly editor: PermissionEditor;
  /** id of the text with the reason why a box is disabled */
  readonly hint: string;
}

export function PermissionBox({ node, editor, hint }: PermissionBoxProps) {
  const words = useWords(teacherWords);
  const labelOf = useLabelOf();
  const { selected, grantable, closed, toggle } = editor;
  const tick = tickOf(node, selected);
  const missing = closed === null && !grantable.has(node.privilegeId);
  const change = changeOf(node, editor);
  const mark = useId();
  const described = missing ? hint : change && mark;
  const box = (
    <Checkbox
      className={change ? `permission-${change}` : ''}
      checked={tick === 'all'}
      indeterminate={tick === 'some'}
      disabled={closed !== null || missing}
      {...(described ? { 'aria-describedby': described } : {})}
      onChange={() => toggle(node.privilegeId)}
    >
      {labelOf(node)}
    </Checkbox>
  );
  if (missing)
    return (
      <Tooltip title={words.onlyOwn} placement="right">
        <span>{box}</span>
      </Tooltip>
    );
  return (
    <>
      {box}
      {change && (
        <span id={mark} className={`permission-mark permission-mark-${change}`}>
          {words[change]}
        </span>
      )}
    </>
  );
}

/** The change of this privilege by a save, without those below it. */
function changeOf({ privilegeId }: UserPrivilege, { added, removed }: PermissionEditor): 'added' | 'removed' | null {
  const isIn = (nodes: readonly UserPrivilege[]) => nodes.some((node) => node.privilegeId === privilegeId);
  if (isIn(added)) return 'added';
  return isIn(removed) ? 'removed' : null;
}
