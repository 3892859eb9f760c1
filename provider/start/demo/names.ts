// Names of the demo's students; the draw is equal on every machine.

// oxfmt-ignore
export const SURNAMES = [
  'Sharma', 'Verma', 'Gupta', 'Meena', 'Choudhary', 'Saini', 'Kumawat', 'Jangid', 'Rathore', 'Shekhawat', 'Gurjar', 'Yadav',
  'Agarwal', 'Jain', 'Khan', 'Qureshi', 'Singh', 'Bairwa', 'Prajapat', 'Soni', 'Mathur', 'Bishnoi', 'Joshi', 'Kaur',
] as const;
// oxfmt-ignore
export const BOYS = [
  'Aarav', 'Vivaan', 'Aditya', 'Arjun', 'Rohan', 'Kartik', 'Dhruv', 'Yash', 'Harsh', 'Lakshya', 'Mohit', 'Nikhil', 'Pranav',
  'Rahul', 'Sahil', 'Tanmay', 'Ayaan', 'Faizan', 'Gaurav', 'Ishaan', 'Devendra', 'Bhavesh', 'Chirag', 'Om Prakash',
] as const;
// oxfmt-ignore
export const GIRLS = [
  'Aanya', 'Diya', 'Asha', 'Kavya', 'Riya', 'Saanvi', 'Ananya', 'Priya', 'Pooja', 'Nisha', 'Muskan', 'Khushi', 'Tanvi',
  'Ishita', 'Bhavna', 'Divya', 'Garima', 'Harshita', 'Jyoti', 'Laxmi', 'Mahima', 'Zoya', 'Sana', 'Vaishnavi',
] as const;
// oxfmt-ignore
export const FATHERS = [
  'Ramesh', 'Suresh', 'Mahesh', 'Dinesh', 'Mukesh', 'Rajesh', 'Anil', 'Sunil', 'Vijay', 'Ashok', 'Kailash', 'Gopal', 'Imran',
  'Salim', 'Hemant', 'Lokesh', 'Narendra', 'Manoj', 'Bhanwar Lal', 'Om Singh',
] as const;
// oxfmt-ignore
export const MOTHERS = [
  'Sunita', 'Anita', 'Rekha', 'Seema', 'Kamla', 'Geeta', 'Meena', 'Pushpa', 'Santosh', 'Manju', 'Rukhsana', 'Shabnam', 'Lata',
  'Vimla', 'Asha', 'Kiran', 'Mamta', 'Sarita', 'Usha', 'Radha',
] as const;
/** Complete names in Devanagari: first names (boy, girl), surname, father, mother. */
export const HINDI = [
  ['आरव', 'अनन्या', 'शर्मा', 'रमेश शर्मा', 'सुनीता शर्मा'],
  ['क्षितिज', 'ऋतु', 'राठौड़', 'विक्रम सिंह राठौड़', 'गीता देवी'],
  ['श्रेयांश', 'श्रीजा', 'जोशी', 'कृष्ण कुमार जोशी', 'लक्ष्मी जोशी'],
  ['ज्ञानेन्द्र', 'कृष्णा', 'मीणा', 'हनुमान मीणा', 'कमला मीणा'],
] as const;
// oxfmt-ignore
export const STREETS = ['Station Road', 'Bani Park', 'Vidyadhar Nagar', 'Sanganer Road', 'Jhotwara', 'Malviya Nagar', 'Adarsh Colony'] as const;
export const BLOCKS = ['Sanganer', 'Jhotwara', 'Amer', 'Bassi', 'Chomu'] as const;
// oxfmt-ignore
export const OCCUPATIONS = ['PRIVATE', 'OWN BUSINESS', 'GOVT TEACHER', 'AGRICULTURE', 'GOVT STATE', 'LABOURER', 'ENGINEER'] as const;
export const QUALIFICATIONS = ['SECONDARY', 'HIGHER SECONDARY', 'GRADUATE', 'POST GRADUATE', 'PRIMARY'] as const;
export const CATEGORIES = ['GENERAL', 'OBC', 'OBC', 'SC', 'ST', 'EBC', null] as const;
export const BLOOD_GROUPS = ['A+', 'B+', 'O+', 'AB+', 'O-', 'B-', null] as const;

/** Numbers from 0 to 1 in a fixed order (mulberry32). */
export function drawing(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (share: number) => next() < share,
    of: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    digits: (count: number) => Array.from({ length: count }, () => below(10)).join(''),
  };
}
