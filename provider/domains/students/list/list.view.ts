import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Services } from '../../../call/services.ts';
import { rowView } from '../students.view.ts';
import type { ListRow } from './list.queries.ts';

export const listRowView = (row: ListRow, services: Services): components['schemas']['StudentRow'] =>
  rowView(
    row,
    [
      {
        sessionId: row.sessionId,
        classId: row.classId,
        sectionId: row.sectionId,
        rollNo: row.rollNo,
        className: row.className,
        sectionName: row.sectionName,
        registrationStatus: row.registrationStatus,
        newAdmission: row.newAdmission,
      },
    ],
    services,
  );
