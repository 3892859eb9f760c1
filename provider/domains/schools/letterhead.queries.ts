import { and, eq } from 'drizzle-orm';
import { images } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { DocumentSchool } from '../../documents/printed/school.ts';
import { getSchoolRow } from './schools.queries.ts';

/** The values of the school in the letterhead of a document. */
export async function letterheadOf(db: Db, schoolId: number): Promise<DocumentSchool> {
  const school = await getSchoolRow(db, schoolId);
  const [logo] =
    school.logoId === null
      ? []
      : await db
          .select({ bytes: images.bytes })
          .from(images)
          .where(and(eq(images.schoolId, schoolId), eq(images.id, school.logoId)));
  return {
    name: school.name,
    address: school.address,
    phone: school.contactPhone,
    mobile: school.contactMobile,
    email: school.contactEmail,
    letterNo: school.letterNo,
    logo: logo?.bytes ?? null,
  };
}
