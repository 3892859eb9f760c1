import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { UserPrivilege } from '@/api/privileges';
import { paths } from '@/shared/navigation';
import { uiWords } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import type { PermissionEditor } from './usePermissions';
import { useLabelOf } from './useTreeSearch';

/** The unsaved changes, the result of the last save, and the save button, always visible. */
export function PermissionBar({ editor }: { readonly editor: PermissionEditor }) {
  const words = useWords(teacherWords);
  const navigate = useNavigate();
  return (
    <div className="portal-card permission-bar">
      <div className="permission-state">
        <Status editor={editor} />
        <Changes editor={editor} />
      </div>
      <Button onClick={() => void navigate(paths.teachers)}>{words.back}</Button>
      <Button
        type="primary"
        loading={editor.busy}
        disabled={editor.changes === 0 && !editor.notSaved}
        onClick={editor.save}
      >
        {words.saveChanges}
      </Button>
    </div>
  );
}

function Status({ editor: { changes, outcome, notSaved } }: { readonly editor: PermissionEditor }) {
  const words = useWords(teacherWords);
  const { notSaved: unconfirmed, entriesKept, checkStored } = useWords(uiWords);
  return (
    <p role="status">
      {(notSaved || (outcome === 'failed' && changes > 0)) && (
        <span className="permission-failed">
          <ExclamationCircleOutlined aria-hidden /> {notSaved && changes === 0 ? unconfirmed : words.notSaved}
        </span>
      )}
      {notSaved && <span className="permission-failed">{changes > 0 ? entriesKept : checkStored}</span>}
      {changes > 0 && <span>{words.unsaved(changes)}</span>}
      {changes === 0 && outcome === 'saved' && (
        <span className="permission-saved">
          <CheckCircleOutlined aria-hidden /> {words.allSaved}
        </span>
      )}
      {changes === 0 && !notSaved && outcome !== 'saved' && <span>{words.noChanges}</span>}
    </p>
  );
}

/** Maximum number of named permissions; the tree marks all of them. */
const NAMED = 8;

/** The permissions that a save grants and revokes. */
function Changes({ editor: { added, removed } }: { readonly editor: PermissionEditor }) {
  const words = useWords(teacherWords);
  const labelOf = useLabelOf();
  const named = (nodes: readonly UserPrivilege[]): string => {
    const names = nodes.slice(0, NAMED).map(labelOf).join(', ');
    return nodes.length > NAMED ? words.andMore(names, nodes.length - NAMED) : names;
  };
  return (
    <>
      {added.length > 0 && <p className="permission-gives">{words.addedNames(added.length, named(added))}</p>}
      {removed.length > 0 && <p className="permission-takes">{words.removedNames(removed.length, named(removed))}</p>}
    </>
  );
}
