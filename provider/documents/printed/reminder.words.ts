// Texts of the fee reminder slips in both languages.

export type SlipLanguage = 'ENGLISH' | 'HINDI';

interface ReminderWords {
  title: string;
  date: string;
  session: string;
  student: string;
  father: string;
  class: string;
  code: string;
  dueBy: (day: string) => string;
  next: string;
  nextBy: (day: string) => string;
  amountBy: (amount: string, day: string) => string;
  total: string;
  /** by the requested amount */
  request: Record<'due' | 'next' | 'total', string>;
  signature: string;
}

const ENGLISH: ReminderWords = {
  title: 'Fee Reminder',
  date: 'Date',
  session: 'Session',
  student: 'Student',
  father: 'Father',
  class: 'Class',
  code: 'Code',
  dueBy: (day) => `Due by ${day}`,
  next: 'Next instalment',
  nextBy: (day) => `Next instalment, due on ${day}`,
  amountBy: (amount, day) => `${amount}, due on ${day}`,
  total: 'Total pending',
  request: {
    due: 'Dear parent, we kindly request you to pay the amount due at the school as early as possible. Please ignore this reminder if you have already paid.',
    next: 'Dear parent, we kindly request you to pay the next instalment at the school by its due date. Please ignore this reminder if you have already paid.',
    total:
      'Dear parent, we kindly request you to pay the pending amount at the school. Please ignore this reminder if you have already paid.',
  },
  signature: 'For the school',
};

const HINDI: ReminderWords = {
  title: 'शुल्क स्मरण पत्र',
  date: 'दिनांक',
  session: 'सत्र',
  student: 'विद्यार्थी',
  father: 'पिता का नाम',
  class: 'कक्षा',
  code: 'विद्यार्थी कोड',
  dueBy: (day) => `${day} तक देय राशि`,
  next: 'अगली किस्त',
  nextBy: (day) => `अगली किस्त, देय तिथि ${day}`,
  amountBy: (amount, day) => `${amount}, देय तिथि ${day}`,
  total: 'कुल बकाया राशि',
  request: {
    due: 'आदरणीय अभिभावक, आपसे विनम्र निवेदन है कि देय राशि यथाशीघ्र विद्यालय में जमा कराने का कष्ट करें। यदि राशि जमा कराई जा चुकी हो, तो कृपया इस पत्र पर ध्यान न दें।',
    next: 'आदरणीय अभिभावक, आपसे विनम्र निवेदन है कि अगली किस्त देय तिथि तक विद्यालय में जमा कराने का कष्ट करें। यदि राशि जमा कराई जा चुकी हो, तो कृपया इस पत्र पर ध्यान न दें।',
    total:
      'आदरणीय अभिभावक, आपसे विनम्र निवेदन है कि बकाया राशि विद्यालय में जमा कराने का कष्ट करें। यदि राशि जमा कराई जा चुकी हो, तो कृपया इस पत्र पर ध्यान न दें।',
  },
  signature: 'विद्यालय की ओर से',
};

export const reminderWords: Record<SlipLanguage, ReminderWords> = { ENGLISH, HINDI };
