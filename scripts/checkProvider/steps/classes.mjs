// Sessions, classes, subjects and fees, up to an active session.
import { addDays } from '../days.mjs';

const schoolId = (w) => w.school.schoolId;
const ofSchool = (w) => ({ path: { schoolId: schoolId(w) } });

/** `from`: days from today to the first day. */
const sessionForm = (w, name, from) => ({
  sessionName: `${w.marker} ${name}`,
  startDate: addDays(w.today, from),
  endDate: addDays(w.today, from + 299),
  status: 'UPCOMING',
  schoolId: schoolId(w),
});
const CURRENT = -100;
const NEXT = 200;
const LATER = 500;

const ofSession = (key) => (w) => ({ path: { id: w[key].sessionId } });

const sessions = [
  {
    id: 'createSession',
    request: (w) => ({ body: sessionForm(w, 'current', CURRENT) }),
    keep: (w, data) => (w.session = data),
  },
  {
    id: 'createSession',
    prepares: true,
    request: (w) => ({ body: sessionForm(w, 'next', NEXT) }),
    keep: (w, data) => (w.nextSession = data),
  },
  {
    id: 'createSession',
    prepares: true,
    request: (w) => ({ body: sessionForm(w, 'later', LATER) }),
    keep: (w, data) => (w.spareSession = data),
  },
  { id: 'listSessions', request: ofSchool },
  { id: 'listReportSessions', request: ofSchool },
  { id: 'listActiveSessions', request: ofSchool },
  { id: 'getSession', request: ofSession('session') },
  { id: 'setSessionStatus', request: (w) => ({ path: { id: w.spareSession.sessionId, flag: 'true' } }) },
  { id: 'deleteSession', request: ofSession('spareSession') },
];

const classNamed = (list, name) => list.find(({ className }) => className === name);
const spareClass = (w) => ({ path: { id: w.spareClass.classId } });
const spareSection = (w) => ({ path: { id: w.spareSection.sectionId } });
const sectionForm = (w, sectionName) => ({ sectionName, classId: w.spareClass.classId, stream: null });

const classes = [
  {
    id: 'createClasses',
    request: (w) => ({
      body: {
        schoolId: schoolId(w),
        classes: [
          { className: '1', sections: [{ stream: null, sections: 1 }] },
          { className: '2', sections: [{ stream: null, sections: 1 }] },
          { className: '11', sections: [{ stream: 'SCIENCE', sections: 1 }] },
        ],
      },
    }),
  },
  {
    id: 'listClasses',
    request: ofSchool,
    keep: (w, list) => {
      w.classes = list;
      w.first = { classId: classNamed(list, '1').classId, sectionId: classNamed(list, '1').sections[0].sectionId };
      w.second = { classId: classNamed(list, '2').classId, sectionId: classNamed(list, '2').sections[0].sectionId };
      w.streamed = { classId: classNamed(list, '11').classId, sectionId: classNamed(list, '11').sections[0].sectionId };
    },
  },
  { id: 'listMasterClasses', request: ofSchool },
  {
    id: 'orderClasses',
    request: (w) => {
      const ordered = w.classes.filter(({ sequence }) => sequence !== null);
      const classIds = ordered.map(({ classId }) => classId);
      return { ...ofSchool(w), body: { classIds, previousClassIds: classIds } };
    },
  },
  {
    id: 'createClass',
    request: (w) => ({ body: { className: `Spare ${w.marker}`, schoolId: schoolId(w), teacherId: w.admin.teacherId } }),
    keep: (w, data) => (w.spareClass = data),
  },
  { id: 'getClass', request: spareClass },
  {
    id: 'updateClass',
    request: (w) => ({
      ...spareClass(w),
      body: { className: `Spare ${w.marker} 2`, schoolId: schoolId(w), version: w.spareClass.version },
    }),
  },
  { id: 'setClassStatus', request: (w) => ({ path: { ...spareClass(w).path, flag: 'false' } }) },
  { id: 'createSection', request: (w) => ({ body: sectionForm(w, 'A') }), keep: (w, data) => (w.spareSection = data) },
  {
    id: 'updateSection',
    request: (w) => ({ ...spareSection(w), body: { ...sectionForm(w, 'B'), version: w.spareSection.version } }),
  },
  { id: 'deleteSection', request: spareSection },
  { id: 'deleteClass', request: spareClass },
];

/** The first class in the current session. */
export const selection = (w) => ({ sessionId: w.session.sessionId, classId: w.first.classId });
const saveMaster = (w, subjectName) => ({ ...ofSchool(w), body: { subjectName: `${w.marker} ${subjectName}` } });
const classSubject = (w, subject) => ({
  ...selection(w),
  subjectId: subject.subjectId,
  ...{ type: 'MANDATORY', evaluationMethod: 'MARKS', theory: true, practical: false, viva: false, stream: null },
});
const groupForm = (w) => ({
  ...selection(w),
  groupName: `${w.marker} Group`,
  stream: null,
  subjectIds: [w.art.subjectId],
});
const keepAs = (key) => (w, data) => (w[key] = data);

/** The classes of a preview of a copy as the request that applies it names them. */
export const chosen = (w, rows) =>
  [w.second, w.streamed].map(({ classId }) => {
    const row = rows.find((one) => one.classId === classId);
    return { classId, fingerprint: row?.fingerprint };
  });

const subjects = [
  { id: 'saveMasterSubject', prepares: true, request: (w) => saveMaster(w, 'Poetry'), keep: keepAs('poetry') },
  { id: 'saveMasterSubject', prepares: true, request: (w) => saveMaster(w, 'Art'), keep: keepAs('art') },
  { id: 'saveMasterSubject', request: (w) => saveMaster(w, 'Robotics'), keep: keepAs('robotics') },
  { id: 'listMasterSubjects', request: ofSchool },
  { id: 'saveClassSubject', prepares: true, request: (w) => ({ body: classSubject(w, w.poetry) }) },
  {
    id: 'saveClassSubject',
    prepares: true,
    request: (w) => ({ body: { ...classSubject(w, w.art), type: 'OPTIONAL' } }),
    keep: keepAs('artOfClass'),
  },
  { id: 'saveClassSubject', request: (w) => ({ body: classSubject(w, w.robotics) }) },
  { id: 'listClassSubjects', request: (w) => ({ query: selection(w) }) },
  { id: 'deleteClassSubject', request: (w) => ({ path: { ...selection(w), subjectId: w.robotics.subjectId } }) },
  { id: 'deleteMasterSubject', request: (w) => ({ path: { ...ofSchool(w).path, subjectId: w.robotics.subjectId } }) },
  { id: 'saveSubjectGroup', request: (w) => ({ body: groupForm(w) }), keep: keepAs('group') },
  { id: 'listSubjectGroups', request: (w) => ({ query: selection(w) }) },
  { id: 'deleteSubjectGroup', request: (w) => ({ path: { ...selection(w), groupId: w.group.groupId } }) },
  { id: 'previewSubjectCopy', request: (w) => ({ path: selection(w) }), keep: keepAs('subjectCopies') },
  { id: 'applySubjects', request: (w) => ({ body: { ...selection(w), classes: chosen(w, w.subjectCopies) } }) },
];

const AMOUNTS = {
  ...{ totalFee: 24_000.5, admissionFee: 2000, tuitionFee: 18_000.5, examFee: 1000 },
  ...{ computerFee: 1200, developmentFee: 1300, otherFee: 500 },
};
const terms = (w) => [{ minimumDate: w.today, minimumFee: 12_000.5 }];

const fees = [
  {
    id: 'saveFeeStructure',
    request: (w) => ({ body: { ...selection(w), ...AMOUNTS, stream: null } }),
    keep: keepAs('feeStructure'),
  },
  { id: 'getFeeStructure', request: (w) => ({ path: selection(w) }) },
  {
    id: 'saveFeeTerms',
    request: (w) => ({ body: { ...selection(w), stream: null, fees: terms(w), version: w.feeStructure.version } }),
  },
  {
    id: 'saveFeeStructures',
    request: (w) => ({
      body: {
        sessionId: w.session.sessionId,
        rows: [
          { classId: w.second.classId, stream: null, ...AMOUNTS, version: 0, fees: terms(w) },
          { classId: w.streamed.classId, stream: 'SCIENCE', ...AMOUNTS, version: 0 },
        ],
      },
    }),
    keep: (w) => (w.hasFees = true),
  },
  {
    id: 'getStreamFeeStructure',
    request: (w) => ({ path: { sessionId: w.session.sessionId, classId: w.streamed.classId, stream: 'SCIENCE' } }),
  },
  { id: 'listFeeStructures', request: (w) => ({ path: { sessionId: w.session.sessionId } }) },
];

/** Makes the session active, which needs fees, subjects and result configs of all classes. */
const activation = [
  {
    id: 'updateSession',
    request: (w) => ({
      path: { id: w.session.sessionId },
      body: { ...sessionForm(w, 'current', CURRENT), status: 'ACTIVE', version: w.session.version },
    }),
    keep: (w, data) => (w.activeSession = data),
  },
];

export const classSteps = [...sessions, ...classes, ...subjects, ...fees];
export const activationSteps = activation;
