import type { Privilege } from '../../contract/generated/privileges.gen.ts';

interface DemoTeacher {
  fullName: string;
  userName: string;
  gender: 'MALE' | 'FEMALE';
  dateOfBirth: string;
  contactPhone: string;
  disabled?: boolean;
}

/** Privileges of the demo's teachers without a named account. */
export const TEACHER_PRIVILEGES: readonly Privilege[] = ['DASHBOARD', 'RESULT', 'UPLOAD_RESULT'];

/** The teachers of each demo school; class teachers first, in the order of the classes. */
export const DEMO_TEACHERS: readonly (readonly DemoTeacher[])[] = [
  [
    teacher('Kavita Meena', 'kavita.meena', 'FEMALE', '1988-06-14', '9829100101'),
    teacher('Pooja Saini', 'pooja.saini', 'FEMALE', '1992-11-02', '9829100102'),
    teacher('Rekha Kumawat', 'rekha.kumawat', 'FEMALE', '1985-03-27', '9829100103'),
    teacher('Anita Choudhary', 'anita.choudhary', 'FEMALE', '1990-08-19', '9829100104'),
    teacher('Mohammed Salim', 'mohammed.salim', 'MALE', '1983-01-05', '9829100105'),
    teacher('सीमा जोशी', 'seema.joshi', 'FEMALE', '1991-04-23', '9829100106'),
    teacher('Gurpreet Kaur', 'gurpreet.kaur', 'FEMALE', '1987-12-11', '9829100107'),
    teacher('Dinesh Sharma', 'dinesh.sharma', 'MALE', '1979-09-30', '9829100108'),
    teacher('Farah Naaz', 'farah.naaz', 'FEMALE', '1993-02-17', '9829100109'),
    teacher('Vikram Singh Rathore', 'vikram.rathore', 'MALE', '1981-07-08', '9829100110'),
    teacher('Lakshmi Narayanan', 'lakshmi.narayanan', 'FEMALE', '1986-10-25', '9829100111'),
    teacher('Thomas Mathew', 'thomas.mathew', 'MALE', '1978-05-16', '9829100112'),
    teacher('राजेन्द्र प्रसाद', 'rajendra.prasad', 'MALE', '1976-12-03', '9829100113'),
    teacher('Neha Agarwal', 'neha.agarwal', 'FEMALE', '1989-03-09', '9829100114'),
    teacher('Suresh Bishnoi', 'suresh.bishnoi', 'MALE', '1984-08-28', '9829100115'),
    { ...teacher('Om Prakash Jangid', 'om.jangid', 'MALE', '1964-01-21', '9829100116'), disabled: true },
  ],
  [
    teacher('Deepika Hada', 'deepika.hada', 'FEMALE', '1990-02-12', '9414200101'),
    teacher('Arif Mansuri', 'arif.mansuri', 'MALE', '1985-06-30', '9414200102'),
    teacher('Sushila Gurjar', 'sushila.gurjar', 'FEMALE', '1982-11-18', '9414200103'),
    teacher('Mahendra Nagar', 'mahendra.nagar', 'MALE', '1988-09-04', '9414200104'),
  ],
];

function teacher(
  fullName: string,
  userName: string,
  gender: DemoTeacher['gender'],
  dateOfBirth: string,
  contactPhone: string,
): DemoTeacher {
  return { fullName, userName, gender, dateOfBirth, contactPhone };
}
