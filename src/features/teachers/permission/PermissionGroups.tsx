import { Checkbox, Tooltip } from 'antd';
import type { UserPrivilege } from '@/api/privileges';
import { privilegeWords } from '@/shared/labels';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import { tickOf, within } from './permissionTree';
import type { PermissionEditor } from './usePermissions';

interface PermissionGroupsProps {
  readonly tree: readonly UserPrivilege[];
  readonly editor: PermissionEditor;
  /** the element that says why a box cannot be ticked */
  readonly hint: string;
}

/** What staff call a privilege; one the catalogue does not know goes by its name. */
const labelOf = ({ privilegeName }: UserPrivilege, labels: Readonly<Record<string, string>>): string =>
  labels[privilegeName] ?? privilegeName;

/** One card for each group of the menu. */
export function PermissionGroups({ tree, editor, hint }: PermissionGroupsProps) {
  const words = useWords(teacherWords);
  return (
    <div className="permission-groups">
      {tree.map((group) => {
        const ids = within(group).map(({ privilegeId }) => privilegeId);
        return (
          <section key={group.privilegeId} className="portal-card permission-group">
            <header>
              <h2>
                <PermissionBox node={group} editor={editor} hint={hint} />
              </h2>
              <span className="permission-count">
                {words.countOf(ids.filter((id) => editor.held.has(id)).length, ids.length)}
              </span>
            </header>
            <Branch nodes={group.childPrivileges} editor={editor} hint={hint} />
          </section>
        );
      })}
    </div>
  );
}

interface BranchProps extends Omit<PermissionGroupsProps, 'tree'> {
  readonly nodes: readonly UserPrivilege[];
}

function Branch({ nodes, ...rest }: BranchProps) {
  if (nodes.length === 0) return null;
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.privilegeId}>
          <PermissionBox node={node} {...rest} />
          <Branch nodes={node.childPrivileges} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface PermissionBoxProps extends Omit<PermissionGroupsProps, 'tree'> {
  readonly node: UserPrivilege;
}

function PermissionBox({ node, editor, hint }: PermissionBoxProps) {
  const words = useWords(teacherWords);
  const labels = useWords(privilegeWords);
  const { held, grantable, closed, toggle } = editor;
  const tick = tickOf(node, held);
  const missing = closed === null && !grantable.has(node.privilegeId);
  const box = (
    <Checkbox
      checked={tick === 'all'}
      indeterminate={tick === 'some'}
      disabled={closed !== null || missing}
      {...(missing ? { 'aria-describedby': hint } : {})}
      onChange={() => toggle(node.privilegeId)}
    >
      {labelOf(node, labels)}
    </Checkbox>
  );
  if (!missing) return box;
  return (
    <Tooltip title={words.onlyOwn} placement="right">
      <span>{box}</span>
    </Tooltip>
  );
}
